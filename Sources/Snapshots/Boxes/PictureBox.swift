/// A colour of pixels: red, green and blue from 0 to 255.
package struct PixelColor: Hashable, Sendable {
  package var red, green, blue: Float

  /// Returns the distance of two colours: the largest difference of a part.
  package func distance(to other: PixelColor) -> Float {
    max(abs(red - other.red), max(abs(green - other.green), abs(blue - other.blue)))
  }

  /// `#1a2b3c`
  package var description: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int(min(255, max(0, part.rounded()))), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

/// Something that can be seen in a picture, by the rectangle around it, in points.
package struct PictureBox: Hashable, Sendable {
  /// What kind of thing it is.
  package enum Kind: String, Sendable {
    /// An area of one colour.
    case shape
    /// An outline, or ink too large for a line of text.
    case frame
    /// An area without a main colour, whose inside is not looked at.
    case picture
    /// A shadow or a gradient, whose edge is soft.
    case shade
    /// A line of text, or an icon.
    case text
  }

  package var left, top, right, bottom: Double
  /// Where most of the ink of a text ends, from the top; `nil` for other kinds.
  package var baseline: Double?
  package var color: PixelColor
  package var kind: Kind
  /// How many areas are around it.
  package var depth: Int

  var width: Double { right - left }
  var height: Double { bottom - top }
  var edges: [Double] { [left, top, right, bottom] }

  /// Returns the rectangle around boxes; `nil` for none.
  static func around(_ boxes: [PictureBox]) -> PictureBox? {
    guard var all = boxes.first else { return nil }
    for box in boxes.dropFirst() {
      (all.left, all.top) = (min(all.left, box.left), min(all.top, box.top))
      (all.right, all.bottom) = (max(all.right, box.right), max(all.bottom, box.bottom))
    }
    all.baseline = nil
    return all
  }
}

/// What can be seen in a picture.
package struct MeasuredPicture: Sendable {
  /// The size in points.
  package var width, height: Double
  /// The colour of most pixels; `nil` where these are transparent.
  package var background: PixelColor?
  package var boxes: [PictureBox]

  /// The picture without what is seen inside the letters of a line of text, as in an "o".
  var withoutCounters: MeasuredPicture {
    let lines = boxes.filter { $0.kind == .text }
    var picture = self
    picture.boxes = boxes.filter { box in
      guard box.kind == .text else { return true }
      return !lines.contains { line in
        line.width > box.width && line.height > 1.5 * box.height && line.left <= box.left && line.right >= box.right
          && line.top <= box.top && line.bottom >= box.bottom
      }
    }
    return picture
  }
}
