/// One constraint of a layout text.
package struct LayoutTextConstraint: Hashable, Codable, Sendable {
  package enum State: Hashable, Codable, Sendable {
    case holds
    case slack
    case broken(by: LayoutNumber)
    case setAside(by: LayoutNumber)
  }

  /// The equation without its priority.
  package var equation: String
  package var priority: LayoutNumber
  package var state: State
  /// The maker of the constraint: `named` for the author's own, otherwise `system`, `intrinsic` or `mask`.
  package var maker: String
  package var identifier: String?
  /// The number of its conflict, from 1.
  package var conflict: Int?

  package static let required = LayoutNumber(thousandths: 1_000_000)

  package var parts: LayoutEquation { LayoutEquation(equation) }
}
