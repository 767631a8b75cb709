package import AutoLayout
package import Foundation

/// A problem of a layout as it is marked on its picture: rectangles with a number, and a line below the screen.
package struct FindingMark: Hashable, Codable, Sendable {
  package enum Shape: Hashable, Codable, Sendable {
    /// A line around what the problem is about.
    case outline(CGRect)
    /// A dashed line around the place that something could also have, or will have.
    case dashed(CGRect)
    /// The area of what is too much.
    case area(CGRect)
  }

  package let severity: Diagnostic.Severity
  package let shapes: [Shape]
  package let text: String

  package init(severity: Diagnostic.Severity, shapes: [Shape], text: String) {
    self.severity = severity
    self.shapes = shapes
    self.text = text
  }

  /// The rectangle around all shapes, in the screen's coordinates; `nil` for a mark without shapes.
  var bounds: CGRect? {
    let rects = shapes.map(\.rect)
    return rects.first.map { first in rects.dropFirst().reduce(first) { $0.union($1) } }
  }
}

extension FindingMark.Shape {
  var rect: CGRect {
    switch self {
    case .outline(let rect), .dashed(let rect), .area(let rect): rect
    }
  }
}

extension Scene {
  /// A layout with marks on it, and what they mean below: conflicts red, what is misplaced, open or otherwise doubtful
  /// orange, as Interface Builder has them.
  package init(
    result: LayoutResult, marks: [FindingMark], caption: String, typesetter: any TextMeasuring
  ) {
    let drawing = FindingDrawing(result: result, marks: marks, caption: caption, typesetter: typesetter)
    self.init(size: drawing.size, items: drawing.items, title: caption)
  }
}
