/// How wide an emoji is on a device: more than its font's share of the em in small text, and less in large text.
///
/// Labels that Interface Builder sized to fit one emoji show it; between their sizes the widths lie on straight lines,
/// and beyond them they keep their share of the em.
enum EmojiWidth {
  private typealias Point = (size: Double, width: Double)
  private static let smallest: Point = (17, 22.5)
  private static let others: [Point] = [(25, 28), (30, 34), (38, 43), (45, 50), (80, 86), (300, 326)]

  /// Returns the width at a size of the font, both in points.
  static func width(atSize size: Double) -> Double {
    var lower = smallest
    for upper in others where size > lower.size {
      if size <= upper.size {
        return lower.width + (upper.width - lower.width) * (size - lower.size) / (upper.size - lower.size)
      }
      lower = upper
    }
    return size * lower.width / lower.size
  }
}
