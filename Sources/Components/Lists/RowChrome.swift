import Foundation

/// The surroundings of a row's content: its background with rounded corners, and separators.
@MainActor
final class RowChrome {
  private unowned let row: UIView
  private(set) var place: RowPlace?
  private var separators: (top: UIView?, bottom: UIView?)
  private var shown: [String: CGRect] = [:]
  /// Whether the row is painted as selected.
  var isSelected = false

  init(_ row: UIView) { self.row = row }

  func move(to place: RowPlace) { self.place = place }

  /// The background that is painted as the row's rectangle; `nil` if the row paints a rounded one itself.
  func background(_ given: UIColor?) -> UIColor? {
    place?.isRounded == true ? nil : shownColor(given)
  }

  /// The colour of the row: its own, that of its list, or that of a selection (systemGray4, which UIKit's table cells
  /// have in both appearances).
  private func shownColor(_ given: UIColor?) -> UIColor? { isSelected ? .systemGray4 : given }

  /// Returns the background of a row with rounded corners.
  func items(_ given: UIColor?) -> [ContentItem] {
    guard let place, place.isRounded, let color = shownColor(given) else { return [] }
    return [.fill(.card(row.canvas, top: place.topRadius, bottom: place.bottomRadius), row.paint(color))]
  }

  // MARK: Separators

  /// Places the separators of a row of a size.
  ///
  /// - Parameters:
  ///   - given: the insets of the row itself, with left for leading.
  ///   - content: where the content begins, in points from the leading edge.
  func placeSeparators(size: CGSize, given: UIEdgeInsets?, content: CGFloat) {
    guard let place else { return }
    let line = 1 / row.traitCollection.displayScale
    let insets = given ?? place.separatorInset ?? UIEdgeInsets(top: 0, left: content, bottom: 0, right: 0)
    func rect(_ separator: RowPlace.Separator, y: CGFloat) -> CGRect {
      guard separator == .inset else { return CGRect(x: 0, y: y, width: size.width, height: line) }
      let width = max(0, size.width - insets.left - insets.right)
      let x = row.isRightToLeft ? size.width - insets.left - width : insets.left
      return CGRect(x: x, y: y, width: width, height: line)
    }
    show(&separators.top, place.topSeparator, rect(place.topSeparator, y: 0))
    show(&separators.bottom, place.bottomSeparator, rect(place.bottomSeparator, y: size.height - line))
  }

  private func show(_ view: inout UIView?, _ separator: RowPlace.Separator, _ rect: CGRect) {
    guard separator != .none, let color = place?.separatorColor else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let line = view ?? SeparatorView(frame: .zero)
    if view == nil { line.nameSources.name = "separator" }
    view = line
    line.backgroundColor = color
    if line.superview !== row { row.addSubview(line) }
    if line.geometry.frame != rect { line.frame = rect }
  }
}

extension Path {
  /// Makes a rectangle whose upper and lower corners have radii of their own, in points.
  static func card(_ rect: CGRect, top: CGFloat, bottom: CGFloat) -> Path {
    let most = min(rect.width, rect.height) / 2
    let (top, bottom) = (max(0, min(top, most)), max(0, min(bottom, most)))
    if top == bottom { return .roundedRect(rect, radius: top) }
    // The sides of two rounded rectangles: one gives the upper half, the other the lower half.
    let (upper, lower) = (roundedRect(rect, radius: top).elements, roundedRect(rect, radius: bottom).elements)
    let corners = (top > 0 ? upper : lower)
    guard corners.count > 5 else { return .rect(rect) }
    return top > 0 ? .upperCard(rect, corners) : .lowerCard(rect, corners)
  }

  /// Keeps the upper corners of a rounded rectangle.
  private static func upperCard(_ rect: CGRect, _ elements: [Element]) -> Path {
    Path([
      elements[0], elements[1], elements[2], .line(CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(CGPoint(x: rect.minX, y: rect.maxY)), elements[7], elements[8], .close,
    ])
  }

  /// Keeps the lower corners of a rounded rectangle.
  private static func lowerCard(_ rect: CGRect, _ elements: [Element]) -> Path {
    Path([
      .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)), elements[3], elements[4], elements[5],
      elements[6], .close,
    ])
  }
}
