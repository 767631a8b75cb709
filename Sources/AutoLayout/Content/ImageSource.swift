/// Where a picture comes from.
public enum ImageSource: Hashable, Codable, Sendable {
  /// A symbol drawn by the project: `person`, `heart`, `star.fill`…
  case symbol(String)
  /// A PNG file: by name from the catalog's resources, or by path.
  case file(String)
  /// A picture that cannot be had, by name: a quiet box stands for it.
  case missing(String)
}
