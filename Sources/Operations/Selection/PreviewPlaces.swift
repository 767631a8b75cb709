import LPVariants
package import LPSnapshots
package import LPCatalogs

/// The paths of the files of previews and variants, in an output folder and in the goldens.
package struct PreviewPlaces: Sendable {
  private let places: [GoldenPlace]
  private let catalog: String

  package init(_ catalog: CatalogDescription) {
    self.catalog = catalog.name
    let names = catalog.previews.map { GoldenName(catalog: catalog.name, preview: $0.name, variant: "") }
    let places = GoldenPlaces(names)
    self.places = names.map { places[$0]! }
  }

  /// Returns a catalog's folder, without the places of all previews.
  package static func folder(of catalog: CatalogDescription) -> String {
    guard let first = catalog.previews.first else { return catalog.name }
    let name = GoldenName(catalog: catalog.name, preview: first.name, variant: "")
    return GoldenPlaces([name])[name]?.catalogFolder ?? catalog.name
  }

  /// The catalog's folder, such as `Gallery`.
  package var catalogFolder: String { places.first?.catalogFolder ?? catalog }

  /// Returns the preview's part of a path, such as `profile-card`.
  package func slug(ofPreview index: Int) -> String { places[index].previewFolder }

  /// Returns the preview's folder, such as `Gallery/profile-card`.
  package func folder(ofPreview index: Int) -> String { "\(catalogFolder)/\(slug(ofPreview: index))" }

  /// Returns the path of a variant's file, such as `Gallery/profile-card/rtl.png`.
  package func file(of task: PreviewTask, suffix: String) -> String {
    "\(folder(ofPreview: task.preview))/\(task.variant.name).\(suffix)"
  }

  package func golden(_ task: PreviewTask) -> GoldenPlace {
    // Names of variants are valid and unique file names.
    var place = places[task.preview]
    place.name.variant = task.variant == .default ? "" : task.variant.name
    place.file = task.variant.name
    return place
  }
}
