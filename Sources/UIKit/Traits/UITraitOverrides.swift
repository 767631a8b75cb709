public import LPAutoLayout
public import Foundation

/// The traits that a view or a controller overrides for itself and everything inside. A trait that is read without an
/// override is unspecified.
public struct UITraitOverrides {
  /// The overridden traits; others are unspecified.
  fileprivate var traits: UITraitCollection

  /// Light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { set { $0.userInterfaceStyle = newValue } }
  }
  /// The text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { set { $0.preferredContentSizeCategory = newValue } }
  }
  /// The class of the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { set { $0.horizontalSizeClass = newValue } }
  }
  /// The class of the height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { set { $0.verticalSizeClass = newValue } }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    set { set { $0.userInterfaceIdiom = newValue } }
  }
  /// Whether text is bold.
  public var legibilityWeight: UILegibilityWeight {
    get { traits.legibilityWeight }
    set { set { $0.legibilityWeight = newValue } }
  }
  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { traits.displayScale }
    set { set { $0.displayScale = newValue } }
  }
  /// The direction of the language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set {
      var values = traits.values
      values.layoutDirection = newValue == .rightToLeft ? .rightToLeft : .leftToRight
      traits = UITraitCollection(values, layoutDirection: newValue)
    }
  }

  private mutating func set(_ change: (inout TraitValues) -> Void) {
    var values = traits.values
    change(&values)
    traits = UITraitCollection(values, layoutDirection: traits.layoutDirection)
  }
}

extension UITraitCollection {
  fileprivate static let none = UITraitCollection()
  fileprivate var orNone: UITraitCollection? { self == .none ? nil : self }
}

extension UIView {
  /// The traits that the view overrides for itself and the views inside.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traits: ownTraits ?? .none) }
    set { ownTraits = newValue.traits.orNone }
  }
}

extension UIViewController {
  /// The traits that the controller overrides for its view and the controllers inside.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traits: ownTraits ?? .none) }
    set { ownTraits = newValue.traits.orNone }
  }
  /// Sets the traits that a controller inside has in place of this controller's; `nil` for none.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.givenTraits = collection }
  /// Returns the traits that a controller inside has in place of this controller's; `nil` for none.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.givenTraits
  }
}

extension UIWindow {
  /// Sets the traits that everything in the window has; `nil` for none.
  public var overrideTraitCollection: UITraitCollection? {
    get { ownTraits }
    set { ownTraits = newValue }
  }
}
