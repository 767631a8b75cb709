import LPLayoutModel
public import LPLocalization

extension StringLibrary {
  /// Returns a localiser for the language, pseudo-languages and device of a variant.
  public func localizer(for variant: Variant) -> Localizer {
    Localizer(
      library: self, language: variant.locale, pseudoLanguages: variant.strings,
      device: variant.traits.userInterfaceIdiom == .pad ? "ipad" : "iphone")
  }
}
