package import LPLayoutModel
import Foundation

extension LayoutTextDocument {
  /// A layout with the places of the views, without their content.
  package var places: LayoutResult {
    LayoutResult(
      size: CGSize(width: width.points, height: height.points), traits: TraitValues(), safeArea: safeArea.points,
      views: views.map { view in
        ViewRecord(
          path: view.path, name: view.name, className: view.className, parent: view.parent, depth: view.depth,
          frame: view.frame.points, alignmentRect: view.alignmentRect.points, isHidden: view.isHidden)
      }, guides: [], constraints: [], diagnostics: [])
  }
}

extension LayoutNumber {
  fileprivate var points: CGFloat { CGFloat(thousandths) / 1000 }
}

extension LayoutTextRect {
  fileprivate var points: CGRect { CGRect(x: x.points, y: y.points, width: width.points, height: height.points) }
}
