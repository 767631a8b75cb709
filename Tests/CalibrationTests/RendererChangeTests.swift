import LPDrawing
import Foundation
import LayoutPreview
import Testing

@testable import LPArguments
@testable import LPCatalogs
@testable import LPCommandLine
import LPSupport
@testable import LPOperations

/// What `test` says of goldens where pictures are drawn otherwise than where they were recorded.
@Suite struct RendererChangeTests {
  /// A text, round corners and a line, as in any screen.
  @MainActor private static var catalog: Catalog {
    Catalog(
      name: "Renderer",
      previews: [
        Preview("Card") {
          let title = Label(verbatim: "Hamburgefonstiv", style: .title1)
          let card = View()
          card.backgroundColor = .systemTeal
          card.layer.cornerRadius = 13
          return Screen {
            card
            title
          } constraints: { screen in
            card.leading == screen.leading + 20
            card.trailing == screen.trailing - 20
            card.top == screen.top + 80
            card.bottom == title.bottom + 30
            title.top == card.top + 30
            title.leading == card.leading + 12
          }
        }
      ])
  }

  @MainActor private static func run(
    _ verb: String, _ package: URL, changing settings: RasterSettings? = nil
  ) throws -> Int32 {
    let catalog = catalog.description
    let command = ParsedCommand(verb: verb, operands: [], options: [Options.packagePath.given(package.path)])
    let context = CommandContext(
      catalog: catalog, loader: CatalogLoader(Self.catalog), command: command, name: "preview",
      console: Console(isQuiet: true, isJSON: true), isInProcess: true)
    return try RasterSettings.$changed.withValue(settings) {
      try (verb == "test" ? TestCommand(context).run() : RecordCommand(context).run()).rawValue
    }
  }

  /// In a process of its own, since it decides what `CI` says.
  @Test func `Twenty changes of antialiasing, tolerance, filter and glyphs never pass`() async {
    await #expect(processExitsWith: .success) {
      unsetenv("CI")
      try await MainActor.run {
        let package = FileManager.default.temporaryDirectory.appendingPathComponent("renderer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: package) }
        #expect(try Self.run("record", package) == 0)
        #expect(try Self.run("test", package) == 0)
        #expect(Set(CalibrationTests.changes).count == 20)
        for change in CalibrationTests.changes {
          let status = try Self.run("test", package, changing: change)
          #expect(status == 3 || status == 1, "\(change): \(status)")
        }
        #expect(try Self.run("test", package) == 0)
      }
    }
  }
}
