/// Makes a catalog when it is first needed. The code of a catalog's author runs in workers, not in the command.
@MainActor
package final class CatalogLoader {
  package let name: String
  private let load: () -> Catalog
  private var loaded: Catalog?

  package init(_ name: String, previews: @escaping @MainActor () -> [Preview]) {
    self.name = name
    load = { Catalog(name: name, previews: previews()) }
  }

  /// Takes a catalog that exists already, without code of an author.
  package init(_ catalog: Catalog) {
    (name, loaded) = (catalog.name, catalog)
    load = { catalog }
  }

  package var isLoaded: Bool { loaded != nil }

  package var catalog: Catalog {
    if let loaded { return loaded }
    let catalog = load()
    loaded = catalog
    return catalog
  }
}
