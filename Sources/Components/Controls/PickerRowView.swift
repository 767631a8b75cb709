import Foundation

/// The place of a row that a picker's delegate makes a view for: it carries the row's foreshortening and fading.
final class PickerRowView: UIView {
  /// The delegate's view.
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    nameSources.name = "row"
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Gives the row a size, and its place on the wheel.
  func put(_ rect: CGRect, _ place: PickerWheel.Place) {
    let center = CGPoint(x: rect.midX, y: rect.midY + place.offset)
    if bounds.size != rect.size { bounds = CGRect(origin: .zero, size: rect.size) }
    if self.center != center { self.center = center }
    if content.frame != bounds { content.frame = bounds }
    let scale = CGAffineTransform(scaleX: place.scale.width, y: place.scale.height)
    if transform != scale { transform = scale }
    alpha = place.opacity
  }
}
