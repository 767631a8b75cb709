package import LPLayoutModel
package import Foundation

/// A layout problem as a picture shows it: rectangles with a number, and a line of text below the screen.
package struct FindingMark: Hashable, Codable, Sendable {
  package enum Shape: Hashable, Codable, Sendable {
    /// A line around what the problem is about.
    case outline(CGRect)
    /// A dashed line around another place that a view could have or will have.
    case dashed(CGRect)
    /// The area by which something is too large.
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
  /// Draws a layout with marks, and a list of what they mean below it. As in Interface Builder, conflicts are red;
  /// misplaced and ambiguous views and other warnings are orange.
  package init(
    result: LayoutResult, marks: [FindingMark], caption: String, typesetter: any TextMeasuring
  ) {
    let drawing = FindingDrawing(result: result, marks: marks, caption: caption, typesetter: typesetter)
    self.init(size: drawing.size, items: drawing.items, title: caption)
  }
}
