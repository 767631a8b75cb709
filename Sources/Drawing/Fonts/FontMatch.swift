/// The font file that is nearest to the wanted one.
struct FontMatch: Sendable {
  let file: FontFile
  /// The name, without extension, of a nearer file that existed when goldens were recorded and is missing here.
  let absent: String?
}
