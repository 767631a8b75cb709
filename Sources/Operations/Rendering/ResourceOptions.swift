package import Drawing

/// Where a worker finds what previews are made with.
package struct ResourceOptions: Codable, Sendable {
  /// `nil` where a catalog has no resources.
  package let folder: String?
  package let fonts: FontSources
  /// Whose widths text has.
  package let metrics: TextMetrics

  package init(folder: String? = nil, fonts: FontSources = FontSources(), metrics: TextMetrics = .ios) {
    (self.folder, self.fonts, self.metrics) = (folder, fonts, metrics)
  }
}
