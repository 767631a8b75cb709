/// The single item of an operation on the whole catalog.
package struct CatalogItem: OperationItem {
  package var preview: Int { 0 }
  package var detail: String { "" }
  package var task: PreviewTask? { nil }
}
