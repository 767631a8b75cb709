import Foundation

extension View {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The bounds with their origin at zero: what `contentItems()` draws in.
  var canvas: CGRect { CGRect(origin: .zero, size: bounds.size) }

  func paint(_ color: Color) -> RGBA { color.resolved(with: traitCollection) }

  /// A rectangle laid out from the left, as it lies in the reading direction.
  func directed(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// A soft shadow's stand-in: a rim around a raised knob, which is seen on any background.
  func knob(_ rect: CGRect, radius: CGFloat) -> [ContentItem] {
    let rim = RGBA.black.withAlpha(traitCollection.userInterfaceStyle == .dark ? 0.3 : 0.12)
    let shape = Path.roundedRect(rect, radius: radius)
    return [.fill(.roundedRect(rect.insetBy(dx: -0.5, dy: -0.5).offsetBy(dx: 0, dy: 0.5), radius: radius), rim)]
      + [.fill(shape, .white)]
  }
}
