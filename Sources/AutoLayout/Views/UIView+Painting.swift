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

  /// Returns the item for an image in a rectangle.
  ///
  /// - Parameters:
  ///   - isTemplate: whether the view tints images that do not say how they are shown.
  ///   - clip: the visible part of the image.
  func picture(
    _ image: UIImage, in rect: CGRect, _ tint: UIColor, isTemplate: Bool = false, clip: CGRect? = nil
  ) -> [ContentItem] {
    let flips = image.flipsForRightToLeftLayoutDirection && isRightToLeft
    switch image.source {
    case .symbol(let name):
      // The drawings of symbols are square with space around them; the sizes of the system's symbols are those of their
      // ink.
      let side = min(max(rect.width, rect.height), 2 * min(rect.width, rect.height))
      let square = rect.insetBy(dx: (rect.width - side) / 2, dy: (rect.height - side) / 2)
      return [.symbol(name, in: square, paint(tint), flips: flips)]
    case .file:
      let images = environment.images
      let takesTint =
        image.renderingMode == .automatic
        ? isTemplate || images.isTemplate(image.source)
        : image.renderingMode == .alwaysTemplate
      return [
        .image(
          images.image(image.source, for: traitCollection), in: rect, clip: clip.map(Path.rect), flips: flips,
          tint: takesTint ? paint(tint) : nil)
      ]
    case .missing: return standIn(for: rect.intersection(clip ?? rect))
    }
  }

  /// Returns a placeholder: a grey box, with the symbol of an image if there is space for it.
  private func standIn(for rect: CGRect) -> [ContentItem] {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return [] }
    let side = min(24, min(rect.width, rect.height) * 0.6)
    let sign = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return [
      .fill(.rect(rect), paint(.secondarySystemFill)),
      .symbol("photo", in: sign, paint(.secondaryLabel), flips: false),
    ]
  }

  /// Returns a knob with a rim in place of its shadow, which is visible on every background.
  func knob(_ rect: CGRect, radius: CGFloat) -> [ContentItem] {
    let rim = RGBA.black.withAlpha(traitCollection.userInterfaceStyle == .dark ? 0.3 : 0.12)
    let shape = Path.roundedRect(rect, radius: radius)
    return [.fill(.roundedRect(rect.insetBy(dx: -0.5, dy: -0.5).offsetBy(dx: 0, dy: 0.5), radius: radius), rim)]
      + [.fill(shape, .white)]
  }
}
