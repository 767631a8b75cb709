/// The outcome of checking the golden of a variant.
package enum GoldenVerdict: Hashable, Codable, Sendable {
  package enum Proof: String, Hashable, Codable, Sendable {
    /// The layout text is the same, and there is no golden picture.
    case layout
    /// The golden's seal names the same display list and renderer, and the file has not changed since.
    case digest
    /// The digest of the pixels is the one in the unchanged golden.
    case pixelDigest
    /// The decoded pixels are the same.
    case pixels
    /// The decoded pixels differ within the preview's tolerance.
    case tolerance
  }

  package enum Part: String, Hashable, Codable, Sendable {
    case layout, picture
  }

  case same(provenBy: Proof)
  case missing([Part])
  /// The layout or the picture differs; `nil` for a part that is the same or not recorded.
  case changed(layout: LayoutDifference?, image: ImageDifference?)
  /// Fonts or libraries differ from those of the golden, so its picture is not compared. A layout without text does not
  /// depend on them; a difference in it is `changed`.
  case environmentDiffers([EnvironmentDifference], layout: LayoutDifference?)
  case unreadable(GoldenFileError)
}
