/// The catalog as a whole.
package struct CatalogItem: OperationItem {
  package var preview: Int { 0 }
  package var detail: String { "" }
  package var task: PreviewTask? { nil }
}
