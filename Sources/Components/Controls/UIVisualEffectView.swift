@_spi(Views) public import LPAutoLayout
public import Foundation
import LPLayoutModel

/// The effect of a `UIVisualEffectView` on the views behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur with the colour of a material. Only the colour is drawn: nothing is blurred.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  private let style: Style

  /// Makes a blur of a style.
  public init(style: Style) { self.style = style }

  /// The average colour of the material on a plain background.
  var color: UIColor {
    let (isDark, isLight): (Bool, Bool) =
      switch style {
      case .dark: (true, false)
      case .extraLight, .light: (false, true)
      case let style where style.rawValue >= Style.systemUltraThinMaterialDark.rawValue: (true, false)
      case let style where style.rawValue >= Style.systemUltraThinMaterialLight.rawValue: (false, true)
      default: (false, false)
      }
    return UIColor { traits in
      UIColor(white: isDark || !isLight && traits.userInterfaceStyle == .dark ? 0.15 : 0.97, alpha: 0.85)
    }
  }
}

/// Makes content stand out from a blur; content is drawn in its own colours here.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// Makes an effect for content over a blur.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view with a blurred material; its content is in `contentView`, which fills it.
open class UIVisualEffectView: UIView {
  /// The view that content goes into.
  public let contentView = UIView()

  /// The effect: a blur gives the view the colour of its material, any other makes it clear.
  open var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { backgroundColor = (effect as? UIBlurEffect)?.color } }
  }

  /// Makes a view with an effect; `nil` for none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    backgroundColor = (effect as? UIBlurEffect)?.color
  }

  /// Makes a view with the material of the system.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view with the material of the system.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(Views) open override func applyClassDefaults() {
    contentView.frame.size = bounds.size
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    effect = UIBlurEffect(style: .regular)
  }
}
