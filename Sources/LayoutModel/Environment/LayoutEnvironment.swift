public import Foundation
package import LPSourceNames

/// The environment of a layout: traits, the screen, text measuring, strings and images.
///
/// It is bound while a preview's closure runs (`LayoutEnvironment.$current.withValue`); each view keeps the one that it
/// was made in.
public final class LayoutEnvironment: Sendable {
  /// The traits of the layout.
  public let traits: UITraitCollection
  private let lightTraits, darkTraits: UITraitCollection
  /// The size of the screen, in points.
  public let screenSize: CGSize
  /// The insets of the safe area, physical and in points.
  public let safeAreaInsets: UIEdgeInsets
  /// The screen's margin at either side, in points. Without a device, it is 20 on wide screens (414 points and more, or
  /// regular width) and 16 on others.
  public let rootMargin: CGFloat
  /// Measures and shapes text.
  public let text: any TextMeasuring
  /// Measures text without the Bold Text setting.
  private let plainText: any TextMeasuring
  /// Looks up strings.
  public let strings: any StringLocalizing
  /// Provides the sizes of images.
  public let images: any ImageLoading
  /// The generation of control sizes.
  public let metrics: ControlMetrics
  /// The traits of the device itself, which bars are as high as, where a tree is shown with those of another screen;
  /// `nil` where they are the traits.
  package let deviceTraits: UITraitCollection?
  /// Whether trees take the environment as a whole: a view that enters one takes it too.
  package let isLive: Bool
  /// The catalog's source, for the names of its variables.
  package let sources: SourceNames

  /// The environment that new views take.
  @TaskLocal public static var current = makeInitial?() ?? LayoutEnvironment()

  /// Makes the environment of views outside of previews, before the first one is asked for; `nil` for plain defaults.
  package nonisolated(unsafe) static var makeInitial: (@Sendable () -> LayoutEnvironment)?

  /// Makes an environment.
  public convenience init(
    traits: TraitValues = TraitValues(), screenSize: CGSize = CGSize(width: 375, height: 667),
    safeAreaInsets: UIEdgeInsets = .zero, rootMargin: CGFloat? = nil, text: any TextMeasuring = FixedAdvanceText(),
    strings: any StringLocalizing = KeysAsStrings(), images: any ImageLoading = NoImages(),
    metrics: ControlMetrics = .classic
  ) {
    self.init(
      traits: traits, screenSize: screenSize, safeAreaInsets: safeAreaInsets, rootMargin: rootMargin, text: text,
      strings: strings, images: images, metrics: metrics, sources: SourceNames())
  }

  /// - Parameter sources: the source lines; environments of a catalog share them, so that files are read once.
  package init(
    traits: TraitValues, screenSize: CGSize, safeAreaInsets: UIEdgeInsets, rootMargin: CGFloat? = nil,
    text: any TextMeasuring, strings: any StringLocalizing, images: any ImageLoading,
    metrics: ControlMetrics = .classic, sources: SourceNames, deviceTraits: UITraitCollection? = nil,
    isLive: Bool = false
  ) {
    (self.isLive, self.deviceTraits) = (isLive, deviceTraits)
    self.traits = UITraitCollection(traits)
    (lightTraits, darkTraits) = (traits.collection(in: .light), traits.collection(in: .dark))
    self.screenSize = screenSize
    self.safeAreaInsets = safeAreaInsets
    let isWide = traits.horizontalSizeClass == .regular || min(screenSize.width, screenSize.height) >= 414
    self.rootMargin = rootMargin ?? (isWide ? 20 : 16)
    plainText = text
    self.text = traits.legibilityWeight == .bold ? BoldText(text) : text
    self.strings = strings
    self.images = images
    self.metrics = metrics
    self.sources = sources
  }

  /// The traits of a view that is shown in an appearance, unspecified for that of the environment, and with limits of its
  /// text size.
  package func traits(_ inherited: InheritedTraits) -> UITraitCollection {
    let traits =
      switch inherited.style {
      case .light: lightTraits
      case .dark: darkTraits
      case .unspecified: traits
      }
    let overridden = inherited.traits.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
    if inherited.textSizes.areNone { return overridden }
    return UITraitCollection(inherited.textSizes.limiting(overridden.values))
  }

  /// Returns the environment for what a view draws itself.
  package func with(_ inherited: InheritedTraits) -> LayoutEnvironment {
    let shown = traits(inherited)
    return shown.values == traits.values ? self : with(shown.values, metrics)
  }

  /// Returns the environment with another generation of control sizes.
  package func with(_ metrics: ControlMetrics) -> LayoutEnvironment { with(traits.values, metrics) }

  /// Returns the environment with another number of pixels per point.
  package func with(displayScale: CGFloat) -> LayoutEnvironment {
    var values = traits.values
    values.displayScale = displayScale
    return with(values, metrics)
  }

  /// Returns the environment with other traits and another screen, for a tree that takes it as a whole.
  package func live(
    _ traits: TraitValues, screenSize: CGSize? = nil, safeAreaInsets: UIEdgeInsets? = nil
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      traits: traits, screenSize: screenSize ?? self.screenSize,
      safeAreaInsets: safeAreaInsets ?? self.safeAreaInsets, text: plainText, strings: strings, images: images,
      metrics: metrics, sources: sources, deviceTraits: deviceTraits, isLive: true)
  }

  /// Returns the environment of the current traits, for code that runs in them.
  func with(_ traits: UITraitCollection) -> LayoutEnvironment {
    with(UITraitCollection(traitsFrom: [self.traits, traits]).values, metrics)
  }

  /// Returns the environment with other traits.
  package func with(_ traits: TraitValues, _ metrics: ControlMetrics? = nil, rootMargin: CGFloat? = nil)
    -> LayoutEnvironment
  {
    LayoutEnvironment(
      traits: traits, screenSize: screenSize, safeAreaInsets: safeAreaInsets,
      rootMargin: rootMargin ?? self.rootMargin, text: plainText,
      strings: strings, images: images, metrics: metrics ?? self.metrics, sources: sources,
      deviceTraits: deviceTraits, isLive: isLive)
  }
}

extension TraitValues {
  fileprivate func collection(in style: UIUserInterfaceStyle) -> UITraitCollection {
    var values = self
    values.userInterfaceStyle = style
    return UITraitCollection(values)
  }
}
