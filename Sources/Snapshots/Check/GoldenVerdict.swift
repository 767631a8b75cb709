/// What a check found for one variant.
package enum GoldenVerdict: Hashable, Codable, Sendable {
  package enum Proof: String, Hashable, Codable, Sendable {
    /// There is only a layout golden, and its text is the same.
    case layout
    /// The golden's seal: drawn from the same display list, by the same renderer, and not touched since.
    case digest
    /// The pixels' digest is the one in an untouched golden.
    case pixelDigest
    /// Decoded and compared.
    case pixels
    /// Decoded, and within the preview's tolerance.
    case tolerance
  }

  package enum Part: String, Hashable, Codable, Sendable {
    case layout, picture
  }

  case same(provenBy: Proof)
  case missing([Part])
  /// `nil` for a part that is the same, or that is not recorded.
  case changed(layout: LayoutDifference?, image: ImageDifference?)
  /// Fonts or libraries are not those of the golden: its picture is not compared. A layout without text does not depend on
  /// them, and a difference in it is `changed`.
  case environmentDiffers([EnvironmentDifference], layout: LayoutDifference?)
  case unreadable(GoldenFileError)
}
