public import AutoLayout
public import Foundation
import Localization

extension Variant {
  private var posture: Device.Posture { screen.posture(orientation)! }

  /// Points.
  public var screenSize: CGSize { posture.size }

  /// Physical, in points.
  public var safeAreaInsets: UIEdgeInsets { posture.safeAreaInsets }

  /// Left and right layout margin of the root view, in points, not counting the safe area.
  public var rootMargin: CGFloat { posture.rootMargin }

  /// What views see of the variant.
  public var traits: TraitValues {
    TraitValues(
      horizontalSizeClass: posture.horizontalSizeClass, verticalSizeClass: posture.verticalSizeClass,
      layoutDirection: direction, preferredContentSizeCategory: textSize, userInterfaceStyle: appearance,
      userInterfaceIdiom: screen.idiom, legibilityWeight: legibility, displayScale: CGFloat(scale),
      localeIdentifier: locale.description)
  }
}
