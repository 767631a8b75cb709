/// A font or library that differs from the one that goldens were recorded with.
package struct EnvironmentDifference: Hashable, Codable, Sendable {
  package enum Kind: String, Hashable, Codable, Sendable {
    case font, library, metrics
    /// Goldens keep a part of the font, and a text needs more of it.
    case partialFont
    /// A calibration scene looks different.
    case calibration
  }

  package var kind: Kind
  package var name: String
  /// The digest, possibly shortened, or the version in the goldens.
  package var recorded: String
  /// The digest or version here, or `nil` if it is missing.
  package var present: String?
  package var package: String?
  /// By how much.
  package var detail: String?

  package init(
    kind: Kind, name: String, recorded: String, present: String?, package: String?, detail: String? = nil
  ) {
    self.detail = detail
    self.kind = kind
    self.name = name
    self.recorded = recorded
    self.present = present
    self.package = package
  }

  /// `fonts-inter: Inter-Regular.otf differs (3f2a… here, 91bc… in the goldens); install the version …`
  package var message: String {
    let start = package.map { "\($0): \(name)" } ?? name
    switch (kind, present) {
    case (.font, let present?):
      let advice = package.map { "install the version of \($0) that the goldens were recorded with" }
      return "\(start) differs (\(present.prefix(8))… here, \(recorded.prefix(8))… in the goldens); "
        + (advice ?? "use the font file that the goldens were recorded with")
    case (.font, nil): return "\(start) is missing; " + (package.map { "install \($0)" } ?? "put the file back")
    case (.partialFont, _):
      let wanted = recorded.isEmpty ? "" : " with the SHA-256 \(recorded)"
      return "\(start) is kept in part, and a text needs more of it; "
        + (package.map { "install the version of \($0) that has the file\(wanted)" } ?? "add the file\(wanted)")
        + (present.map { " (here: \($0.prefix(8))…)" } ?? "")
    case (.metrics, _):
      return "text metrics differ: --metrics \(present ?? "ios") here, --metrics \(recorded) in the goldens; "
        + "add --metrics \(recorded)"
    case (.calibration, _):
      return "the calibration scene '\(name)' differs"
        + (detail.map { ": \($0)" } ?? " (\(present ?? "none") here, \(recorded) in the goldens)")
        + "; draw where the goldens were made, or run `preview record --all`"
    case (.library, _):
      return "\(start) is \(present ?? "missing") here and \(recorded) in the goldens; install \(recorded), "
        + "or run `preview record --all`"
    }
  }
}
