/// A closure that changes a colour before it is shown; it equals only itself.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private final class Closure: Sendable {
    let transform: @Sendable (UIColor) -> UIColor
    init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  }

  private let closure: Closure

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { closure = Closure(transform) }

  /// Changes a colour.
  public var transform: @Sendable (UIColor) -> UIColor { closure.transform }
  /// Returns the changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { closure.transform(input) }

  /// Takes the colour's saturation away: the grey of its lightness (ITU-R BT.709).
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let shown = color.resolved(with: traits)
      let grey = 0.2126 * shown.red + 0.7152 * shown.green + 0.0722 * shown.blue
      return UIColor(RGBA(red: grey, green: grey, blue: grey, alpha: shown.alpha))
    }
  }
  /// Takes the accent colour of the system in the place of any other; an app has none of its own here.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// The tint of a monochrome symbol: the colour itself.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }

  public static func == (lhs: UIConfigurationColorTransformer, rhs: UIConfigurationColorTransformer) -> Bool {
    lhs.closure === rhs.closure
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(closure)) }
}
