package import Scene

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

  /// 0 nothing to report, 1 something found, 3 another environment.
  package var exitStatus: Int32 {
    switch self {
    case .same: 0
    case .missing, .changed, .unreadable: 1
    case .environmentDiffers: 3
    }
  }

  /// Of a whole run: 3 only where no golden differs, since a difference is what there is to act on.
  ///
  /// - Parameter environment: of this machine from the recorded one, which counts also where every golden is the same.
  package static func exitStatus(
    of verdicts: some Sequence<GoldenVerdict>, environment: [EnvironmentDifference] = []
  ) -> Int32 {
    var status: Int32 = environment.isEmpty ? 0 : 3
    for verdict in verdicts {
      if verdict.exitStatus == 1 { return 1 }
      status = max(status, verdict.exitStatus)
    }
    return status
  }
}

extension GoldenFileError: Codable {
  // Reports need the sentence, and whoever reads one back shows it as it is.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self = .unreadable(
      path: try values.decode(String.self, forKey: .path), reason: try values.decode(String.self, forKey: .message))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(path, forKey: .path)
    try values.encode(message, forKey: .message)
  }

  private enum CodingKeys: String, CodingKey {
    case path, message
  }
}

/// A verdict with what it was found from; the pictures are there where both were needed.
package struct GoldenOutcome {
  package var place: GoldenPlace
  package var verdict: GoldenVerdict
  /// The actual layout as text.
  package var layoutText: String
  package var goldenText: String?
  package var goldenImage: RasterImage?
  package var actualImage: RasterImage?
  package var tolerance: ImageTolerance
  /// Of views that moved or were resized, in pixels.
  package var outlines: [DifferenceImage.Outline]
}

/// Why a check could not be made at all.
package enum GoldenCheckError: Error {
  case layout(GoldenName, LayoutTextError)
  /// What drawing, encoding or the display list threw.
  case picture(GoldenName, any Error)
  case write(GoldenWriteError)

  package var message: String {
    switch self {
    case .layout(let name, let error): "\(name.title): \(error.message)"
    case .picture(let name, let error): "\(name.title): the picture could not be made: \(error)"
    case .write(let error): error.message
    }
  }
}
