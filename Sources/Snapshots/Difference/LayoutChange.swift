package import LPLayoutModel

/// A difference between two layouts.
package struct LayoutChange: Hashable, Codable, Sendable {
  package enum Subject: Hashable, Codable, Sendable {
    case screen
    /// A view, by its path in the new layout, or in the old one if it was removed, and its name.
    case view(path: String, name: String)
    case guide(name: String)
    /// A constraint, by its old equation, or by its new one if it was added.
    case constraint(equation: String)
    case diagnostic
    /// A line of the layout text, from 1.
    case line(Int)
  }

  package enum Kind: Hashable, Codable, Sendable {
    case moved(from: LayoutTextRect, to: LayoutTextRect)
    case resized(from: LayoutTextRect, to: LayoutTextRect)
    case added
    case removed
    /// The view has another place among its siblings; `nil` if it comes first.
    case reordered(after: String?)
    case renamed(from: String, to: String)
    case reparented(from: String, to: String)
    case reclassed(from: String, to: String)
    case text(from: String?, to: String?)
    /// The same text is broken into other lines.
    case rewrapped(from: [String], to: [String])
    /// The same lines are set in other fonts.
    case restyled(from: [LayoutTextRun], to: [LayoutTextRun])
    case truncated(Bool)
    case textClipped(Bool)
    /// The view's pixels differ in layouts that are the same.
    case painted
    case clipped(from: String?, to: String?)
    case offScreen(Bool)
    case hidden(Bool)
    case ambiguous(from: [String], to: [String])
    case direction(from: String?, to: String?)
    /// The frame changed, while the alignment rect stayed or moved by another amount.
    case framed(from: LayoutTextRect, to: LayoutTextRect)
    case baselines(from: [LayoutNumber], to: [LayoutNumber])
    case wishes(from: [LayoutNumber?], to: [LayoutNumber?])
    case held(from: [String], to: [String])
    case guideChanged(from: LayoutTextGuide, to: LayoutTextGuide)
    case constant(from: String, to: String)
    case equation(from: String, to: String)
    case priority(from: LayoutNumber, to: LayoutNumber)
    case state(from: LayoutTextConstraint.State, to: LayoutTextConstraint.State)
    case identifier(from: String?, to: String?)
    case conflict(from: Int?, to: Int?)
    case screen(from: String, to: String)
    case safeArea(from: LayoutTextRect, to: LayoutTextRect)
    case traits(from: String, to: String)
    case diagnostic(old: LayoutTextDiagnostic?, new: LayoutTextDiagnostic?)
    case line(from: String, to: String)
  }

  package var subject: Subject
  package var kind: Kind
  /// The causes as indices into `LayoutDifference.changes`; empty for a cause, and for a change that could not be
  /// traced.
  package var causes: [Int] = []
  /// Whether the view moved exactly with its superview.
  package var isCarried = false
  /// Whether a stack view or a control made the constraint.
  package var isSystem = false
  /// The place of the constraint or view in the sources of the new layout.
  package var callSite: CallSite?

  /// Whether an edit of the sources made the change, rather than the layout.
  var isAuthored: Bool {
    // Guides are listed only while constraints name them.
    if case .guide = subject { return false }
    return switch kind {
    case .constant, .equation, .priority, .added, .removed, .reordered, .renamed, .reparented, .reclassed, .text,
      .painted, .hidden, .direction, .screen, .safeArea, .traits, .identifier:
      true
    default: false
    }
  }

  /// Whether a view was added, removed, reordered or hidden, so that its siblings are arranged anew.
  var isUpheaval: Bool {
    guard case .view = subject else { return false }
    switch kind {
    case .added, .removed, .reordered, .hidden, .reparented: return true
    default: return false
    }
  }

  /// The identity of a cause across variants: the edit itself, not the coordinates that follow from it. One line of a
  /// source can make many constraints and views, so the line counts if it is known.
  var signature: String {
    switch (subject, kind) {
    case (.constraint(let equation), .removed): "constraint - \(Self.unnumbered(equation))"
    case (.constraint(let equation), _): "constraint \(place ?? equation) \(edit)"
    case (.view(let path, _), .resized), (.view(let path, _), .wishes): "view \(place ?? path) \(Self.name(of: kind))"
    case (.view(let path, _), let kind): "view \(path) \(Self.name(of: kind))"
    case (.guide(let name), _): "guide \(name)"
    case (.screen, let kind): "screen \(Self.name(of: kind))"
    case (.diagnostic, _), (.line, _): sentence
    }
  }

  private var place: String? { callSite.map { "\($0.fileID):\($0.line):\($0.column)" } }

  /// The edit of a constraint, in words.
  private var edit: String {
    switch kind {
    case .constant(let from, let to): "\(from) → \(to)"
    case .equation(_, let to): "→ \(place == nil ? to : "")"
    case .priority(_, let to): "~ \(to.description)"
    default: Self.name(of: kind)
    }
  }

  /// Removes the numbers of siblings with equal names: `row#2.top` → `row.top`.
  private static func unnumbered(_ equation: String) -> String { equation.replacing(/#[0-9]+/, with: "") }

  private static func name(of kind: Kind) -> String {
    String("\(kind)".prefix { $0 != "(" })
  }
}
