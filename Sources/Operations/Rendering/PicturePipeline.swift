package import LPLayoutModel
package import Foundation
import LPDrawing
import LPScene
package import LPVariants
import LPProcesses
package import LPCatalogs

/// Does in this process what a worker does for a variant: from a preview's closure to a PNG file.
@MainActor
package struct PicturePipeline {
  private let renderer: PreviewRenderer
  private let out: OutputFolder

  /// - Parameter resources: the folder of string catalogs and images.
  /// - Throws: `FontError` if fonts are missing, `CatalogError` if resources cannot be read.
  package init(catalog: Catalog, resources: URL?, out: String) throws {
    renderer = try PreviewRenderer(
      catalog: catalog, resources: CatalogResources(folder: resources, catalog: catalog.description),
      threads: WorkerPool.defaultThreads(jobs: 1))
    self.out = OutputFolder(path: out)
  }

  /// Lays out, draws, encodes and writes a variant.
  ///
  /// - Returns: the bytes of the file.
  package func write(_ preview: Int, _ variant: Variant, to name: String) throws -> [UInt8] {
    let scene = renderer.scene(of: layOut(preview, variant), options: SceneOptions())
    let bytes = try renderer.png(of: scene, scale: variant.scale)
    try out.write(bytes, to: name)
    return bytes
  }

  package func result(_ preview: Int, _ variant: Variant) -> LayoutResult { layOut(preview, variant).result }

  package func svg(_ preview: Int, _ variant: Variant) throws -> [UInt8] {
    try renderer.svg(of: renderer.scene(of: layOut(preview, variant), options: SceneOptions()), scale: variant.scale)
  }

  private func layOut(_ preview: Int, _ variant: Variant) -> PreviewRenderer.Layout {
    renderer.layOut(PreviewTask(preview: preview, variant: variant))
  }
}
