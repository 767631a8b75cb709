public import Foundation

/// How an image fills a rectangle of another size: its caps keep their size, and the part between them is stretched or
/// repeated. Lengths are in points.
public struct ImageSlicing: Hashable, Sendable {
  /// The parts at the edges that keep their size across the edge.
  public var capInsets: UIEdgeInsets
  /// The size of the part between the caps that is shown, from their top left; `nil` for all of it.
  public var center: CGSize?
  /// Whether the part between the caps is repeated; otherwise it is stretched.
  public var isTiled: Bool

  /// Makes a slicing.
  public init(capInsets: UIEdgeInsets, center: CGSize? = nil, isTiled: Bool) {
    self.capInsets = capInsets
    self.center = center
    self.isTiled = isTiled
  }

  /// A part of the image and the place where it is shown.
  package struct Slice: Hashable {
    /// The rectangle of the whole image that puts the part to its place.
    package var image: CGRect
    /// The place of the part.
    package var clip: CGRect
  }

  /// The largest number of slices; an image that needs more is stretched.
  private static let most = 2000

  /// Returns the slices for a rectangle.
  package func slices(of size: CGSize, in rect: CGRect) -> [Slice] {
    let columns = Self.spans(
      from: capInsets.left, to: capInsets.right, center: center?.width, of: size.width, in: rect.width,
      isTiled: isTiled)
    let rows = Self.spans(
      from: capInsets.top, to: capInsets.bottom, center: center?.height, of: size.height, in: rect.height,
      isTiled: isTiled)
    guard columns.count * rows.count <= Self.most else {
      return isTiled
        ? ImageSlicing(capInsets: capInsets, center: center, isTiled: false).slices(of: size, in: rect) : []
    }
    return rows.flatMap { row in
      columns.map { column in
        Slice(
          image: CGRect(
            x: rect.minX + column.origin, y: rect.minY + row.origin, width: size.width * column.factor,
            height: size.height * row.factor),
          clip: CGRect(
            x: rect.minX + column.start, y: rect.minY + row.start, width: column.length, height: row.length))
      }
    }
  }

  /// A part of the image along one axis: where it is shown, and where the whole image begins so that it is there.
  private struct Span {
    var start: CGFloat
    var length: CGFloat
    var origin: CGFloat
    var factor: CGFloat = 1

    /// - Parameter source: where the part begins in the image.
    init(_ start: CGFloat, _ length: CGFloat, source: CGFloat, factor: CGFloat = 1) {
      (self.start, self.length, self.factor) = (start, length, factor)
      origin = start - source * factor
    }
  }

  private static func spans(
    from low: CGFloat, to high: CGFloat, center: CGFloat?, of size: CGFloat, in length: CGFloat, isTiled: Bool
  ) -> [Span] {
    var (low, high) = (max(0, low), max(0, high))
    guard size > 0, length > 0 else { return [] }
    // Caps that do not fit are made smaller together.
    let factor = low + high > length ? length / (low + high) : 1
    if low + high > size { (low, high) = (low * size / (low + high), high * size / (low + high)) }
    let (first, last) = (low * factor, high * factor)
    var spans: [Span] = []
    if low > 0 { spans.append(Span(0, first, source: 0, factor: factor)) }
    let room = length - first - last
    let part = min(size - low - high, center.map { $0 > 0 ? $0 : size } ?? size)
    if room > 0.001, part > 0 {
      // A part of at most a point looks the same when it is stretched.
      if isTiled, part > 1 {
        var start = first
        while start < first + room - 0.001, spans.count <= most {
          spans.append(Span(start, min(part, first + room - start), source: low))
          start += part
        }
      } else {
        spans.append(Span(first, room, source: low, factor: room / part))
      }
    }
    if high > 0 { spans.append(Span(length - last, last, source: size - high, factor: factor)) }
    return spans
  }
}
