/// The exit status of a command.
package enum ExitStatus: Int32, Codable, Comparable, Sendable {
  /// There is nothing to report.
  case success = 0
  /// Something was found: goldens that differ or are missing, a conflict, a preview that crashed.
  case found = 1
  /// The command could not be carried out: wrong usage, no such preview, a failed build, unreadable input.
  case impossible = 2
  /// The goldens were recorded with other fonts or libraries.
  case otherEnvironment = 3

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.gravity < rhs.gravity }

  /// The rank when statuses are joined: `impossible` outweighs `found`, and `found` outweighs `otherEnvironment`.
  private var gravity: Int {
    switch self {
    case .success: 0
    case .otherEnvironment: 1
    case .found: 2
    case .impossible: 3
    }
  }
}
