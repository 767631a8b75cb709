public import Foundation

/// A colour, which may depend on the appearance or on other traits.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private enum Source: Hashable {
    case appearances(light: RGBA, dark: RGBA)
    case provider(Provider)
  }

  /// A closure that returns the colour for traits; it equals only itself.
  private final class Provider: Hashable, Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor
    init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) { self.color = color }
    static func == (lhs: Provider, rhs: Provider) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private let source: Source
  /// Whether the colour stands in for one that no asset catalog has.
  package private(set) var isPlaceholder = false

  package init(light: RGBA, dark: RGBA) { source = .appearances(light: light, dark: dark) }

  package convenience init(light: RGBA, dark: RGBA, isPlaceholder: Bool) {
    self.init(light: light, dark: dark)
    self.isPlaceholder = isPlaceholder
  }

  package convenience init(_ rgba: RGBA) { self.init(light: rgba, dark: rgba) }

  /// Makes a colour from sRGB components, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    source = .appearances(light: rgba, dark: rgba)
  }

  /// Makes a grey, from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    let rgba = RGBA(red: white, green: white, blue: white, alpha: alpha)
    source = .appearances(light: rgba, dark: rgba)
  }

  /// Makes a colour of a hue, a saturation and a brightness, each 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Makes a colour that the closure chooses by traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .provider(Provider(dynamicProvider))
  }

  /// Returns the colour with another opacity, 0…1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .appearances(let light, let dark): UIColor(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
    case .provider: UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Returns the colour for the traits, which is the same in every appearance.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(resolved(with: traitCollection))
  }

  /// Gets the components for the current traits; always returns `true`.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = resolved(with: .current)
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// The colour for a layer; the layer resolves it for its view's traits.
  open var cgColor: UIColor { self }

  /// Makes a colour of a layer's.
  public init(cgColor: UIColor) { source = cgColor.source }

  package func resolved(with traits: UITraitCollection) -> RGBA {
    switch source {
    case .appearances(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
    case .provider(let provider): provider.color(traits).resolved(with: traits)
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || source == other.source
  }

  open override var hash: Int { source.hashValue }
  /// Returns the colour itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
