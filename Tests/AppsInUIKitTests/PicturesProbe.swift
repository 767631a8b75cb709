import AppsInUIKit
import AutoLayout
import Drawing
import Foundation
import LayoutPreview
import Scene
import Snapshots
import Testing

@testable import Apps

@MainActor
struct PicturesProbe {
  @Test(arguments: AppScreensTests.names)
  func pictures(name: String) throws {
    guard let dump = ProcessInfo.processInfo.environment["DUMP"] else { return }
    let fonts = try FontSet()
    let typesetter = PangoTypesetter(fonts: fonts)
    let preview = try #require(Apps().previews.first { $0.name == name })
    let screen = try #require(AppScreens.all.first { $0.name == name })
    for direction: UserInterfaceLayoutDirection in [.leftToRight, .rightToLeft] {
    for size: UIContentSizeCategory in [.large, .accessibilityExtraLarge] {
      for style: UIUserInterfaceStyle in [.light, .dark] {
        let environment = LayoutEnvironment(
          traits: TraitValues(
            layoutDirection: direction, preferredContentSizeCategory: size, userInterfaceStyle: style),
          screenSize: CGSize(width: 393, height: 852), text: typesetter)
        func text(_ preview: Preview) throws -> [String] {
          try ComparedLayout(preview, in: environment).lines
        }
        let app = Preview(name) { _ in screen.make() }
        #expect(try text(preview) == text(app), "text \(name)")
        func picture(_ preview: Preview) throws -> RasterImage {
          let root = preview.makeRoot(in: environment)
          let result = LayoutResult.capture(root)
          root.endLayout()
          let scene = Scene(result: result, options: SceneOptions(), typesetter: typesetter)
          return try PNGRenderer(fonts: fonts).raster(scene, scale: 2)
        }
        let (a, b) = (try picture(preview), try picture(app))
        let stem = "\(dump)/\(name)-\(direction)-\(size.rawValue)-\(style.rawValue)"
        try Data(PNGFile.encode(b)).write(to: URL(fileURLWithPath: stem + "-app.png"))
        if a != b {
          try Data(PNGFile.encode(a)).write(to: URL(fileURLWithPath: stem + "-dsl.png"))
          let count = zip(a.pixels, b.pixels).filter { $0 != $1 }.count
          Issue.record("\(stem) differs in \(count) bytes")
        }
      }
    }
    }
  }
}
