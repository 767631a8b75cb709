/// The content of a layout text as values. `docs/golden-files.md` specifies the text.
package struct LayoutTextDocument: Hashable, Codable, Sendable {
  package static let format = 1

  package var width: LayoutNumber
  package var height: LayoutNumber
  package var safeArea: LayoutTextRect
  /// The traits as words in a fixed order: `compact×regular`, `ltr`, `large`, `light`, `phone`, `2x`, `en`.
  package var traits: [String]
  /// The views, parents first, siblings in painting order.
  package var views: [LayoutTextView]
  /// The guides that constraints refer to.
  package var guides: [LayoutTextGuide]
  /// The entries, sorted by the bytes of their lines.
  package var constraints: [LayoutTextConstraint]
  /// The entries, sorted by the bytes of their lines.
  package var diagnostics: [LayoutTextDiagnostic]

  /// Whether fonts can affect this layout.
  package var hasText: Bool { views.contains { $0.text?.isEmpty == false } }

  /// A key for each constraint: the left side of its equation, with a number if several share it: `name.width#2`.
  var constraintKeys: [String] {
    var seen: [String: Int] = [:]
    return constraints.map { constraint in
      let left = LayoutEquation.left(of: constraint.equation)
      seen[left, default: 0] += 1
      return seen[left]! == 1 ? left : "\(left)#\(seen[left]!)"
    }
  }
}
