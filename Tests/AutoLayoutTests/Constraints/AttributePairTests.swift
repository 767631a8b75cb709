import LPAutoLayout
import Foundation
import Testing

/// Every attribute against every other: an equation between them holds in the frames that come out, or is refused.
@MainActor
struct AttributePairTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// An attribute read off a physical rectangle: the definition that the layout has to agree with.
  private func value(
    _ attribute: Attribute, of rect: CGRect, margins: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection
  ) -> CGFloat {
    let isMirrored = direction == .rightToLeft
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isMirrored ? rect.maxX : rect.minX
    case .trailing: return isMirrored ? rect.minX : rect.maxX
    // Of views without text.
    case .top, .firstBaseline: return rect.minY
    case .bottom, .lastBaseline: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .leftMargin: return rect.minX + margins.left
    case .rightMargin: return rect.maxX - margins.right
    case .leadingMargin: return isMirrored ? rect.maxX - margins.right : rect.minX + margins.left
    case .trailingMargin: return isMirrored ? rect.minX + margins.left : rect.maxX - margins.right
    case .topMargin: return rect.minY + margins.top
    case .bottomMargin: return rect.maxY - margins.bottom
    case .centerXWithinMargins: return rect.midX + (margins.left - margins.right) / 2
    case .centerYWithinMargins: return rect.midY + (margins.top - margins.bottom) / 2
    case .notAnAttribute: return 0
    }
  }

  private func isSize(_ attribute: Attribute) -> Bool { attribute == .width || attribute == .height }
  private func isVertical(_ attribute: Attribute) -> Bool {
    [
      .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
    ].contains(attribute)
  }
  private func isReading(_ attribute: Attribute) -> Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(attribute)
  }
  private func isFixed(_ attribute: Attribute) -> Bool {
    [.left, .right, .leftMargin, .rightMargin].contains(attribute)
  }

  /// The exception of the pair, by the table of illegal combinations; nil for a legal one.
  private func exception(_ first: Attribute, _ second: Attribute) -> String? {
    if isSize(first) != isSize(second) { return "NSInvalidArgumentException" }
    if isSize(first) { return nil }
    if isVertical(first) != isVertical(second) { return "NSInvalidLayoutConstraintException" }
    let isMixed = isReading(first) && isFixed(second) || isFixed(first) && isReading(second)
    return isMixed ? "NSInvalidArgumentException" : nil
  }

  nonisolated private static let attributes = NSLayoutConstraint.Attribute.allCases.filter { $0 != .notAnAttribute }

  @Test("each pair holds with its constant, or is refused with its exception", arguments: bothDirections, attributes)
  func pair(direction: UIUserInterfaceLayoutDirection, first: NSLayoutConstraint.Attribute) {
    for second in Self.attributes {
      let fixture = Fixture(direction: direction)
      let (a, b) = (fixture.view("a"), fixture.view("b"))
      for view in [a, b] {
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 5, trailing: 12)
      }
      NSLayoutConstraint.activate([
        b.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 100),
        b.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 200),
        b.widthAnchor.constraint(equalToConstant: 50), b.heightAnchor.constraint(equalToConstant: 60),
      ])
      a.widthAnchor.constraint(equalToConstant: 40).isActive = first != .width
      a.heightAnchor.constraint(equalToConstant: 30).isActive = first != .height
      let constraint = NSLayoutConstraint(
        item: a, attribute: first, relatedBy: .equal, toItem: b, attribute: second, multiplier: 1, constant: 7)
      constraint.isActive = true
      let result = fixture.result()
      let refused = result.diagnostics.first { $0.rule == "illegal-constraint" }
      if let exception = exception(first, second) {
        // UIKit raises the exception about layouts once the constraint is laid out, the others at once.
        #expect(constraint.isActive == (exception == "NSInvalidLayoutConstraintException"), "\(first) \(second)")
        #expect(refused?.message.contains("(\(exception))") == true, "\(first) \(second)")
        continue
      }
      #expect(constraint.isActive && refused == nil, "\(first) \(second)")
      // Along the reading direction a constant counts that way.
      let isMirrored = direction == .rightToLeft && (isReading(first) || isReading(second))
      let left = value(first, of: a.frame, margins: a.layoutMargins, direction)
      let right = value(second, of: b.frame, margins: b.layoutMargins, direction) + (isMirrored ? -7 : 7)
      #expect(left == right, "\(first) \(second)")
      #expect(b.frame == CGRect(100, 200, 50, 60))
    }
  }

  @Test("an inequality pushes the same way along the reading direction", arguments: bothDirections, attributes)
  func inequality(direction: UIUserInterfaceLayoutDirection, attribute: NSLayoutConstraint.Attribute) {
    for relation in [NSLayoutConstraint.Relation.greaterThanOrEqual, .lessThanOrEqual] {
      let fixture = Fixture(direction: direction)
      let (a, b) = (fixture.view("a"), fixture.view("b"))
      func pin(_ view: UIView, _ inset: CGFloat, _ length: CGFloat, priority: Float) {
        for constraint in [
          view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: inset),
          view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: inset),
          view.widthAnchor.constraint(equalToConstant: length), view.heightAnchor.constraint(equalToConstant: length),
        ] {
          constraint.with(priority: priority).isActive = true
        }
      }
      pin(b, 100, 50, priority: 1000)
      // A wish that the inequality contradicts.
      pin(a, relation == .lessThanOrEqual ? 150 : 50, relation == .lessThanOrEqual ? 80 : 20, priority: 500)
      NSLayoutConstraint(
        item: a, attribute: attribute, relatedBy: relation, toItem: b, attribute: attribute, multiplier: 1, constant: 0
      ).isActive = true
      fixture.layout()
      let (left, right) = (
        value(attribute, of: a.frame, margins: a.layoutMargins, direction),
        value(attribute, of: b.frame, margins: b.layoutMargins, direction)
      )
      let isAgainst =
        direction == .rightToLeft && isFixed(attribute) || direction == .rightToLeft && attribute == .centerX
        || direction == .rightToLeft && attribute == .centerXWithinMargins
      // Fixed sides run from left to right: there the wish is on the other side, and nothing has to give way.
      if isAgainst {
        #expect(relation == .lessThanOrEqual ? left <= right : left >= right, "\(attribute) \(relation)")
      } else {
        #expect(left == right, "\(attribute) \(relation)")
      }
    }
  }
}
