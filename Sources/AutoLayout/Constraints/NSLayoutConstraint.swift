public import Foundation

/// `firstItem.firstAttribute  relation  multiplier × secondItem.secondAttribute + constant`
///
/// A constraint is a relation, not an assignment: either side may change. Attributes are those of alignment rects.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// A location or size of an item.
  public typealias Attribute = LayoutAttribute
  /// The relation between both sides of a constraint.
  public typealias Relation = LayoutRelation
  /// An axis of a layout.
  public typealias Axis = LayoutAxis

  /// The view or guide on the left side of the equation.
  public var firstItem: AnyObject? { firstReference?.object }
  /// The view or guide on the right side of the equation; `nil` for a constant.
  public var secondItem: AnyObject? { secondReference?.object }
  @exclusivity(unchecked) package private(set) var firstReference: ItemReference?
  @exclusivity(unchecked) package private(set) var secondReference: ItemReference?
  /// The attribute on the left side of the equation.
  @exclusivity(unchecked) public private(set) var firstAttribute: Attribute = .notAnAttribute
  /// The attribute on the right side of the equation; `.notAnAttribute` for a constant.
  @exclusivity(unchecked) public private(set) var secondAttribute: Attribute = .notAnAttribute
  /// The relation between both sides of the equation.
  @exclusivity(unchecked) public private(set) var relation: Relation = .equal
  /// The factor of the second attribute.
  @exclusivity(unchecked) public private(set) var multiplier: CGFloat = 1
  @exclusivity(unchecked) private var hadSecondItem = false

  /// The constant in points.
  @exclusivity(unchecked) open var constant: CGFloat = 0 {
    didSet {
      guard constant != oldValue else { return }
      if isActive, !constant.isFinite { refuse(.constantNotFinite) { $0.constant = oldValue } }
      changed()
    }
  }
  /// The priority, 0 < p ≤ 1000.
  @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      if isActive, !priority.isLegal {
        refuse(.illegalPriority(priority.rawValue)) { $0.priority = oldValue }
      } else if !isExchanged, oldValue.isLegal, (priority == .required) != (oldValue == .required) {
        holder?.note(.priorityAcrossRequired(self, from: oldValue))
      }
      changed()
    }
  }
  /// Whether the constraint is being replaced by another, whose priority may be any.
  @exclusivity(unchecked) private var isExchanged = false
  /// The name that messages and goldens show.
  @exclusivity(unchecked) open var identifier: String?
  /// Has no effect here, since nothing is archived.
  @exclusivity(unchecked) open var shouldBeArchived = false

  @exclusivity(unchecked) package var origin: ConstraintOrigin = .user
  @exclusivity(unchecked) package var callSite: CallSite?
  @exclusivity(unchecked) package var usesSystemSpacing = false
  /// Whether the visual format language made the constraint.
  @exclusivity(unchecked) package var isFromFormat = false
  /// The `anchorWithOffset` on the left side: a distance between two locations.
  @exclusivity(unchecked) package private(set) var firstOffset: Offset?
  @exclusivity(unchecked) package private(set) var secondOffset: Offset?
  /// The rule that orders optional constraints of equal priority that cannot all hold; see `LayoutEngine`.
  @exclusivity(unchecked) package var tieRule = TieRule.lastYields
  @exclusivity(unchecked) private var holderReference: ItemReference?
  package var holder: UIView? {
    get { holderReference?.view }
    set { holderReference = newValue?.reference }
  }
  @exclusivity(unchecked) package var activationOrder = 0
  /// Whether the constraint is held although it relates the two axes, which no layout can satisfy.
  @exclusivity(unchecked) private(set) var isOfTwoAxes = false
  /// Whether the constraint is a placeholder of an Interface Builder document, which is removed at build time.
  @exclusivity(unchecked) package var isPlaceholder = false

  package enum TieRule { case firstYields, lastYields }

  package struct Offset {
    let from: ItemReference?
    let fromAttribute: Attribute
    let to: ItemReference?
    let toAttribute: Attribute
  }

  public override init() { super.init() }

  /// Makes a constraint that is not yet active: `item.attribute == multiplier × toItem.attribute + constant`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, view2 == nil ? .notAnAttribute : attr2,
      multiplier: multiplier, constant: c)
  }

  /// Makes a constraint of views and guides; a constant's second attribute is `notAnAttribute`.
  package convenience init(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    firstReference = Self.reference(to: first)
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondReference = second.flatMap { Self.reference(to: $0) }
    hadSecondItem = second != nil
    self.secondAttribute = secondAttribute
    self.multiplier = second == nil ? 1 : multiplier
    self.constant = constant
  }

  func setOffsets(
    first: (from: (AnyObject, Attribute), to: (AnyObject, Attribute))?,
    second: (from: (AnyObject, Attribute), to: (AnyObject, Attribute))?
  ) {
    firstOffset = first.map(Self.offset)
    secondOffset = second.map(Self.offset)
  }

  private static func offset(_ distance: (from: (AnyObject, Attribute), to: (AnyObject, Attribute))) -> Offset {
    Offset(
      from: reference(to: distance.from.0), fromAttribute: distance.from.1, to: reference(to: distance.to.0),
      toAttribute: distance.to.1)
  }

  /// Returns a reference to the item; `nil` for anything but a view or guide, which activating reports.
  private static func reference(to item: AnyObject) -> ItemReference? {
    (item as? UIView)?.reference ?? (item as? UILayoutGuide)?.reference
  }

  /// Whether the constraint is active. Activating adds it to the nearest common ancestor of its items.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { install() } else { uninstall() } }
  }

  /// Activates every constraint of a list.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates every constraint of a list.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { consoleText }
  }

  /// The content of a constraint, apart from its name and its place.
  package struct Statement {
    package var first, second: ItemReference?
    package var firstAttribute, secondAttribute: Attribute
    package var relation: Relation
    package var constant: CGFloat
    package var priority: UILayoutPriority

    /// Whether both relate the same attributes in the same way: at most their numbers differ.
    func hasEquation(of other: Self) -> Bool {
      first === other.first && second === other.second && firstAttribute == other.firstAttribute
        && secondAttribute == other.secondAttribute && relation == other.relation
    }

    /// Whether the statement gives a view a size below zero.
    package var isNegativeSize: Bool { second == nil && firstAttribute.kind == .size && constant < 0 }
  }

  /// The content of the constraint. A change of an active constraint is laid out as if it had been written so, and is
  /// not reported as a change.
  package var statement: Statement {
    get {
      Statement(
        first: firstReference, second: secondReference, firstAttribute: firstAttribute,
        secondAttribute: secondAttribute, relation: relation, constant: constant, priority: priority)
    }
    set {
      isExchanged = true
      defer { isExchanged = false }
      let isOtherEquation = !newValue.hasEquation(of: statement)
      (firstReference, secondReference) = (newValue.first, newValue.second)
      (firstAttribute, secondAttribute) = (newValue.firstAttribute, newValue.secondAttribute)
      (relation, constant, priority) = (newValue.relation, newValue.constant, newValue.priority)
      if isOtherEquation { holder?.root.layoutCycle?.noteEquation(of: self) } else { changed() }
    }
  }

  /// Adopts the priority of a constraint that would replace this one.
  func exchangePriority(for priority: UILayoutPriority) {
    isExchanged = true
    self.priority = priority
    isExchanged = false
  }

  /// Reports a change that an active constraint does not allow, and reverts it.
  private func refuse(_ error: ConstraintError, restore: (NSLayoutConstraint) -> Void) {
    restore(self)
    holder?.note(.refusedChange(self, error))
  }

  private func changed() { holder?.root.layoutCycle?.noteNumbers(of: self) }

  // MARK: Items

  /// Returns the view of an item: the item itself, or a guide's owner.
  package static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  package var items: [AnyObject] {
    var found: [AnyObject] = []
    if let firstItem { found.append(firstItem) }
    if let secondItem { found.append(secondItem) }
    for reference in [firstOffset?.to, secondOffset?.from, secondOffset?.to] {
      if let item = reference?.object { found.append(item) }
    }
    return found
  }

  func refers(to item: AnyObject) -> Bool { items.contains { $0 === item } }

  func refers(to reference: ItemReference) -> Bool {
    if firstReference === reference || secondReference === reference { return true }
    guard firstOffset != nil || secondOffset != nil else { return false }
    return references.contains { $0 === reference }
  }

  /// Returns whether a view of the constraint's items satisfies a condition. (It makes no list, since removing a view
  /// checks every constraint of its ancestors.)
  func mentions(_ condition: (UIView) -> Bool) -> Bool {
    func isSuch(_ reference: ItemReference?) -> Bool {
      guard let reference, let view = reference.view ?? reference.guide?.owningView else { return false }
      return condition(view)
    }
    if isSuch(firstReference) || isSuch(secondReference) { return true }
    return isSuch(firstOffset?.to) || isSuch(secondOffset?.from) || isSuch(secondOffset?.to)
  }

  /// The error for which UIKit would raise an exception; `nil` for a legal constraint.
  package var error: ConstraintError? {
    guard firstItem != nil, secondItem != nil || !hadSecondItem else { return .notAnItem }
    guard firstAttribute != .notAnAttribute || firstOffset != nil else { return .noAttribute }
    guard constant.isFinite else { return .constantNotFinite }
    guard multiplier.isFinite else { return .multiplierNotFinite }
    guard priority.isLegal else { return .illegalPriority(priority.rawValue) }
    for offset in [firstOffset, secondOffset].compactMap({ $0 })
    where Self.isMixed(offset.fromAttribute, offset.toAttribute) {
      return .directionalWithAbsolute(offset.fromAttribute, offset.toAttribute)
    }
    let (first, second) = (kind(firstAttribute, firstOffset), kind(secondAttribute, secondOffset))
    if second == .none {
      return first == .location ? .locationNeedsPair(firstAttribute) : nil
    }
    if first != second { return .sizeWithLocation(firstAttribute, secondAttribute) }
    guard first == .location else { return nil }
    if multiplier == 0 { return .locationNeedsPair(firstAttribute) }
    if firstAttribute.axis != secondAttribute.axis { return .axesDiffer(firstAttribute, secondAttribute) }
    return Self.isMixed(firstAttribute, secondAttribute)
      ? .directionalWithAbsolute(firstAttribute, secondAttribute) : nil
  }

  /// Returns whether one attribute follows the reading direction and the other does not.
  private static func isMixed(_ first: Attribute, _ second: Attribute) -> Bool {
    first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional
  }

  private func kind(_ attribute: Attribute, _ offset: Offset?) -> Attribute.Kind {
    offset == nil ? attribute.kind : .size
  }

  /// The items of the constraint, with both ends of distances.
  var references: [ItemReference?] {
    guard firstOffset != nil || secondOffset != nil else { return [firstReference, secondReference] }
    return [firstReference, secondReference, firstOffset?.to, secondOffset?.from, secondOffset?.to]
  }

  /// Whether the equation has lengths that follow from the layout itself.
  var dependsOnSolution: Bool {
    for attribute in [firstAttribute, secondAttribute] {
      if attribute.isBaseline || attribute.rawValue >= Attribute.leftMargin.rawValue { return true }
    }
    for reference in references {
      if let guide = reference?.guide, !guide.hasOwnVariables { return true }
    }
    return false
  }

  /// Whether the constant counts from right to left, so that the relation is reversed.
  package var isMirrored: Bool {
    holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && (firstAttribute.isDirectional || secondAttribute.isDirectional)
  }

  // MARK: Installing

  private func install() {
    guard holder == nil else { return }
    // A constraint whose view or guide no longer exists stays inactive.
    for reference in [firstReference, secondReference].compactMap({ $0 }) where reference.object == nil { return }
    let error = error
    // UIKit raises that one exception once the constraint is laid out; until then it is active. Here each layout leaves it
    // out and reports it.
    if case .axesDiffer? = error { isOfTwoAxes = true }
    if let error, !isOfTwoAxes {
      guard let place = Self.view(of: firstItem) ?? Self.view(of: secondItem) else {
        // There is no view to report to: a guide without an owner is ignored silently, as in UIKit, but an invalid item
        // is reported.
        precondition(error != .notAnItem || firstItem != nil, "\(error.exceptionName): \(error.explanation)")
        return
      }
      place.note(.illegalConstraint(self, error))
      return
    }
    guard let first = Self.view(of: firstItem), let common = commonView(from: first) else { return }
    if let error { common.note(.illegalConstraint(self, error)) }
    common.hold(self)
  }

  /// Returns the nearest view around all items; `nil` if there is none, which is noted, or a guide has no owner.
  private func commonView(from first: UIView) -> UIView? {
    var common: UIView? = first
    if first.superview == nil { first.joinTree() }
    for reference in [secondReference, firstOffset?.to, secondOffset?.from, secondOffset?.to] {
      guard let reference else { continue }
      // A guide without an owner leaves the constraint inactive, silently, as in UIKit.
      guard let view = reference.view ?? reference.guide?.owningView else { return nil }
      if view.superview == nil { view.joinTree() }
      common = common.flatMap { UIView.nearestCommonAncestor($0, view) }
    }
    if common == nil { first.note(.illegalConstraint(self, .noCommonAncestor)) }
    return common
  }

  private func uninstall() { holder?.release(self) }
}
