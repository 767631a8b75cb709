import Drawing

/// Where a worker finds what previews are made with.
struct ResourceOptions: Codable, Sendable {
  /// `nil` where a catalog has no resources.
  let folder: String?
  /// Searched before the system's.
  let fontFolders: [String]
  /// Whose widths text has.
  let metrics: TextMetrics
}
