package import Foundation

extension UIView {
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The bounds with their origin at zero: what `contentItems()` draws in.
  package var canvas: CGRect { CGRect(origin: .zero, size: bounds.size) }

  package func paint(_ color: UIColor) -> RGBA { color.resolved(with: traitCollection) }

  /// Returns a rectangle laid out from the left, mirrored if the reading direction is right to left.
  package func directed(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  package var painter: ContentPainter {
    ContentPainter(traits: traitCollection, images: environment.images, isRightToLeft: isRightToLeft)
  }

  /// Returns the item for an image in a rectangle; see `ContentPainter.picture`.
  package func picture(
    _ image: UIImage, in rect: CGRect, _ tint: UIColor, isTemplate: Bool = false, clip: CGRect? = nil
  ) -> [ContentItem] {
    painter.picture(image, in: rect, tint, isTemplate: isTemplate, clip: clip)
  }

  /// Returns a knob with the wide one of the shadows that Flutter gives its copies of iOS controls: 3 points down, and
  /// blurred over 8.
  package func knob(_ rect: CGRect, radius: CGFloat, color: RGBA = .white) -> [ContentItem] {
    var group = ContentGroup([.fill(.roundedRect(rect, radius: radius), color)])
    group.shadow = ShadowPaint(color: RGBA.black.withAlpha(0.15), radius: 4, offset: CGSize(width: 0, height: 3))
    return [.group(group)]
  }
}
