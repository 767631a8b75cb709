package import Drawing

/// Where a worker finds what previews are made with.
package struct ResourceOptions: Codable, Sendable {
  /// `nil` where a catalog has no resources.
  package let folder: String?
  package let fonts: FontSources
  /// Whose widths text has.
  package let metrics: TextMetrics
  /// The file of names; the one beside the executable where it is `nil`.
  package let names: String?
  /// The folder of the package that sources are looked for in.
  package let package: String?

  package init(
    folder: String? = nil, fonts: FontSources = FontSources(), metrics: TextMetrics = .ios, names: String? = nil,
    package: String? = nil
  ) {
    (self.folder, self.fonts, self.metrics) = (folder, fonts, metrics)
    (self.names, self.package) = (names, package)
  }
}
