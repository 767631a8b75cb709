/// What a golden is of: a variant of a preview of a catalog, by the names that users give and see.
package struct GoldenName: Hashable, Codable, Sendable {
  package var catalog: String
  package var preview: String
  /// The variant's canonical name; empty for the default one.
  package var variant: String

  package init(catalog: String, preview: String, variant: String) {
    self.catalog = catalog
    self.preview = preview
    self.variant = variant
  }

  /// `Profile card · rtl`
  package var title: String { variant.isEmpty ? preview : "\(preview) · \(variant)" }
}

/// Where a golden's files are, relative to the package.
package struct GoldenPlace: Hashable, Codable, Sendable {
  package var name: GoldenName
  /// `Gallery`
  package var catalogFolder: String
  /// `profile-card`
  package var previewFolder: String
  /// Without suffix: `default`, `rtl`.
  package var file: String

  /// `Gallery/profile-card`
  var folder: String { "\(catalogFolder)/\(previewFolder)" }
  /// `goldens/Gallery/profile-card/rtl.layout.txt`
  package var layoutPath: String { "goldens/\(folder)/\(file).layout.txt" }
  /// `goldens/Gallery/profile-card/rtl.png`
  package var picturePath: String { "goldens/\(folder)/\(file).png" }
  /// `.preview/pending/Gallery/profile-card/rtl.layout.txt`
  package var pendingLayoutPath: String { ".preview/pending/\(folder)/\(file).layout.txt" }
  package var pendingPicturePath: String { ".preview/pending/\(folder)/\(file).png" }
  /// `.preview/failures/Gallery/profile-card/rtl`
  package var failureFolder: String { ".preview/failures/\(folder)/\(file)" }
}

/// The places of a whole catalog's goldens: no two share a file, also where file systems do not tell cases apart.
package struct GoldenPlaces: Sendable {
  private var places: [GoldenName: GoldenPlace] = [:]
  /// In the order of the names that were given, each once.
  package private(set) var all: [GoldenPlace] = []

  /// Names must be all of the catalog's, in its order, whatever is selected, so that files do not change with options.
  package init(_ names: [GoldenName]) {
    var catalogs = Slugs { Slug.folder($0) }
    var previews: [String: Slugs] = [:]
    var variants: [String: Slugs] = [:]
    for name in names where places[name] == nil {
      let catalog = catalogs.slug(for: name.catalog)
      let preview = previews[catalog, default: Slugs { Slug.file($0, empty: "preview") }].slug(for: name.preview)
      let folder = "\(catalog)/\(preview)"
      let file = variants[folder, default: Slugs { Slug.file($0, empty: "default") }].slug(for: name.variant)
      let place = GoldenPlace(name: name, catalogFolder: catalog, previewFolder: preview, file: file)
      places[name] = place
      all.append(place)
    }
  }

  package subscript(_ name: GoldenName) -> GoldenPlace? { places[name] }
}

/// Slugs given within one folder: the first name that has a slug keeps it, later ones get a digest of the name.
private struct Slugs {
  private let make: @Sendable (String) -> String
  private var given: [String: String] = [:]
  private var taken: Set<String> = []

  init(_ make: @escaping @Sendable (String) -> String) { self.make = make }

  mutating func slug(for name: String) -> String {
    if let known = given[name] { return known }
    let plain = make(name)
    var slug = plain
    var attempt: UInt64 = 0
    while !taken.insert(slug.lowercased()).inserted {
      slug = "\(plain)-\(Digest64(name, seed: attempt).hex.prefix(6))"
      attempt += 1
    }
    given[name] = slug
    return slug
  }
}
