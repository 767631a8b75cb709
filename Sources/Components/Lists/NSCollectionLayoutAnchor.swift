public import Foundation

/// A place at the edges of an item, with an offset.
open class NSCollectionLayoutAnchor: NSObject, @unchecked Sendable {
  /// The edges; the middle on an axis without one.
  public let edges: NSDirectionalRectEdge
  /// The offset, in points or in parts of the view's own size.
  public let offset: CGPoint
  private let isFractional: Bool

  /// Makes a place at edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
  /// Makes a place at edges, moved by points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Makes a place at edges, moved by parts of the view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, self.isFractional) = (edges, offset, isFractional)
  }

  /// Returns the rectangle of a view of a size in an item, from left to right.
  func rect(of size: CGSize, in item: CGRect) -> CGRect {
    let x =
      edges.contains(.leading)
      ? item.minX
      : edges.contains(.trailing) ? item.maxX - size.width : item.midX - size.width / 2
    let y =
      edges.contains(.top)
      ? item.minY
      : edges.contains(.bottom) ? item.maxY - size.height : item.midY - size.height / 2
    let factor = isFractional ? size : CGSize(width: 1, height: 1)
    return CGRect(
      x: x + offset.x * factor.width, y: y + offset.y * factor.height, width: size.width, height: size.height)
  }
}
