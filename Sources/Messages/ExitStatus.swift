/// What a command's process ends with.
package enum ExitStatus: Int32, Codable, Comparable, Sendable {
  /// Nothing to report.
  case success = 0
  /// Goldens differ or are missing, a conflict, a preview that crashed.
  case found = 1
  /// Usage, no such preview, a failed build, unreadable input.
  case impossible = 2
  /// The goldens were made with other fonts or libraries.
  case otherEnvironment = 3

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.gravity < rhs.gravity }

  /// What could not be done goes before what was found, and that before what could not be compared.
  private var gravity: Int {
    switch self {
    case .success: 0
    case .otherEnvironment: 1
    case .found: 2
    case .impossible: 3
    }
  }
}
