public import Foundation

/// Where views get what is not layout: traits, the screen, text measuring, strings and images.
///
/// It is bound for the time a preview's closure runs (`LayoutEnvironment.$current.withValue`); each view keeps the one
/// it was made in.
public final class LayoutEnvironment: Sendable {
  /// The traits of the layout.
  public let traits: UITraitCollection
  /// Points.
  public let screenSize: CGSize
  /// Physical, in points.
  public let safeAreaInsets: UIEdgeInsets
  /// A screen's margin at either side, in points. Where no device says otherwise, 20 on wide screens (414 points and
  /// more, and wherever the width is regular) and 16 on others.
  public let rootMargin: CGFloat
  /// Measures and shapes text.
  public let text: any TextMeasuring
  /// Looks strings up.
  public let strings: any StringLocalizing
  /// Knows the sizes of images.
  public let images: any ImageLoading
  /// The generation of control sizes.
  public let metrics: ControlMetrics
  /// The catalog's source, for the names of its variables.
  package let sources: SourceLines

  /// The environment that new views take.
  @TaskLocal public static var current = LayoutEnvironment()

  /// Makes an environment.
  public convenience init(
    traits: TraitValues = TraitValues(), screenSize: CGSize = CGSize(width: 375, height: 667),
    safeAreaInsets: UIEdgeInsets = .zero, rootMargin: CGFloat? = nil, text: any TextMeasuring = FixedAdvanceText(),
    strings: any StringLocalizing = KeysAsStrings(), images: any ImageLoading = NoImages(),
    metrics: ControlMetrics = .classic
  ) {
    self.init(
      traits: traits, screenSize: screenSize, safeAreaInsets: safeAreaInsets, rootMargin: rootMargin, text: text,
      strings: strings, images: images, metrics: metrics, sources: SourceLines())
  }

  /// - Parameter sources: shared by environments of one catalog, whose files are then read once.
  package init(
    traits: TraitValues, screenSize: CGSize, safeAreaInsets: UIEdgeInsets, rootMargin: CGFloat? = nil,
    text: any TextMeasuring, strings: any StringLocalizing, images: any ImageLoading,
    metrics: ControlMetrics = .classic, sources: SourceLines
  ) {
    self.traits = UITraitCollection(traits)
    self.screenSize = screenSize
    self.safeAreaInsets = safeAreaInsets
    let isWide = traits.horizontalSizeClass == .regular || min(screenSize.width, screenSize.height) >= 414
    self.rootMargin = rootMargin ?? (isWide ? 20 : 16)
    self.text = traits.legibilityWeight == .bold ? BoldText(text) : text
    self.strings = strings
    self.images = images
    self.metrics = metrics
    self.sources = sources
  }

  /// The same with another generation of control sizes.
  package func with(_ metrics: ControlMetrics) -> LayoutEnvironment {
    LayoutEnvironment(
      traits: traits.values, screenSize: screenSize, safeAreaInsets: safeAreaInsets, rootMargin: rootMargin,
      text: text, strings: strings, images: images, metrics: metrics, sources: sources)
  }
}

/// The generation of control sizes: iOS 13 to 18, or iOS 26, which changed many.
public enum ControlMetrics: String, CaseIterable, Codable, Sendable {
  case classic
  case ios26
}

/// Looks strings up in the catalogs of the preview's language.
public protocol StringLocalizing: AnyObject, Sendable {
  /// The string for a key, or the key itself where no catalog has it.
  func localized(_ key: String, table: String?, arguments: [any CVarArg]) -> String
}

/// No catalogs: every key is its own string.
public final class KeysAsStrings: StringLocalizing {
  /// Makes a catalog without strings.
  public init() {}
  /// The key itself.
  public func localized(_ key: String, table: String?, arguments: [any CVarArg]) -> String { key }
}

/// Answers an image's size in points before anything is drawn.
public protocol ImageLoading: AnyObject, Sendable {
  /// `nil` where there is no such file, or it cannot be read; the problem is then reported by the loader.
  func size(of source: ImageSource) -> CGSize?
}

/// An image source that has no images.
public final class NoImages: ImageLoading {
  /// Makes an image source that has no images.
  public init() {}
  /// No size for any image.
  public func size(of source: ImageSource) -> CGSize? { nil }
}
