public import LPAutoLayout
public import Foundation
import LPLayoutModel

extension UIImage {
  /// Draws the image from a point, in its size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image from a point, in its size and with an opacity. Other modes than `normal` are reported.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image in a rectangle. A template is drawn in its tint, or else in black.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the image in a rectangle, with an opacity. Other modes than `normal` are reported.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let environment = LayoutEnvironment.current
    let painter = ContentPainter(
      traits: environment.traits, images: environment.images,
      isRightToLeft: environment.traits.layoutDirection == .rightToLeft)
    context.setBlendMode(blendMode)
    context.draw(painter.picture(self, in: rect, tint ?? .black, isTemplate: tint != nil), alpha: alpha)
  }
}

/// Makes a context for an image of a size in points the current one. The scale is the number of pixels in a point of
/// the image, 0 for that of the screen; shapes are drawn sharply at every scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsPushContext(CGContext(canvas: CGRect(origin: .zero, size: size), scale: scale))
}
/// Makes a context for an image of a size in points the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// Returns an image of what was drawn in the current context; `nil` outside of drawing code.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { $0.image }
}
/// Makes the context before the current one.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }
