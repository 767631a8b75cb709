package import LPLayoutModel
package import LPVariants

/// Explains the conflicts of previews.
@MainActor
package struct LiveConflictOperation: LayoutOperation {
  /// The request has no parameters.
  package struct Request: Codable, Sendable {
    package init() {}
  }

  package nonisolated static let name = "explain-conflicts"
  package nonisolated static let progressTitle = "Explaining"
  /// The timeout in seconds for one variant, in which each repair is laid out.
  package nonisolated static let timeout = 120.0

  private let renderer: PreviewRenderer

  package init(_ request: Request, _ renderer: PreviewRenderer) { self.renderer = renderer }

  package func answer(_ item: LiveConflictItem, noting diagnostics: inout [Diagnostic]) throws -> [LiveConflict] {
    var search = LiveConflictSearch(renderer, preview: item.preview, variants: item.variants)
    let conflicts = search.conflicts()
    try renderer.requireNames()
    return conflicts
  }
}

/// An item of `explain --conflict`: a preview with all its selected variants, because a repair has to hold in each of
/// them.
package struct LiveConflictItem: OperationItem {
  package let preview: Int
  let variants: [Variant]

  package init(preview: Int, variants: [Variant]) { (self.preview, self.variants) = (preview, variants) }

  package var detail: String { variants.count == 1 ? variants[0].name : "\(variants.count) variants" }
  package var timeoutFactor: Double { Double(max(1, variants.count)) }
  package var task: PreviewTask? { variants.first.map { PreviewTask(preview: preview, variant: $0) } }
}
