import LPLayoutModel
import LPScene
import LPVariants

extension Variant {
  /// The parts that the variant's device shows over an app; `nil` for a plain size and for a part of a screen.
  var chrome: DeviceChrome? {
    guard let device = screen.device, device.isWhole else { return nil }
    let cutout = device.cutout(orientation)
    return DeviceChrome(
      cutout: cutout?.rect, isIsland: cutout?.isIsland ?? false, statusBarHeight: device.statusBarHeight(orientation),
      homeIndicator: device.homeIndicator(orientation), isPhone: device.idiom == .phone)
  }
}
