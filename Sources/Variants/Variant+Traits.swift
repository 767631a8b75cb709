public import LPLayoutModel
public import Foundation

extension Variant {
  private var posture: Device.Posture { parts.posture! }

  /// The size of the screen, in points.
  public var screenSize: CGSize { posture.size }

  /// The insets of the safe area, physical and in points.
  public var safeAreaInsets: UIEdgeInsets { posture.safeAreaInsets }

  /// The left and right layout margin of the root view, in points, without the safe area.
  public var rootMargin: CGFloat { posture.rootMargin }

  /// The traits that views see.
  public var traits: TraitValues {
    var traits = TraitValues(
      horizontalSizeClass: posture.horizontalSizeClass, verticalSizeClass: posture.verticalSizeClass)
    for axis in VariantAxis.allCases { axis.definition.traits(parts[axis]!, &traits) }
    return traits
  }
}
