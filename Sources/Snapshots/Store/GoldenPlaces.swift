import LPSupport

/// The places of all goldens of a catalog. No two share a file, even if the file system ignores case.
package struct GoldenPlaces: Sendable {
  private var places: [GoldenName: GoldenPlace] = [:]
  /// The places in the order of the given names, each once.
  package private(set) var all: [GoldenPlace] = []

  /// Makes the places. The names must be all names of the catalog, in its order, so that files do not depend on
  /// options.
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

/// The slugs within a folder: the first name with a slug keeps it, later ones get a digest of the name added.
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
