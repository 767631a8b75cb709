package import LPDrawing

/// Where a worker finds the resources of previews.
package struct ResourceOptions: Codable, Sendable {
  /// The folder of resources; `nil` if the catalog has none.
  package let folder: String?
  package let fonts: FontSources
  /// The metrics that decide the widths of text.
  package let metrics: TextMetrics
  /// The path of the file of names; `nil` for the one beside the executable.
  package let names: String?
  /// The folder of the package in which sources are looked up.
  package let package: String?

  package init(
    folder: String? = nil, fonts: FontSources = FontSources(), metrics: TextMetrics = .ios, names: String? = nil,
    package: String? = nil
  ) {
    (self.folder, self.fonts, self.metrics) = (folder, fonts, metrics)
    (self.names, self.package) = (names, package)
  }
}
