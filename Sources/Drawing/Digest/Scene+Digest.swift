package import LPScene

extension Scene {
  /// Computes the SHA-256 digest of everything that the scene paints, which is the same on every machine.
  ///
  /// Names, titles and details of groups are not painted and do not count; neither do groups that only contain other
  /// items.
  /// - Parameter imageDigest: returns the digest of an image file's content by the path in the scene, or `nil` for a
  ///   file that cannot be read; the scene's digest distinguishes such a file from all others.
  package func digest(imageDigest: (String) -> String?) -> String {
    SHA256.hex(encoded(imageDigest: imageDigest))
  }
}
