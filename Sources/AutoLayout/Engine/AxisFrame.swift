import Foundation

/// One axis of a frame and its mask (o origin, s size, S superview's size, a = S − o − s the far margin), by the table
/// of the facts on autoresizing masks.
struct AxisFrame {
  let axis: NSLayoutConstraint.Axis
  let origin: CGFloat
  let size: CGFloat
  let outer: CGFloat
  let leadFlexible: Bool
  let sizeFlexible: Bool
  let trailFlexible: Bool
  let ownInsets: (CGFloat, CGFloat)
  let outerInsets: (CGFloat, CGFloat)
  let boundsOrigin: CGFloat

  /// Makes the axis of a view's frame; `nil` if the view is not laid out by its mask.
  @MainActor
  init?(of view: UIView, in parent: UIView, _ axis: NSLayoutConstraint.Axis) {
    guard let reference = view.geometry.autoresizingReference else { return nil }
    let own = view.alignmentInsets(of: reference.frame)
    let outerInsets = parent.alignmentInsets(of: CGRect(origin: .zero, size: reference.superSize))
    let mask = view.autoresizingMask
    self.axis = axis
    if axis == .horizontal {
      (origin, size, outer) = (reference.frame.minX, reference.frame.width, reference.superSize.width)
      leadFlexible = mask.contains(.flexibleLeftMargin)
      sizeFlexible = mask.contains(.flexibleWidth)
      trailFlexible = mask.contains(.flexibleRightMargin)
      ownInsets = (own.left, own.right)
      self.outerInsets = (outerInsets.left, outerInsets.right)
      boundsOrigin = parent.geometry.boundsOrigin.x
    } else {
      (origin, size, outer) = (reference.frame.minY, reference.frame.height, reference.superSize.height)
      leadFlexible = mask.contains(.flexibleTopMargin)
      sizeFlexible = mask.contains(.flexibleHeight)
      trailFlexible = mask.contains(.flexibleBottomMargin)
      ownInsets = (own.top, own.bottom)
      self.outerInsets = (outerInsets.top, outerInsets.bottom)
      boundsOrigin = parent.geometry.boundsOrigin.y
    }
  }

  /// The far margin.
  var far: CGFloat { outer - origin - size }

  /// Returns whether the rule fixes the far margin, which is how the console prints it.
  func holdsFarMargin(_ rule: Rule) -> Bool {
    guard !trailFlexible, leadFlexible || sizeFlexible else { return false }
    return leadFlexible ? rule.part == .minimum : rule.part == .size
  }

  enum Part { case minimum, size }
  /// part = factor × superview's size + constant
  struct Rule {
    let part: Part
    let factor: CGFloat
    let constant: CGFloat
  }

  var rules: [Rule] {
    func ratio(_ top: CGFloat, _ bottom: CGFloat) -> CGFloat? { bottom == 0 ? nil : top / bottom }
    let fixedMinimum = Rule(part: .minimum, factor: 0, constant: origin)
    let fixedSize = Rule(part: .size, factor: 0, constant: size)
    switch (leadFlexible, sizeFlexible, trailFlexible) {
    case (false, false, _):
      return [fixedMinimum, fixedSize]
    case (true, false, false):
      return [Rule(part: .minimum, factor: 1, constant: -far - size), fixedSize]
    case (false, true, false):
      return [fixedMinimum, Rule(part: .size, factor: 1, constant: -origin - far)]
    case (true, false, true):
      guard let k = ratio(origin, origin + far) else { return [fixedMinimum, fixedSize] }
      return [Rule(part: .minimum, factor: k, constant: -k * size), fixedSize]
    case (false, true, true):
      guard let k = ratio(size, size + far) else { return [fixedMinimum, fixedSize] }
      return [fixedMinimum, Rule(part: .size, factor: k, constant: -k * origin)]
    case (true, true, false):
      guard let k = ratio(size, origin + size) else { return [fixedMinimum, fixedSize] }
      // The far margin is fixed: minimum = S − a − size.
      return [
        Rule(part: .minimum, factor: 1 - k, constant: -far + k * far), Rule(part: .size, factor: k, constant: -k * far),
      ]
    case (true, true, true):
      guard let k = ratio(origin, outer), let l = ratio(size, outer) else { return [fixedMinimum, fixedSize] }
      return [Rule(part: .minimum, factor: k, constant: 0), Rule(part: .size, factor: l, constant: 0)]
    }
  }
}
