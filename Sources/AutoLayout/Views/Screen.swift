import Foundation

/// The root of a preview: a view as large as the screen, with its safe area and margins.
open class Screen: View {
  public init() {
    let environment = LayoutEnvironment.current
    super.init(frame: CGRect(origin: .zero, size: environment.screenSize))
    state.safeArea = environment.safeAreaInsets
    backgroundColor = .systemBackground
  }

  /// 16 points at the sides, 20 on wide screens (414 points and more, and wherever the width is regular); none above
  /// and below. The safe area comes on top.
  package override var defaultMargins: EdgeInsets {
    let side = Self.sideMargin(traits: traitCollection, size: bounds.size)
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Points.
  static func sideMargin(traits: TraitCollection, size: CGSize) -> CGFloat {
    traits.horizontalSizeClass == .regular || min(size.width, size.height) >= 414 ? 20 : 16
  }
}
