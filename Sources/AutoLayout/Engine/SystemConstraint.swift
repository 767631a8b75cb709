import Foundation

/// A constraint of the system: for a content size, an autoresizing mask, or the size of a root.
///
/// It is for reading and printing, in the classes and forms of UIKit's console. The engine has its own form; the
/// constraint applies as long as the view's state requires it, and cannot be deactivated.
final class SystemConstraint: NSLayoutConstraint {
  enum Kind: Hashable {
    case contentSize(Axis)
    case autoresizingMask(Axis, isSize: Bool)
    /// `UIView-Encapsulated-Layout-Width`, which fixes the size of UIKit's roots and cells.
    case encapsulatedSize(Axis)
  }

  private var kind = Kind.contentSize(.horizontal)

  override var isActive: Bool {
    get { true }
    set {}
  }

  nonisolated override var description: String { MainActor.assumeIsolated { text } }

  /// Returns the same object for the same kind each time, so that addresses in a log can be compared.
  static func made(for view: UIView, _ kind: Kind, constant: CGFloat) -> SystemConstraint {
    let known = view.systemConstraints.lazy.compactMap { $0 as? SystemConstraint }
    let constraint = known.first { $0.kind == kind } ?? SystemConstraint(of: view, kind)
    constraint.constant = constant
    if !view.systemConstraints.contains(constraint) {
      view.systemConstraints.append(constraint)
    }
    return constraint
  }

  private convenience init(of view: UIView, _ kind: Kind) {
    let attribute: Attribute =
      switch kind {
      case .contentSize(let axis), .encapsulatedSize(let axis), .autoresizingMask(let axis, isSize: true):
        axis == .horizontal ? .width : .height
      case .autoresizingMask(let axis, isSize: false): axis == .horizontal ? .left : .top
      }
    self.init(
      item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 0,
      constant: 0)
    self.kind = kind
    origin = if case .autoresizingMask = kind { .autoresizingMask } else { .intrinsicSize }
    if case .encapsulatedSize(let axis) = kind {
      origin = .system
      identifier = "UIView-Encapsulated-Layout-" + (axis == .horizontal ? "Width" : "Height")
    }
  }

  private var text: String {
    guard let view = firstItem as? UIView else { return ConstraintDescription(constraint: self).text }
    switch kind {
    case .encapsulatedSize: return ConstraintDescription(constraint: self).text
    case .contentSize(let axis):
      let (hug, resist) = (
        view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis)
      )
      let priorities = "Hug:\(number(CGFloat(hug.rawValue))) CompressionResistance:\(number(CGFloat(resist.rawValue)))"
      return line(
        "NSContentSizeLayoutConstraint",
        "\(ConstraintDescription.itemName(view)).\(firstAttribute.name) == \(number(constant)) \(priorities)",
        items: [view])
    case .autoresizingMask(let axis, let isSize):
      let (body, superview) = maskBody(view, axis, isSize)
      return line(
        "NSAutoresizingMaskLayoutConstraint", "\(Self.maskWords(view.autoresizingMask)) \(body)", items: [view],
        superview: superview)
    }
  }

  private func number(_ value: CGFloat) -> String { ConstraintDescription.number(value == 0 ? 0 : value) }

  private func line(_ name: String, _ body: String, items: [UIView], superview: UIView? = nil) -> String {
    let names = ConstraintDescription.namesList(of: items, superview: superview)
    let state = names.isEmpty ? "active" : "active, names: \(names.joined(separator: ", ")) "
    return "<\(name):\(ConstraintDescription.address(self)) \(body)   (\(state))>"
  }

  // MARK: Masks

  /// `h=--& v=-&-`: near margin, size, far margin; `&` is flexible. Without any the far margin is.
  static func maskWords(_ mask: UIView.AutoresizingMask) -> String {
    func word(_ parts: [UIView.AutoresizingMask]) -> String {
      let flags = parts.map { mask.contains($0) ? "&" : "-" }.joined()
      return flags == "---" ? "--&" : flags
    }
    return "h=" + word([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) + " v="
      + word([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
  }

  /// Returns the text of a mask's constraint, and the superview if the constraint refers to it.
  private func maskBody(_ view: UIView, _ axis: Axis, _ isSize: Bool) -> (body: String, superview: UIView?) {
    let name = ConstraintDescription.itemName(view)
    let (origin, size) = axis == .horizontal ? ("minX", "width") : ("minY", "height")
    guard let parent = view.superview, let frame = AxisFrame(of: view, in: parent, axis),
      let rule = frame.rules.first(where: { ($0.part == .size) == isSize })
    else { return ("\(name).\(isSize ? size : origin) == \(number(constant))", nil) }
    if frame.holdsFarMargin(rule) {
      return ("\(axis == .horizontal ? "H" : "V"):[\(name)]-(\(number(frame.far)))-|", parent)
    }
    let left = "\(name).\(isSize ? size : origin) == "
    guard rule.factor != 0 else { return (left + number(rule.constant), isSize ? nil : parent) }
    let share = "\(number(rule.factor))*\(ConstraintDescription.itemName(parent)).\(size)"
    let rest =
      rule.constant == 0 ? "" : rule.constant > 0 ? " + \(number(rule.constant))" : " - \(number(-rule.constant))"
    return (left + share + rest, isSize ? nil : parent)
  }
}
