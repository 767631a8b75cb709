import LPLayoutModel
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

  /// - Parameters:
  ///   - width: the width of a part of the screen.
  ///   - shorter: how much shorter than the screen the part is.
  ///   - insets: the insets of the part; those of the screen if left out.
  func posture(
    _ orientation: Orientation, width: CGFloat? = nil, shorter: CGFloat = 0, insets: UIEdgeInsets? = nil,
    horizontalSizeClass: UIUserInterfaceSizeClass? = nil
  ) -> Device.Posture {
    let isPortrait = orientation == .portrait
    let whole = isPortrait ? idiom == .pad : isRegularInLandscape
    let horizontal = horizontalSizeClass ?? (whole ? .regular : .compact)
    return Device.Posture(
      orientation: orientation,
      size: CGSize(
        width: width ?? (isPortrait ? portraitWidth : portraitHeight),
        height: (isPortrait ? portraitHeight : portraitWidth) - shorter),
      safeAreaInsets: insets ?? (isPortrait ? portraitInsets : landscapeInsets), horizontalSizeClass: horizontal,
      verticalSizeClass: isPortrait || idiom == .pad ? .regular : .compact,
      rootMargin: Device.Posture.rootMargin(
        horizontalSizeClass: horizontal, idiom: idiom, portraitWidth: portraitWidth))
  }

  func device(_ name: String) -> Device {
    Device(
      name: name, idiom: idiom, scale: scale, postures: [posture(.portrait), posture(.landscape)], split: nil,
      isWhole: true)
  }

  /// Returns the device in other circumstances than with the whole screen, the parts of Split View first.
  func parts(_ name: String) -> [Device] {
    (thirds?.devices(of: self, named: name) ?? []) + [slideOver(name), inCall(name)].compactMap(\.self)
  }

  /// Returns the window of Slide Over before iPadOS 26. On pads with a home button it is as wide as the narrow app of
  /// Split View and keeps 20 points from the top and the bottom (measured by G. Hackworth on iOS 12). Other pads have no
  /// published figures.
  private func slideOver(_ name: String) -> Device? {
    guard let thirds, hasHomeButton else { return nil }
    func window(_ orientation: Orientation, _ width: CGFloat) -> Device.Posture {
      posture(orientation, width: width, shorter: 40, insets: .zero, horizontalSizeClass: .compact)
    }
    return Device(
      name: "\(name) slide over", idiom: idiom, scale: scale,
      postures: [window(.portrait, thirds.portraitThird), window(.landscape, thirds.landscapeThird)], split: nil,
      isWhole: false)
  }

  /// Returns the screen during a call, when the status bar of a phone with a home button has 40 points instead of 20: the
  /// root view is 20 points shorter, and its safe area stays. Other phones show calls within their status bar, and no
  /// phone has a status bar in landscape.
  private func inCall(_ name: String) -> Device? {
    guard idiom == .phone, hasHomeButton else { return nil }
    return Device(
      name: "\(name) in call", idiom: idiom, scale: scale, postures: [posture(.portrait, shorter: 20)], split: nil,
      isWhole: false)
  }

  private var hasHomeButton: Bool { portraitInsets.bottom == 0 }
}
