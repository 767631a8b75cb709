@testable import LPAutoLayout
import Foundation

/// Builds a `LayoutResult` by hand: rectangles are given, constraints are judged against them.
///
/// Rectangles are written from left to right; `direction: .rightToLeft` mirrors all of them.
final class LayoutFixture {
  let size: CGSize
  var traits: TraitValues
  var safeArea: CGRect
  private(set) var views: [ViewRecord] = []
  private(set) var guides: [GuideRecord] = []
  private(set) var constraints: [ConstraintRecord] = []
  let text: any TextMeasuring

  init(
    width: CGFloat = 375, height: CGFloat = 667, direction: UIUserInterfaceLayoutDirection = .leftToRight,
    style: UIUserInterfaceStyle = .light, background: RGBA? = nil, text: any TextMeasuring = FixedAdvanceText()
  ) {
    size = CGSize(width: width, height: height)
    traits = TraitValues(layoutDirection: direction, userInterfaceStyle: style)
    safeArea = CGRect(x: 0, y: 20, width: width, height: height - 20)
    self.text = text
    let bounds = CGRect(origin: .zero, size: size)
    var screen = ViewRecord(
      path: "screen", name: "screen", className: "Screen", parent: nil, depth: 0, frame: bounds, alignmentRect: bounds)
    (screen.appearance.background, screen.effectiveDirection) = (background, direction)
    views.append(screen)
  }

  var ink: RGBA { traits.userInterfaceStyle == .dark ? .white : .black }
  var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }

  private func physical(_ rect: CGRect) -> CGRect {
    isRightToLeft ? CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  @discardableResult
  func view(
    _ name: String, _ className: String = "View", in parent: Int = 0, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat,
    _ height: CGFloat, color: RGBA? = nil, radius: CGFloat = 0, insets: LPLayoutModel.UIEdgeInsets = .zero
  ) -> Int {
    let rect = physical(CGRect(x: x, y: y, width: width, height: height))
    var record = ViewRecord(
      path: views[parent].path + "/" + name, name: name, className: className, parent: parent,
      depth: views[parent].depth + 1, frame: rect.expanded(by: insets), alignmentRect: rect)
    (record.appearance.background, record.appearance.cornerRadius, record.effectiveDirection) = (
      color, radius, traits.layoutDirection
    )
    views.append(record)
    return views.count - 1
  }

  /// A label as wide and high as given; its text wraps and is cut there.
  @discardableResult
  func label(
    _ name: String, _ string: String, in parent: Int = 0, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat,
    _ height: CGFloat, size: CGFloat = 17, lines: Int = 1, color: RGBA? = nil, className: String = "Label",
    fill: RGBA? = nil, radius: CGFloat = 0
  ) -> Int {
    let index = view(name, className, in: parent, x, y, width, height, color: fill, radius: radius)
    let typeset = text.typeset(
      TextRequest(
        string: string, font: .systemFont(ofSize: size), maxWidth: width, numberOfLines: lines,
        alignment: .left, direction: traits.layoutDirection))
    let frame = views[index].frame
    let isButton = className == "Button"
    let left = isButton ? (width - typeset.size.width) / 2 : isRightToLeft ? width - typeset.size.width : 0
    let top = ((height - typeset.size.height) / 2).rounded()
    views[index].content.items = [.text(typeset, at: CGPoint(x: left, y: top), color ?? ink)]
    views[index].content.text = string
    views[index].content.textLines = typeset.lines.map(\.text)
    views[index].content.isTextTruncated = typeset.isTruncated
    views[index].content.firstBaseline = frame.minY + top + typeset.firstBaseline
    views[index].content.lastBaseline = frame.minY + top + typeset.lastBaseline
    return index
  }

  @discardableResult
  func symbol(
    _ name: String, _ symbol: String, in parent: Int = 0, _ x: CGFloat, _ y: CGFloat, _ side: CGFloat, color: RGBA,
    fill: RGBA? = nil, radius: CGFloat = 0
  ) -> Int {
    let index = view(name, "ImageView", in: parent, x, y, side, side, color: fill, radius: radius)
    let inset = fill == nil ? 0 : side * 0.2
    let rect = CGRect(x: inset, y: inset, width: side - 2 * inset, height: side - 2 * inset)
    views[index].content.items = [.symbol(symbol, in: rect, color, flips: isRightToLeft && symbol.hasSuffix("forward"))]
    return index
  }

  func edit(_ index: Int, _ change: (inout ViewRecord) -> Void) { change(&views[index]) }
  func editConstraint(_ index: Int, _ change: (inout ConstraintRecord) -> Void) { change(&constraints[index]) }

  @discardableResult
  func guide(
    _ name: String, _ kind: GuideRecord.Kind, of owner: Int = 0, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat,
    _ height: CGFloat, isUsed: Bool = true
  ) -> Int {
    guides.append(
      GuideRecord(
        path: "\(views[owner].path).\(name)", name: "\(views[owner].name).\(name)", kind: kind, owner: owner,
        frame: physical(CGRect(x: x, y: y, width: width, height: height)), isUsed: isUsed))
    return guides.count - 1
  }

  /// States the constraint and judges it by the rectangles there are.
  @discardableResult
  func constrain(
    _ first: ConstraintRecord.Item, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: ConstraintRecord.Item? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: Float = 1000, conflict: Int? = nil,
    origin: ConstraintOrigin = .user
  ) -> Int {
    let line = 20 + constraints.count
    let other = second.map { "\(name($0)).\(secondAttribute)" }
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    var right = other ?? ""
    if multiplier != 1 { right += " * \(multiplier)" }
    if other == nil {
      right = "\(constant)"
    } else if constant != 0 {
      right += constant < 0 ? " - \(-constant)" : " + \(constant)"
    }
    let isDirectional = [attribute, secondAttribute].contains { $0 == .leading || $0 == .trailing }
    func value(_ item: ConstraintRecord.Item, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
      let value = self.value(item, attribute)
      return attribute == .centerX && isDirectional && isRightToLeft ? size.width - value : value
    }
    let wanted = (second.map { value($0, secondAttribute) } ?? 0) * multiplier + constant
    let gap = wanted - value(first, attribute)
    let state: ConstraintRecord.State =
      switch relation {
      case .equal: abs(gap) < 0.51 ? .holds : .broken(by: gap)
      case .lessThanOrEqual: gap < -0.51 ? .broken(by: gap) : gap > 0.01 ? .slack(gap) : .holds
      case .greaterThanOrEqual: gap > 0.51 ? .broken(by: gap) : gap < -0.01 ? .slack(-gap) : .holds
      }
    var record = ConstraintRecord(
      origin: origin, equation: "\(name(first)).\(attribute) \(sign) \(right)", first: first, firstAttribute: attribute,
      relation: relation, second: second, secondAttribute: secondAttribute, multiplier: multiplier, constant: constant,
      priority: priority, state: state, conflict: conflict,
      callSite: CallSite(fileID: "Gallery/Card.swift", filePath: "Card.swift", line: line, column: 9))
    if case .broken(let by) = state, priority == 1000 { record.state = .setAside(by: by) }
    constraints.append(record)
    return constraints.count - 1
  }

  /// The distance from one view's attribute to another's, in reading direction, compared with another distance.
  @discardableResult
  func constrain(
    from start: ConstraintRecord.End, to end: ConstraintRecord.End, _ relation: NSLayoutConstraint.Relation = .equal,
    asFrom otherStart: ConstraintRecord.End, to otherEnd: ConstraintRecord.End, plus constant: CGFloat = 0,
    priority: Float = 1000
  ) -> Int {
    func length(_ start: ConstraintRecord.End, _ end: ConstraintRecord.End) -> CGFloat {
      value(end.item, end.attribute) - value(start.item, start.attribute)
    }
    let gap = length(otherStart, otherEnd) + constant - length(start, end)
    constraints.append(
      ConstraintRecord(
        origin: .user, equation: "distance", first: end.item, firstAttribute: end.attribute, firstStart: start,
        relation: relation, second: otherEnd.item, secondAttribute: otherEnd.attribute, secondStart: otherStart,
        constant: constant, priority: priority, state: abs(gap) < 0.51 ? .holds : .broken(by: gap)))
    return constraints.count - 1
  }

  private func name(_ item: ConstraintRecord.Item) -> String {
    switch item {
    case .view(let index): views[index].name
    case .guide(let index): guides[index].name
    }
  }

  /// In reading direction: from the right edge where the screen reads from right to left.
  private func value(_ item: ConstraintRecord.Item, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let rect: CGRect
    var baseline: CGFloat?
    switch item {
    case .view(let index):
      rect = views[index].alignmentRect
      baseline = attribute == .firstBaseline ? views[index].content.firstBaseline : views[index].content.lastBaseline
    case .guide(let index): rect = guides[index].frame
    }
    switch attribute {
    case .leading: return isRightToLeft ? size.width - rect.maxX : rect.minX
    case .trailing: return isRightToLeft ? size.width - rect.minX : rect.maxX
    case .left: return rect.minX
    case .right: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .width: return rect.width
    case .height: return rect.height
    case .firstBaseline, .lastBaseline: return baseline ?? rect.maxY
    default: return 0
    }
  }

  var result: LayoutResult {
    LayoutResult(
      size: size, traits: traits, safeArea: safeArea, views: views, guides: guides, constraints: constraints,
      diagnostics: [])
  }
}
