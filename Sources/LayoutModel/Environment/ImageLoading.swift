public import Foundation

/// Provides the images and colours of asset catalogs, and the sizes of images before anything is drawn.
public protocol ImageLoading: AnyObject, Sendable {
  /// Returns the size of an image; `nil` if the file does not exist or cannot be read, which the loader reports.
  func size(of source: ImageSource) -> CGSize?
  /// Returns the image that asset catalogs have for an appearance; by default, the image itself.
  func image(_ source: ImageSource, for traits: UITraitCollection) -> ImageSource
  /// Returns whether an asset catalog has the image as a template, which takes the tint; by default, `false`.
  func isTemplate(_ source: ImageSource) -> Bool
  /// Returns whether the image is a symbol of an asset catalog, whose size is that of the text beside it; by default,
  /// `false`.
  func isSymbol(_ source: ImageSource) -> Bool
  /// Returns how an asset catalog slices the image; by default, `nil`, and the image is scaled as a whole.
  func slicing(of source: ImageSource) -> ImageSlicing?
  /// Returns the insets of the image's alignment rectangle, in points, as an asset catalog has them; by default, zero.
  func alignmentInsets(of source: ImageSource) -> UIEdgeInsets
  /// Returns a color of the asset catalogs by its name; by default, `nil`.
  func color(named name: String) -> UIColor?
  /// Returns what code gets in the place of an image that is missing; by default, `nil`.
  func placeholder(named name: String) -> ImageSource?
  /// Returns what code and documents get in the place of a color that is missing; by default, `nil`.
  func placeholderColor(named name: String) -> UIColor?
  /// The names of the images of the asset catalogs, sorted; by default, none.
  var names: [String] { get }
  /// The names of their colors, sorted; by default, none.
  var colorNames: [String] { get }
}

extension ImageLoading {
  public func image(_ source: ImageSource, for traits: UITraitCollection) -> ImageSource { source }
  public func isTemplate(_ source: ImageSource) -> Bool { false }
  public func isSymbol(_ source: ImageSource) -> Bool { false }
  public func slicing(of source: ImageSource) -> ImageSlicing? { nil }
  public func alignmentInsets(of source: ImageSource) -> UIEdgeInsets { .zero }
  public func color(named name: String) -> UIColor? { nil }
  public func placeholder(named name: String) -> ImageSource? { nil }
  public func placeholderColor(named name: String) -> UIColor? { nil }
  public var names: [String] { [] }
  public var colorNames: [String] { [] }
}
