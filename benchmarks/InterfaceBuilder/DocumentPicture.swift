import AutoLayout
import Drawing
import Foundation
import InterfaceBuilder
import Scene

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
    let environment = document.environment(for: scene, text: typesetter)
    let root = LayoutEnvironment.$current.withValue(environment) {
      SceneScreen(document, scene, in: environment, asSaved: asSaved).root()
    }
    defer { root.endLayout() }
    let result = LayoutEnvironment.$current.withValue(environment) { LayoutResult.capture(root) }
    let picture = Scene(result: result, typesetter: typesetter)
    return try PNGRenderer(fonts: fonts).png(picture, scale: scale).count
  }
}
