public import Foundation

/// The root of a preview: a view as large as the screen, with its safe area and margins.
open class Screen: UIView {
  /// Makes a screen with the size and the safe area of the environment.
  public init() {
    super.init(frame: CGRect(origin: .zero, size: LayoutEnvironment.current.screenSize))
    takeEnvironment()
  }

  /// Makes a screen as `init()` does; the environment decides its size, and not the frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: LayoutEnvironment.current.screenSize))
    takeEnvironment()
  }

  /// Makes a screen as `init()` does.
  public required convenience init?(coder: NSCoder) { self.init() }

  private func takeEnvironment() {
    marginState.safeArea = environment.safeAreaInsets
    backgroundColor = .systemBackground
  }

  /// The device's margin at the sides, none above and below. The safe area is added to it.
  @_spi(Views) open override var defaultMargins: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: environment.rootMargin, bottom: 0, right: environment.rootMargin)
  }
}
