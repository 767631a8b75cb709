package import LPLayoutModel
import LPChecks
package import Foundation
package import LPScene

/// A picture of one variant of a preview with marks for its findings.
package struct FindingsPicture: Codable, Sendable {
  package let task: PreviewTask
  package let findings: [Diagnostic]
  /// The path below the output folder, without suffix.
  package let file: String
  let caption: String

  /// Returns the marks of findings; rectangles are in the screen's coordinates.
  ///
  /// - Parameter saved: the saved frames of a document's misplaced views, from where they were expected, by line.
  package func marks(in result: LayoutResult, saved: [Int: CGRect]) -> [FindingMark] {
    findings.map { finding in
      FindingMark(
        severity: finding.severity, shapes: Self.shapes(finding, result, saved),
        text: "\(finding.message.replacing("`", with: "")) [\(finding.rule)]")
    }
  }

  private static func shapes(_ finding: Diagnostic, _ result: LayoutResult, _ saved: [Int: CGRect]) -> [FindingMark
    .Shape]
  {
    let views = views(of: finding, in: result)
    let rects = views.map { result.views[$0].frame }
    switch LintRule(rawValue: finding.rule) {
    case .misplaced:
      guard let index = views.first else { return [] }
      let view = result.views[index]
      var shapes = [FindingMark.Shape.dashed(view.frame)]
      // The picture's bars and device may not be those that the scene was saved with.
      if let line = view.callSite?.line, let actual = saved[line] {
        shapes.append(.outline(actual.offsetBy(dx: view.frame.minX, dy: view.frame.minY)))
      }
      return shapes
    case .ambiguous:
      return views.prefix(1).flatMap { index -> [FindingMark.Shape] in
        let view = result.views[index]
        return [.outline(view.frame)] + (view.alternativeRect.map { [.dashed($0)] } ?? [])
      }
    case .overlap where rects.count == 2:
      return rects.map(FindingMark.Shape.outline)
        + [.area(rects[0].intersection(rects[1]))].filter { shape in
          if case .area(let rect) = shape { !rect.isNull && !rect.isEmpty } else { true }
        }
    case .smallTarget:
      return rects.flatMap { rect in
        [
          .outline(rect),
          .dashed(
            CGRect(
              x: rect.midX - max(44, rect.width) / 2, y: rect.midY - max(44, rect.height) / 2,
              width: max(44, rect.width),
              height: max(44, rect.height))),
        ]
      }
    default: return rects.map(FindingMark.Shape.outline)
    }
  }

  /// Returns the indices of a finding's views. They are found by path, or by line in a scene that is shown with bars,
  /// in which paths differ.
  private static func views(of finding: Diagnostic, in result: LayoutResult) -> [Int] {
    let found = finding.views.compactMap { path in result.views.firstIndex { $0.path == path } }
    if !found.isEmpty { return found }
    guard let site = finding.callSite else { return [] }
    return result.views.firstIndex { $0.callSite == site }.map { [$0] } ?? []
  }
}
