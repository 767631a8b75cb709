import AutoLayout
public import Localization

extension StringLibrary {
  /// Strings as a variant shows them.
  public func localizer(for variant: Variant) -> Localizer {
    Localizer(
      library: self, language: variant.locale, pseudoLanguages: variant.strings,
      device: variant.traits.userInterfaceIdiom == .pad ? "ipad" : "iphone")
  }
}
