import LPCassowary
import Foundation

extension ProblemBuilder {
  /// Adds the frame of a view that is laid out by hand, as two required constraints for each axis.
  mutating func addAutoresizing(_ view: UIView) {
    guard view.translatesAutoresizingMaskIntoConstraints, view !== root, let parent = view.superview else { return }
    view.keepAutoresizingReference()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if let frame = AxisFrame(of: view, in: parent, axis) { add(frame, view, parent) }
    }
  }

  private mutating func add(_ frame: AxisFrame, _ view: UIView, _ parent: UIView) {
    let (position, size) = (ItemVariable.position(frame.axis), ItemVariable.size(frame.axis))
    let (own, outer) = (
      view.engineIndex * ItemVariable.count, parent.engineIndex * ItemVariable.count
    )
    for rule in frame.rules {
      // In frames: own·(minimum or size) = k·outer size + constant; variables are alignment rects.
      let outerInsets = frame.outerInsets.0 + frame.outerInsets.1
      let constant = rule.constant + rule.factor * outerInsets
      switch rule.part {
      case .minimum:
        emit(
          [(own + position, 1), (outer + position, -1), (outer + size, -Double(rule.factor))].filter { $0.1 != 0 },
          .equal,
          Double(constant + frame.ownInsets.0 - frame.outerInsets.0 - frame.boundsOrigin),
          source: .autoresizing(view.reference, frame.axis))
      case .size:
        emit(
          [(own + size, 1), (outer + size, -Double(rule.factor))].filter { $0.1 != 0 }, .equal,
          Double(constant - frame.ownInsets.0 - frame.ownInsets.1), source: .autoresizing(view.reference, frame.axis))
      }
    }
  }
}
