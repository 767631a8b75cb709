/// What a layout text says, as values. `docs/goldens.md` specifies the text.
package struct LayoutTextDocument: Hashable, Codable, Sendable {
  package static let format = 1

  package var width: LayoutNumber
  package var height: LayoutNumber
  package var safeArea: LayoutTextRect
  /// Words in a fixed order: `compact×regular`, `ltr`, `large`, `light`, `phone`, `2x`, `en`.
  package var traits: [String]
  /// Parents first, siblings in painting order.
  package var views: [LayoutTextView]
  /// Those that constraints refer to.
  package var guides: [LayoutTextGuide]
  /// Sorted by the bytes of their lines.
  package var constraints: [LayoutTextConstraint]
  /// Sorted by the bytes of their lines.
  package var diagnostics: [LayoutTextDiagnostic]

  /// Whether fonts can have a part in this layout.
  package var hasText: Bool { views.contains { $0.text?.isEmpty == false } }

  /// One per constraint: the left side of its equation, and a number where several share it: `name.width#2`.
  var constraintKeys: [String] {
    var seen: [String: Int] = [:]
    return constraints.map { constraint in
      let left = LayoutEquation.left(of: constraint.equation)
      seen[left, default: 0] += 1
      return seen[left]! == 1 ? left : "\(left)#\(seen[left]!)"
    }
  }
}

/// One view of a layout text.
package struct LayoutTextView: Hashable, Codable, Sendable {
  /// Names from the root down, joined by `/`.
  package var path: String
  /// The path's last name.
  package var component: String
  /// As equations show it.
  package var name: String
  package var className: String
  /// Index into the document's views.
  package var parent: Int?
  package var depth: Int
  package var alignmentRect: LayoutTextRect
  package var frame: LayoutTextRect
  package var firstBaseline: LayoutNumber?
  package var lastBaseline: LayoutNumber?
  /// The intrinsic width and height, where the view has another one.
  package var wantsWidth: LayoutNumber?
  package var wantsHeight: LayoutNumber?
  package var isHidden = false
  package var isTruncated = false
  /// The name of the nearest view around it that cuts something of it off.
  package var clippedBy: String?
  /// Its text does not fit into its own frame.
  package var isTextClipped = false
  package var isOffScreen = false
  /// Attributes that could have another value.
  package var ambiguous: [String] = []
  /// Where it is not the screen's: `ltr` or `rtl`.
  package var direction: String?
  /// Keys of constraints, in their order in the document; then `intrinsic-width` and the like for those not listed.
  package var heldBy: [String] = []
  package var text: String?
  package var lines: [String] = []
}

/// One layout guide of a layout text.
package struct LayoutTextGuide: Hashable, Codable, Sendable {
  /// As equations show it: `card.margins`.
  package var name: String
  /// `margins`, `safeArea`, `custom`…
  package var kind: String
  package var frame: LayoutTextRect
}

/// One constraint of a layout text.
package struct LayoutTextConstraint: Hashable, Codable, Sendable {
  package enum State: Hashable, Codable, Sendable {
    case holds
    case slack
    case broken(by: LayoutNumber)
    case setAside(by: LayoutNumber)
  }

  /// Without priority.
  package var equation: String
  package var priority: LayoutNumber
  package var state: State
  /// `named` for the author's own, else `system`, `intrinsic` or `mask`.
  package var maker: String
  package var identifier: String?
  /// Number of the conflict it belongs to, from 1.
  package var conflict: Int?

  package static let required = LayoutNumber(thousandths: 1_000_000)

  package var parts: LayoutEquation { LayoutEquation(equation) }
}

/// One finding of a layout text: without notes and advice, which change with the tool and not with the layout.
package struct LayoutTextDiagnostic: Hashable, Codable, Sendable {
  package var severity: String
  package var rule: String
  package var message: String
}
