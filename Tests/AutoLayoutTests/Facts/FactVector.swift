import LPAutoLayout
import Foundation
import Testing

/// One measured or documented result of the facts on Auto Layout, as numbers in points.
struct FactVector: Sendable, CustomTestStringConvertible {
  /// The section of the facts.
  let fact: String
  let what: String
  let expected: [CGFloat]
  /// What the engine makes of it, as from left to right: x is measured from the leading edge.
  let measure: @MainActor @Sendable (Stage) -> [CGFloat]
  /// Pixels per point that it was measured at.
  var scale: CGFloat = 2
  var size = CGSize(width: 320, height: 480)
  /// Frames are on the pixel grid: half a pixel where the figure is not.
  var tolerance: CGFloat = 0.001

  var testDescription: String { "\(fact) \(what)" }
}

/// All test vectors of the facts, and the figures of their sections, in both directions.
@MainActor
struct FactVectorTests {
  nonisolated static let vectors: [FactVector] =
    FactVector.solving + FactVector.texts + FactVector.margins + FactVector.spacing + FactVector.stacks
    + FactVector.formats + FactVector.masks + FactVector.rounding + FactVector.devices

  @Test("the facts' figures come out", arguments: vectors)
  func vector(_ vector: FactVector) {
    for direction in bothDirections {
      let stage = Stage(vector.size.width, vector.size.height, direction: direction, scale: vector.scale)
      let actual = stage.make { vector.measure(stage) }
      #expect(
        actual.count == vector.expected.count
          && zip(actual, vector.expected).allSatisfy { abs($0 - $1) <= vector.tolerance },
        "\(vector.what), \(direction): \(actual), expected \(vector.expected)")
    }
  }

  @Test("every vector has a name of its own")
  func names() {
    #expect(Set(Self.vectors.map(\.testDescription)).count == Self.vectors.count)
  }
}

extension Stage {
  /// Frames of views after layout, mirrored back where the stage runs from right to left: x, y, width, height of each.
  func places(_ views: [UIView]) -> [CGFloat] {
    root.layoutIfNeeded()
    return views.flatMap { view in
      let frame = view.frame
      let isMirrored = root.traitCollection.layoutDirection == .rightToLeft
      let x = isMirrored ? (view.superview?.bounds.width ?? 0) - frame.maxX : frame.minX
      return [x, frame.minY, frame.width, frame.height]
    }
  }

  /// Insets with left and right exchanged where the stage runs from right to left.
  func mirrored(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard root.traitCollection.layoutDirection == .rightToLeft else { return insets }
    return UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  func add<V: UIView>(_ view: V) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }
}

extension UIEdgeInsets {
  var values: [CGFloat] { [top, left, bottom, right] }
}

extension NSLayoutConstraint {
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
