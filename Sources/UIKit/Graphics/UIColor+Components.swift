public import LPComponents
public import Foundation

extension UIColor {
  /// The parts of the colour: red, green, blue and opacity.
  public var components: [CGFloat]? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
  /// The number of parts: 4.
  public var numberOfComponents: Int { 4 }
  /// Gives the hue, the saturation, the brightness and the opacity, each from 0 to 1.
  ///
  /// - Returns: `true`: every colour here has them.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue, opacity): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &opacity)
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    let range = most - least
    var turn: CGFloat = 0
    if range > 0 {
      if most == red {
        turn = (green - blue) / range
      } else if most == green {
        turn = 2 + (blue - red) / range
      } else {
        turn = 4 + (red - green) / range
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = opacity
    return true
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { components?[3] ?? 1 }
}
