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
  /// The name, which is the model's.
  open var name: String { model }
  /// The name of the system whose layout is reproduced.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system whose control sizes are used.
  open var systemVersion: String { LayoutEnvironment.current.metrics == .ios26 ? "26.0" : "18.0" }
}

/// Returns the kind of device, as old code asks for it.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
