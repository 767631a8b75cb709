import Foundation

/// A constraint that nobody wrote: of a content size, of an autoresizing mask, of the size that a root is given.
///
/// For reading and printing, with the classes and forms of UIKit's console. The engine has its own form of it; it is in
/// force as long as the view's state asks for it, and cannot be deactivated.
final class SystemConstraint: NSLayoutConstraint {
  enum Kind: Hashable {
    case contentSize(Axis)
    case autoresizingMask(Axis, isSize: Bool)
    /// `UIView-Encapsulated-Layout-Width`, by which UIKit's roots and cells are held.
    case encapsulatedSize(Axis)
  }

  private var kind = Kind.contentSize(.horizontal)

  override var isActive: Bool {
    get { true }
    set {}
  }

  nonisolated override var description: String { MainActor.assumeIsolated { text } }

  /// The same object for the same thing each time, so that addresses in two lines of a log can be compared.
  static func made(for view: UIView, _ kind: Kind, constant: CGFloat) -> SystemConstraint {
    let known = view.layoutState.systemConstraints[kind]
    let constraint = known ?? SystemConstraint(of: view, kind)
    constraint.constant = constant
    view.layoutState.systemConstraints[kind] = constraint
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
        "\(ConstraintDescription.itemName(view)).\(firstAttribute.name) == \(number(constant)) \(priorities)", [view])
    case .autoresizingMask(let axis, let isSize):
      let (body, superview) = maskBody(view, axis, isSize)
      return line(
        "NSAutoresizingMaskLayoutConstraint", "\(Self.maskWords(view.autoresizingMask)) \(body)", [view], superview)
    }
  }

  private func number(_ value: CGFloat) -> String { ConstraintDescription.number(value == 0 ? 0 : value) }

  private func line(_ name: String, _ body: String, _ items: [UIView], _ superview: UIView? = nil) -> String {
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

  /// The constraint of the facts' table, and the superview where it is about that.
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

// MARK: Of a source

extension LayoutEngine {
  /// The constraint behind a source as UIKit would hand it out: the author's own, or one of the system's. Nil for what is
  /// no constraint in UIKit: no size is negative.
  func uikitConstraint(of source: Int) -> NSLayoutConstraint? {
    switch sources[source] {
    case .constraint(let constraint): return constraint
    case .hugging(let view, let axis), .resistance(let view, let axis):
      return SystemConstraint.made(for: view, .contentSize(axis), constant: CGFloat(constant(of: source)))
    case .autoresizing(let view, let axis):
      let frame = view.layoutState.autoresizingReference?.frame ?? view.layoutFrame
      let isSize = isSizeRule(source)
      let constant: CGFloat =
        switch (axis, isSize) {
        case (.horizontal, true): frame.width
        case (.horizontal, false): frame.minX
        case (.vertical, true): frame.height
        case (.vertical, false): frame.minY
        }
      return SystemConstraint.made(for: view, .autoresizingMask(axis, isSize: isSize), constant: constant)
    case .host(let axis) where isSizeRule(source):
      return SystemConstraint.made(for: root, .encapsulatedSize(axis), constant: CGFloat(constant(of: source)))
    default: return nil
    }
  }

  /// Each once: hugging and resistance are one constraint there.
  func uikitConstraints(of sources: [Int]) -> [NSLayoutConstraint] {
    var seen: Set<ObjectIdentifier> = []
    return sources.compactMap { uikitConstraint(of: $0) }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension UIView {
  /// What UIKit's console would say of the conflicts in the tree that the view is in, one text for each.
  public var unsatisfiableConstraintsLog: [String] {
    root.layoutIfNeeded()
    let engine = root.engine
    return engine.conflicts.map { conflict in
      let members = engine.uikitConstraints(of: conflict.members)
      return ConflictLog(members: members, broken: engine.uikitConstraint(of: conflict.broken)).text
    }
  }
}

/// The words that people search for, and that tools match.
@MainActor
private struct ConflictLog {
  let members: [NSLayoutConstraint]
  let broken: NSLayoutConstraint?

  var text: String {
    let hasMask = members.contains { $0.origin == .autoresizingMask }
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      \(hasMask ? Self.maskNote + "\n" : "")(
      \(members.map { "    \"\($0.description)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint\u{20}
      \(broken?.description ?? "(null)")

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """
  }

  private static let maskNote =
    "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
    + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
}
