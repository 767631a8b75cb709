import Foundation

extension UIView {
  /// The margins with the safe area and the superview's margins taken into account.
  package var effectiveMargins: UIEdgeInsets { marginState.settled ?? margins(safeArea: marginState.safeArea) }

  package func marginsChanged() {
    marginState.settled = nil
    setNeedsEngineRebuild()
    setNeedsLayout()
  }

  /// The view's own margins, without safe area and superview.
  var baseMargins: UIEdgeInsets {
    let own =
      switch marginState.given {
      case .physical(let insets): insets
      case .directional(let insets): physical(insets)
      case nil: defaultMargins
      }
    return controllerLink?.raised(own, of: self) ?? own
  }

  /// Returns the base margins plus the safe area, per edge (iOS: 8 and (44, 10, 34, 12) give (52, 18, 42, 20)).
  func margins(safeArea: UIEdgeInsets) -> UIEdgeInsets {
    let base = baseMargins
    guard insetsLayoutMarginsFromSafeArea else { return base }
    return UIEdgeInsets(
      top: base.top + safeArea.top, left: base.left + safeArea.left, bottom: base.bottom + safeArea.bottom,
      right: base.right + safeArea.right)
  }

  /// Returns, per edge, the larger of the view's own margin and what remains of its superview's.
  func margins(_ own: UIEdgeInsets, preserving parent: UIEdgeInsets, frame: CGRect, in size: CGSize) -> UIEdgeInsets {
    let reaching = Self.reaching(parent, into: frame, in: size)
    return UIEdgeInsets(
      top: max(own.top, reaching.top), left: max(own.left, reaching.left), bottom: max(own.bottom, reaching.bottom),
      right: max(own.right, reaching.right))
  }

  package func physical(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: rightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: rightToLeft ? insets.leading : insets.trailing)
  }

  package func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: rightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: rightToLeft ? insets.left : insets.right)
  }

  /// Returns how far a superview's safe area or margins extend into a subview's frame: clamp(inset − distance, 0, inset)
  /// per edge, without the rounding errors of the frame.
  static func reaching(_ parent: UIEdgeInsets, into frame: CGRect, in size: CGSize) -> UIEdgeInsets {
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(((inset - distance) * 0x1p30).rounded() * 0x1p-30, 0), inset)
    }
    return UIEdgeInsets(
      top: reach(parent.top, frame.minY), left: reach(parent.left, frame.minX),
      bottom: reach(parent.bottom, size.height - frame.maxY), right: reach(parent.right, size.width - frame.maxX))
  }
}
