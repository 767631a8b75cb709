public import AutoLayout
public import Foundation

extension Variant {
  private var posture: Device.Posture { parts.posture! }

  /// Points.
  public var screenSize: CGSize { posture.size }

  /// Physical, in points.
  public var safeAreaInsets: UIEdgeInsets { posture.safeAreaInsets }

  /// Left and right layout margin of the root view, in points, not counting the safe area.
  public var rootMargin: CGFloat { posture.rootMargin }

  /// What views see of the variant.
  public var traits: TraitValues {
    var traits = TraitValues(
      horizontalSizeClass: posture.horizontalSizeClass, verticalSizeClass: posture.verticalSizeClass)
    for axis in VariantAxis.allCases { axis.definition.traits(parts[axis]!, &traits) }
    return traits
  }
}
