/// A preview whose goldens are in the folder of its former name.
package struct RenamedPreview: Hashable, Codable, Sendable {
  /// `goldens/Gallery/card`
  package var from: String
  /// `goldens/Gallery/profile-card`
  package var to: String
  /// The number of variants in that folder whose layout text is the same.
  package var same: Int
  package var all: Int

  /// `goldens/Gallery/card is probably goldens/Gallery/profile-card now (12 of 12 layouts are the same)`
  package var message: String {
    "\(from) is probably \(to) now (\(same) of \(all) layouts are the same); run `git mv \(from) \(to)`"
  }
}
