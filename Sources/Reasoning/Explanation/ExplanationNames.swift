@_spi(Views) import LPAutoLayout
import LPCassowary
import Foundation

/// Describes the engine's constraints in words.
@MainActor
struct ExplanationNames {
  let engine: LayoutEngine
  let names: NameTable

  func cause(_ source: Int) -> Cause {
    let linear = engine.linearConstraints[source]
    switch engine.sources[source] {
    case .constraint(let constraint):
      return Cause(
        kind: constraint.origin == .user ? .author : .system, equation: EquationText(names: names).text(of: constraint),
        identifier: constraint.identifier, note: note(constraint), priority: constraint.priority.rawValue,
        callSite: constraint.callSite)
    case .hugging(let item, let axis): return contentSize(of: item, axis, verb: "hugs", linear)
    case .resistance(let item, let axis): return contentSize(of: item, axis, verb: "resists", linear)
    case .autoresizing(let item, let axis):
      return Cause(
        kind: .autoresizingMask,
        equation: "\(names.name(of: item.object)).\(word(axis, source)) == \(number(linear.constant))",
        note: "its frame, by the autoresizing mask", priority: linear.priority,
        callSite: item.view?.nameSources.creationSite)
    case .fitting(let axis):
      return Cause(
        kind: .screen, equation: "\(names.name(of: engine.root)).\(word(axis, source)) == \(number(linear.constant))",
        note: axis == .horizontal ? "the width in its list" : "no higher than its content", priority: linear.priority)
    case .host(let axis):
      return Cause(
        kind: .screen, equation: "\(names.name(of: engine.root)).\(word(axis, source)) == \(number(linear.constant))",
        note: "the screen", priority: linear.priority)
    case .nonNegative(let item, let axis):
      return Cause(
        kind: .rule, equation: "\(names.name(of: item.object)).\(word(axis, source)) >= 0", note: "no size is negative",
        priority: linear.priority)
    case .contentOrigin(let item, let axis):
      let owner = item.guide?.owningView.map(names.name(of:)) ?? "?"
      let edge = axis == .horizontal ? "left" : "top"
      return Cause(
        kind: .rule,
        equation: "\(names.name(of: item.object)).\(edge) == \(owner).\(edge)"
          + (linear.constant == 0 ? "" : " \(signed(linear.constant))"),
        note: "where scrolled content begins", priority: linear.priority)
    }
  }

  /// Returns the cause for an undetermined variable.
  static func free(_ name: String) -> Cause {
    Cause(kind: .free, equation: "\(name) is ambiguous", note: "nothing determines it", priority: 0)
  }

  private func word(_ axis: NSLayoutConstraint.Axis, _ source: Int) -> String {
    let isSize = engine.isSizeRule(source)
    return axis == .horizontal ? (isSize ? "width" : "left") : (isSize ? "height" : "top")
  }

  private func number(_ value: Double) -> String { formatNumber(CGFloat(value)) }

  private func signed(_ value: Double) -> String { (value < 0 ? "- " : "+ ") + number(abs(value)) }

  // MARK: Notes

  private func contentSize(
    of item: ItemReference, _ axis: NSLayoutConstraint.Axis, verb: String, _ linear: LinearConstraint
  ) -> Cause {
    let size = axis == .horizontal ? "width" : "height"
    let shown = item.view.map { content($0, axis, linear.constant) } ?? "its content"
    return Cause(
      kind: .intrinsicSize, equation: "\(names.name(of: item.object)).\(size) == \(number(linear.constant))",
      note: "\(shown), \(verb) at \(number(Double(linear.priority)))",
      priority: linear.priority,
      callSite: item.view?.nameSources.creationSite)
  }

  /// Returns the content that an intrinsic size comes from.
  private func content(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: Double) -> String {
    guard let text = view.contentText() else { return "its content" }
    let shown = text.string.split(whereSeparator: \.isNewline).joined(separator: " ")
    let quoted = "“\(shown.prefix(Self.quoted))\(shown.count > Self.quoted ? "…" : "")”"
    let lines = text.typeset.lines.count
    if axis == .vertical, lines > 1 {
      let width = view.wrappingContent?.wrapWidth.map { " in a width of \(formatNumber($0))" } ?? ""
      return "\(lines) lines of \(quoted)\(width)"
    }
    // A wrapped text is as wide as its widest line, which changes with the room that it has.
    if axis == .horizontal, let room = view.wrappingContent?.wrapWidth, length <= room + 1,
      lines > text.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    {
      return "the widest of \(lines) lines of \(quoted), which wraps, and is wider with more room"
    }
    return "its text \(quoted)"
  }

  /// The number of characters of a text that are quoted.
  private static let quoted = 32

  /// Returns a note with the lengths that an equation implies but does not state.
  private func note(_ constraint: NSLayoutConstraint) -> String? {
    guard constraint.firstOffset == nil, constraint.secondOffset == nil, let holder = constraint.holder else {
      return nil
    }
    let direction = holder.effectiveUserInterfaceLayoutDirection
    let notes = [
      inset(constraint.firstReference, constraint.firstAttribute.physical(direction), constraint.secondReference),
      inset(constraint.secondReference, constraint.secondAttribute.physical(direction), constraint.firstReference),
    ].compactMap { $0 }
    return notes.isEmpty ? nil : notes.joined(separator: ", ")
  }

  /// Returns the distance of a physical attribute from the item's own edge; `nil` if it is the edge.
  func inset(
    _ item: ItemReference?, _ attribute: NSLayoutConstraint.Attribute, _ other: ItemReference?
  ) -> String? {
    guard let item, attribute != .notAnAttribute else { return nil }
    let length = ItemPlace(item, attribute: attribute, other: other).form(of: attribute).constant
    guard abs(length) > 1e-6 else { return nil }
    if attribute.isBaseline {
      let name = names.name(of: item.object)
      let edge = length > 0 ? "below the top" : "above the bottom"
      return "baseline \(number(abs(length))) \(edge) of \(name)"
    }
    return "\(Self.words(item.guide?.role)) \(number(abs(length)))"
  }

  private static func words(_ role: UILayoutGuide.Role?) -> String {
    switch role {
    case .safeArea, .topSupport, .bottomSupport: "safe area"
    case .readableContent: "readable width, inset by"
    case .keyboard: "keyboard"
    case .scrollFrame: "frame"
    default: "margin"
    }
  }
}
