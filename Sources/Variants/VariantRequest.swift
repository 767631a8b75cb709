package import LPLocalization

/// The selection of variants that a command requests: a matrix, or variants by name.
package enum VariantRequest: Hashable, Sendable {
  case matrix(VariantMatrix)
  case named([Variant])

  /// - Parameter locales: the languages of the string catalogs; if empty, any language is valid.
  package init(_ options: VariantOptions, locales: [LanguageTag]) throws(VariantError) {
    guard !options.names.isEmpty else {
      self = .matrix(try VariantMatrix(options, locales: locales))
      return
    }
    if let option = options.optionBesideNames { throw .contradiction("--variant", option) }
    var variants: [Variant] = []
    for name in options.names { variants.append(try Variant(name: name)) }
    self = .named(variants)
  }

  /// Returns the variants for a preview, which may declare its own matrix.
  package func selection(
    for declared: VariantMatrix? = nil, defaultLocale: LanguageTag = .english
  ) throws(VariantError) -> VariantSelection {
    switch self {
    case .matrix(let matrix):
      return try (declared?.overridden(by: matrix) ?? matrix).selection(defaultLocale: defaultLocale)
    case .named(let variants):
      let sorted = Variant.sorted(Set(variants))
      return VariantSelection(
        variants: sorted, combination: .product, productCount: sorted.count, impossiblePairs: 0)
    }
  }
}
