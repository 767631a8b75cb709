import LPAutoLayout
import LPDrawing
import Foundation
import LPInterfaceBuilder
import LPScene

/// Draws scenes as `preview render` does, into memory.
@MainActor
struct DocumentPicture {
  private let fonts: FontSet
  private let typesetter: PangoTypesetter

  init() throws {
    fonts = try FontSet()
    typesetter = PangoTypesetter(fonts: fonts)
  }

  /// - Returns: The size of the PNG file.
  @discardableResult
  func draw(
    _ scene: InterfaceBuilderScene, of document: InterfaceBuilderDocument, asSaved: Bool, scale: Int
  ) throws -> Int {
    let picture = Scene(result: result(of: scene, in: document, asSaved: asSaved), typesetter: typesetter)
    return try PNGRenderer(fonts: fonts).png(picture, scale: scale).count
  }

  func result(of scene: InterfaceBuilderScene, in document: InterfaceBuilderDocument, asSaved: Bool) -> LayoutResult {
    let environment = document.environment(for: scene, text: typesetter)
    return LayoutEnvironment.$current.withValue(environment) {
      let root = SceneScreen(document, scene, in: environment, asSaved: asSaved).root()
      defer { root.endLayout() }
      return LayoutResult.capture(root)
    }
  }

  func raster(_ result: LayoutResult) throws -> RasterImage {
    try PNGRenderer(fonts: fonts).raster(Scene(result: result, typesetter: typesetter), scale: 1)
  }
}
