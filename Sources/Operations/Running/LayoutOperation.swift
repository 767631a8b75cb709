package import LPCatalogs

/// An operation that lays previews out.
package protocol LayoutOperation: CatalogOperation {
  init(_ request: Request, _ renderer: PreviewRenderer)
}

extension LayoutOperation {
  package static func make(
    _ request: Request, _ catalog: CatalogLoader, renderer: () throws -> PreviewRenderer
  ) throws -> Self { Self(request, try renderer()) }
}
