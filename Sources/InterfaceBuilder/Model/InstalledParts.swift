import LPLayoutModel

/// Finds the parts that variations leave out.
enum InstalledParts {
  static func subviews(excludedFrom view: DocumentView, _ traits: TraitValues?) -> Set<String> {
    excluded(view, in: traits, out: \.excludedSubviews, back: \.includedSubviews)
  }

  static func constraints(excludedFrom view: DocumentView, _ traits: TraitValues?) -> Set<String> {
    excluded(view, in: traits, out: \.excludedConstraints, back: \.includedConstraints)
  }

  private static func excluded(
    _ view: DocumentView, in traits: TraitValues?, out: KeyPath<DocumentVariation, [String]>,
    back: KeyPath<DocumentVariation, [String]>
  ) -> Set<String> {
    var left: Set<String> = []
    for variation in ElementReader.active(view.variations, traits) {
      left.subtract(variation[keyPath: back])
      left.formUnion(variation[keyPath: out])
    }
    return left
  }
}
