import AutoLayout
import Foundation

/// One row of the device table: the models that share a screen.
struct DeviceModel {
  /// The names of the models; the first stands for the row in `--device all`.
  let names: [String]
  let idiom: UIUserInterfaceIdiom
  let portraitWidth: CGFloat
  let portraitHeight: CGFloat
  let scale: Int
  let portraitInsets: UIEdgeInsets
  let landscapeInsets: UIEdgeInsets
  let isRegularInLandscape: Bool
  let thirds: SplitViewRule?

  /// Makes a phone: compact × regular in portrait, and compact height in landscape.
  static func phone(
    _ names: [String], _ width: CGFloat, _ height: CGFloat, scale: Int, top: CGFloat, bottom: CGFloat,
    landscape: UIEdgeInsets, regular: Bool
  ) -> DeviceModel {
    DeviceModel(
      names: names, idiom: .phone, portraitWidth: width, portraitHeight: height, scale: scale,
      portraitInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), landscapeInsets: landscape,
      isRegularInLandscape: regular, thirds: nil)
  }

  /// Makes a pad: regular × regular with the same insets in both orientations.
  static func pad(
    _ names: [String], _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, thirds: SplitViewRule
  ) -> DeviceModel {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return DeviceModel(
      names: names, idiom: .pad, portraitWidth: width, portraitHeight: height, scale: 2, portraitInsets: insets,
      landscapeInsets: insets, isRegularInLandscape: true, thirds: thirds)
  }

  func posture(
    _ orientation: Orientation, width: CGFloat? = nil, horizontalSizeClass: UIUserInterfaceSizeClass? = nil
  ) -> Device.Posture {
    let isPortrait = orientation == .portrait
    let whole = isPortrait ? idiom == .pad : isRegularInLandscape
    let horizontal = horizontalSizeClass ?? (whole ? .regular : .compact)
    return Device.Posture(
      orientation: orientation,
      size: CGSize(
        width: width ?? (isPortrait ? portraitWidth : portraitHeight),
        height: isPortrait ? portraitHeight : portraitWidth),
      safeAreaInsets: isPortrait ? portraitInsets : landscapeInsets, horizontalSizeClass: horizontal,
      verticalSizeClass: isPortrait || idiom == .pad ? .regular : .compact,
      rootMargin: Device.Posture.rootMargin(
        horizontalSizeClass: horizontal, idiom: idiom, portraitWidth: portraitWidth))
  }

  func device(_ name: String) -> Device {
    Device(name: name, idiom: idiom, scale: scale, postures: [posture(.portrait), posture(.landscape)], split: nil)
  }
}
