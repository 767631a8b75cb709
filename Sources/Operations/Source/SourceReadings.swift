package import LPLayoutModel
import Foundation
package import LPScene

/// The meaning of source lines in one layout: the values of equations, and the rectangles of views.
package struct SourceReadings: Codable, Sendable {
  /// An equation that the author wrote.
  package struct Equation: Hashable, Codable, Sendable {
    package let site: CallSite
    /// The equation with its priority: `name.width <= 280 ~ 750`.
    package let text: String
    /// The value of the left side in the screen's coordinates; `nil` for an item without a rectangle.
    package let value: String?
    /// The values of both sides: `72 = 64 + 8`.
    package let sides: String?
    /// The state in words: `holds with 8 to spare`.
    package let state: String
    package let kind: ConstraintReading.Kind
    /// The attribute of each side, as `explain` takes it: a path and an attribute.
    package let queries: [String]
    /// The paths of the views that the equation relates; a guide counts as its owner.
    package let views: [String]
  }

  /// A view that the author made.
  package struct View: Hashable, Codable, Sendable {
    package let site: CallSite
    package let path: String
    /// The name that equations show.
    package let name: String
    package let type: String
    /// The frame as `x, y, width × height`.
    package let frame: String
  }

  package let equations: [Equation]
  package let views: [View]

  init(_ result: LayoutResult) {
    equations = result.constraints.compactMap { record in
      guard record.origin == .user, let site = record.callSite, !site.filePath.isEmpty else { return nil }
      let reading = ConstraintReading(record, in: result)
      let sides = [(record.first, record.firstAttribute)] + (record.second.map { [($0, record.secondAttribute)] } ?? [])
      return Equation(
        site: site, text: reading.equation, value: reading.value, sides: reading.values, state: reading.status,
        kind: reading.kind, queries: sides.map { "\(result.path(of: $0)).\($1.name)" },
        views: record.ends.map { result.viewPath(of: $0.item) })
    }
    views = result.views.compactMap { view in
      guard let site = view.callSite, !site.filePath.isEmpty else { return nil }
      let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { formatNumber($0) }
      return View(
        site: site, path: view.path, name: view.name, type: view.className,
        frame: "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])")
    }
  }
}

extension LayoutResult {
  fileprivate func path(of item: ConstraintRecord.Item) -> String {
    switch item {
    case .view(let index): views[index].path
    case .guide(let index): guides[index].path
    }
  }

  fileprivate func viewPath(of item: ConstraintRecord.Item) -> String {
    switch item {
    case .view(let index): views[index].path
    case .guide(let index): views[guides[index].owner].path
    }
  }
}
