/// Explains why a scene cannot be drawn.
package enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture has too many pixels. A side may have at most 32,767, which is Cairo's limit, and the whole at most 268
  /// million.
  case tooLarge(width: Double, height: Double)
  /// A side of the size, in points, is zero, negative, or not a number.
  case unusableSize(width: Double, height: Double)
  /// Cairo failed, with its message.
  case failed(String)

  package var description: String {
    switch self {
    case .tooLarge(let width, let height):
      """
      A picture of \(Self.text(width)) × \(Self.text(height)) pixels is too large: a side may have 32767 pixels at \
      most and the whole 268 million. Choose a smaller --scale, or fewer variants for a sheet.
      """
    case .unusableSize(let width, let height):
      "A picture of \(Self.text(width)) × \(Self.text(height)) points cannot be drawn. Give it a size above 0."
    case .failed(let message):
      "Cairo could not draw the picture: \(message)."
    }
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
