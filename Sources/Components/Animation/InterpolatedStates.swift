import LPCassowary
import Foundation

/// The states of constraints for the current rectangles of views, compared with the solved ones.
@MainActor
struct InterpolatedStates {
  private let engine: LayoutEngine
  private let values: [Double]
  private let linear: [LinearConstraint]

  init(engine: LayoutEngine) {
    self.engine = engine
    values = Self.values(of: engine)
    linear = engine.constraintsWithCurrentContent()
  }

  /// Returns the values of the engine's variables for the views' frames. Guides keep the solution's values.
  private static func values(of engine: LayoutEngine) -> [Double] {
    var values = engine.values
    for item in engine.items {
      guard let view = item.view else { continue }
      let origin = view.originInRoot
      let scrolled = view.geometry.boundsOrigin
      let frame = CGRect(
        origin: CGPoint(x: origin.x + scrolled.x, y: origin.y + scrolled.y), size: view.geometry.frame.size)
      let rect = view.alignmentRect(forFrame: frame)
      let base = Int(view.engineIndex * ItemVariable.count)
      values[base + Int(ItemVariable.x)] = Double(rect.minX)
      values[base + Int(ItemVariable.y)] = Double(rect.minY)
      values[base + Int(ItemVariable.width)] = Double(rect.width)
      values[base + Int(ItemVariable.height)] = Double(rect.height)
    }
    return values
  }

  /// Updates the records' states, and returns the constraints with a larger error than in the solution.
  ///
  /// - Parameter made: the constraints that hold only at the end, which are exempt.
  func mark(_ result: inout LayoutResult, except made: Set<ObjectIdentifier>) -> [LayoutTransition.Break] {
    let states = ConstraintStates(engine: engine)
    let pixel = 1 / Double(engine.root.traitCollection.displayScale)
    var breaks: [LayoutTransition.Break] = []
    for source in states.recorded {
      guard let record = states.recordOfSource[source], result.constraints.indices.contains(record) else { continue }
      let (now, solved) = (violation(linear[source]), engine.violation(of: source))
      // Frames are on the pixel grid, so half a pixel at each edge is rounding.
      let rounding = pixel / 2 * linear[source].terms.reduce(0) { $0 + abs($1.coefficient) } + 1e-3
      if abs(now) <= rounding {
        if abs(solved) > rounding { result.constraints[record].state = .holds }
        continue
      }
      if engine.ids[source] != nil { result.constraints[record].state = .broken(by: CGFloat(-now)) }
      guard abs(now) > abs(solved) + rounding, counts(source, except: made) else { continue }
      breaks.append(
        LayoutTransition.Break(
          constraint: record, equation: result.constraints[record].equation,
          priority: result.constraints[record].priority, by: CGFloat(-now), solvedBy: CGFloat(-solved)))
    }
    return breaks
  }

  /// Returns whether a constraint counts: compressed content does, content with too much room does not.
  private func counts(_ source: Int, except made: Set<ObjectIdentifier>) -> Bool {
    switch engine.sources[source] {
    case .constraint(let constraint): !made.contains(ObjectIdentifier(constraint))
    case .resistance: true
    default: false
    }
  }

  private func violation(_ constraint: LinearConstraint) -> Double {
    let difference = constraint.terms.reduce(-constraint.constant) {
      $0 + $1.coefficient * values[$1.variable.index]
    }
    return constraint.relation.violation(difference)
  }
}
