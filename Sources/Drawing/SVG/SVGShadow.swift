import LPLayoutModel
import Foundation
import LPScene

/// The filter that draws a shadow in documents.
struct SVGShadow {
  private let shadow: ShadowPaint
  private let area: CGRect

  /// `nil` if the shadow cannot be drawn.
  init?(_ shadow: ShadowPaint, castBy rect: CGRect) {
    let around = shadow.bounds(castBy: rect).union(rect.insetBy(dx: -1, dy: -1))
    guard shadow.radius.isFinite, shadow.radius >= 0, rect.isUsable, around.isUsable else { return nil }
    self.shadow = shadow
    area = around
  }

  /// Returns a filter that draws the shadow below the items.
  func underItems(id: String) -> String {
    filter(id, steps + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
  }

  /// Returns a filter that draws the shadow alone.
  func alone(id: String) -> String { filter(id, steps) }

  private func filter(_ id: String, _ steps: String) -> String {
    """
    <filter id="\(id)" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" x="\(svg(area.minX))" \
    y="\(svg(area.minY))" width="\(svg(area.width))" height="\(svg(area.height))">\(steps)</filter>
    """
  }

  private var steps: String {
    let color = shadow.color
    let blur =
      shadow.radius > 0 ? "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(svg(shadow.radius))\"/>" : ""
    let source = shadow.radius > 0 ? "" : " in=\"SourceAlpha\""
    return """
      \(blur)<feOffset\(source) dx="\(svg(shadow.offset.width))" dy="\(svg(shadow.offset.height))" result="s"/>\
      <feFlood flood-color="\(color.svgColor)" flood-opacity="\(svg(color.svgAlpha))"/>\
      <feComposite in2="s" operator="in"/>
      """
  }
}
