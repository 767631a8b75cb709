/// The file that comes nearest to what is wanted.
struct FontMatch: Sendable {
  let file: FontFile
  /// A nearer one, without its extension, that was there when goldens were recorded and is not here.
  let absent: String?
}
