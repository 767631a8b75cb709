import LPAutoLayout
import Foundation
import LPVariants

/// A variant with another screen size or text size.
struct SweepPoint: Hashable, Sendable {
  let axis: SweepRange.Axis
  let value: Double

  func setting(of variant: Variant) -> PreviewRenderer.Setting {
    .init(traits: traits(of: variant), screenSize: screenSize(of: variant))
  }

  /// Returns the size of the screen in points.
  func screenSize(of variant: Variant) -> CGSize {
    var size = variant.screenSize
    switch axis {
    case .width: size.width = CGFloat(value)
    case .height: size.height = CGFloat(value)
    case .text: break
    }
    return size
  }

  /// Returns the traits. A screen of another size has the size classes of a canvas of that size.
  func traits(of variant: Variant) -> TraitValues {
    guard axis != .text else {
      return variant.traits.growingText(to: min(CGFloat(value), UIFont.TextStyle.growths.upperBound))
    }
    return Self.traits(of: variant, on: screenSize(of: variant))
  }

  /// Returns the traits of a variant on a screen of another size.
  static func traits(of variant: Variant, on size: CGSize) -> TraitValues {
    var traits = variant.traits
    let classes = ScreenSize.sizeClasses(width: Int(size.width), height: Int(size.height))
    (traits.horizontalSizeClass, traits.verticalSizeClass) = classes
    if case .device = variant.screen { return traits }
    traits.userInterfaceIdiom = min(size.width, size.height) >= 600 ? .pad : .phone
    return traits
  }
}
