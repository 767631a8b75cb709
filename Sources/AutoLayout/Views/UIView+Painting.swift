import Foundation

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The bounds with their origin at zero: what `contentItems()` draws in.
  var canvas: CGRect { CGRect(origin: .zero, size: bounds.size) }

  func paint(_ color: UIColor) -> RGBA { color.resolved(with: traitCollection) }

  /// Returns a rectangle laid out from the left, mirrored if the reading direction is right to left.
  func directed(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  var painter: ContentPainter {
    ContentPainter(traits: traitCollection, images: environment.images, isRightToLeft: isRightToLeft)
  }

  /// Returns the item for an image in a rectangle; see `ContentPainter.picture`.
  func picture(
    _ image: UIImage, in rect: CGRect, _ tint: UIColor, isTemplate: Bool = false, clip: CGRect? = nil
  ) -> [ContentItem] {
    painter.picture(image, in: rect, tint, isTemplate: isTemplate, clip: clip)
  }

  /// Returns a knob with a rim in place of its shadow, which is visible on every background.
  func knob(_ rect: CGRect, radius: CGFloat) -> [ContentItem] {
    let rim = RGBA.black.withAlpha(traitCollection.userInterfaceStyle == .dark ? 0.3 : 0.12)
    let shape = Path.roundedRect(rect, radius: radius)
    return [.fill(.roundedRect(rect.insetBy(dx: -0.5, dy: -0.5).offsetBy(dx: 0, dy: 0.5), radius: radius), rim)]
      + [.fill(shape, .white)]
  }
}
