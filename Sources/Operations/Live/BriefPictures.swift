import LPSupport

/// The last pictures that were answered, by name.
struct BriefPictures {
  /// Each variant on the page shows another one.
  private static let limit = 16
  private var kept: [(name: String, svg: String)] = []

  subscript(name: String) -> String? { kept.first { $0.name == name }?.svg }

  /// Keeps a picture, and returns its name, which tells it from those of other processes too.
  mutating func keep(_ svg: String) -> String {
    let name = Digest64(svg).hex
    kept.removeAll { $0.name == name }
    kept = kept.suffix(Self.limit - 1) + [(name, svg)]
    return name
  }
}
