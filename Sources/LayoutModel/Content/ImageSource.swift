/// The source of an image.
public enum ImageSource: Hashable, Codable, Sendable {
  /// A symbol drawn by the project: `person`, `heart`, `star.fill`…
  case symbol(String)
  /// An image file (PNG, JPEG, WebP, SVG or PDF): by name from the catalog's resources, or by path.
  case file(String)
  /// A missing image, by name; a placeholder is drawn for it.
  case missing(String)
}
