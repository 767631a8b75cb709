package import Drawing

/// Where a worker finds what previews are made with.
package struct ResourceOptions: Codable, Sendable {
  /// `nil` where a catalog has no resources.
  package let folder: String?
  /// Searched before the system's.
  package let fontFolders: [String]
  /// Whose widths text has.
  package let metrics: TextMetrics

  package init(folder: String? = nil, fontFolders: [String] = [], metrics: TextMetrics = .ios) {
    (self.folder, self.fontFolders, self.metrics) = (folder, fontFolders, metrics)
  }
}
