/// The places from which a font set takes fonts.
package struct FontSources: Hashable, Codable, Sendable {
  /// The user's folders in order, which take precedence over everything else.
  package var folders: [String]
  /// The fonts that are stored with goldens; they take precedence over the system's.
  package var kept: [KeptFont]
  /// The styles of families on the machine where goldens were recorded, by the stems of their files. Other styles of
  /// these families, which another machine may have, are not used.
  package var families: [String: [String]]
  /// Whether the system's fonts are used if no other font matches.
  package var includesSystem: Bool
  /// Whether goldens record their fonts. If they do not, a missing essential font is an error.
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
