public import LPLayoutModel
public import Foundation

/// The device of the preview that is being built.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  private override init() { super.init() }

  /// The kind of device, from the preview's traits; a phone where they say nothing.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let idiom = UITraitCollection.current.userInterfaceIdiom
    return idiom == .unspecified ? .phone : idiom
  }
  /// The model, by the kind of device.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the simulator in snapshot tests (`SIMULATOR_DEVICE_NAME`); else the model.
  open var name: String { Self.simulated("SIMULATOR_DEVICE_NAME") ?? model }
  /// The name of the system whose layout is reproduced.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the simulator in snapshot tests (`SIMULATOR_RUNTIME_VERSION`); else of the system whose control sizes
  /// are used.
  open var systemVersion: String {
    Self.simulated("SIMULATOR_RUNTIME_VERSION") ?? (LayoutEnvironment.current.metrics == .ios26 ? "26.0" : "18.0")
  }

  /// What a simulator tells its programs.
  private static func simulated(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}

/// How a device is held. Raw values are UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the longer side is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the longer side is level.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen faces up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held upright or sideways.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// As the preview's screen is: upright, or sideways where it is wider than high.
  public var orientation: UIDeviceOrientation {
    let size = LayoutEnvironment.current.screenSize
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// Does nothing: the device is not turned.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: the device is not turned.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// Returns the kind of device, as old code asks for it.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
