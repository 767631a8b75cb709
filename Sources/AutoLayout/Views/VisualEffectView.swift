public import Foundation

/// A blurred material: content goes into `contentView`, which fills it.
open class VisualEffectView: View {
  public let contentView: View

  public override init(frame: CGRect) {
    contentView = View(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    // The material's average over a plain background.
    backgroundColor = Color(light: Color(white: 0.97, alpha: 0.85), dark: Color(white: 0.15, alpha: 0.85))
  }
}
