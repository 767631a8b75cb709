import Foundation

/// The heights of bars by device, and their margins.
enum BarMetrics {
  /// Returns the height in points: 32 in compact height, 50 on a tablet. A test's screen of another device, or of one
  /// that is held otherwise, has bars of the simulator's (references of a Mac: iPads and landscape on a phone).
  @MainActor static func height(of view: UIView, phone: CGFloat) -> CGFloat {
    let traits = view.environment.deviceTraits ?? view.traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : phone
  }

  /// Returns the margins at the sides of a bar, in points: 20 in one of at least 414, otherwise 16, and 16 beside what
  /// the safe area leaves out (references of a Mac: phones with a notch in landscape).
  @MainActor static func sides(of bar: UIView) -> (leading: CGFloat, trailing: CGFloat) {
    let usual: CGFloat = bar.bounds.width >= 414 ? 20 : 16
    func side(_ inset: CGFloat) -> CGFloat { inset > 0 ? inset + 16 : usual }
    let (left, right) = (side(bar.safeAreaInsets.left), side(bar.safeAreaInsets.right))
    return bar.isRightToLeft ? (right, left) : (left, right)
  }
}
