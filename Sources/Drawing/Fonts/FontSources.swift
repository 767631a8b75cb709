/// Where a font set takes fonts from.
package struct FontSources: Hashable, Codable, Sendable {
  /// Folders of the user's, which go before everything else, in their order.
  package var folders: [String]
  /// Fonts that lie with goldens; they go before the system's.
  package var kept: [KeptFont]
  /// Styles that families had where goldens were recorded, by the stems of their files. Other styles of such a family,
  /// which another machine may have, are not used.
  package var families: [String: [String]]
  /// Whether the system's fonts are used where no others are.
  package var includesSystem: Bool
  /// Whether goldens say which fonts there are. Without, a machine that lacks an essential font is an error.
  package var isRecorded: Bool

  package init(
    folders: [String] = [], kept: [KeptFont] = [], families: [String: [String]] = [:], includesSystem: Bool = true,
    isRecorded: Bool = false
  ) {
    self.folders = folders
    self.kept = kept
    self.families = families
    self.includesSystem = includesSystem
    self.isRecorded = isRecorded
  }
}
