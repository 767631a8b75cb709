import LPAutoLayout
import LPDrawing
import Foundation
import LayoutPreview
import LPScene
import Testing
import LPVariants

@testable import LPCatalogs
@testable import LPOperations

/// What a worker does before the command asks for it.
@MainActor
@Suite struct RenderOperationTests {
  private final class Counter: @unchecked Sendable { var value = 0 }

  private let folder: TemporaryFolder
  private let counter = Counter()
  private let catalog: Catalog

  init() throws {
    folder = try TemporaryFolder()
    let counter = counter
    catalog = Catalog(
      name: "Cards",
      previews: [
        Preview("Card") {
          counter.value += 1
          return Screen { Label("Text", style: .body) }
        },
        Preview("Broken") {
          counter.value += 1
          return Screen { ImageView(.file("nowhere"), size: CGSize(width: 40, height: 40)) }
        },
      ])
  }

  private func renderer() throws -> PreviewRenderer {
    try PreviewRenderer(catalog: catalog, resources: try CatalogResources(folder: nil, catalog: catalog.description))
  }

  private func operation() throws -> RenderOperation {
    let out = OutputFolder(path: folder.url.path)
    try out.prepare("Cards")
    let options = RenderOptions(
      formats: [.png, .text], sheetFormats: [], beside: nil, annotations: [], focus: nil, notes: [], out: out,
      filmstrip: nil)
    return RenderOperation(options, try renderer())
  }

  private func item(_ preview: Int) -> RenderItem {
    .variant(PreviewTask(preview: preview, variant: .default))
  }

  @Test func `a picture is drawn before it is asked for, and written then`() throws {
    let operation = try operation()
    operation.anticipate(item(0))
    #expect(counter.value == 1 && folder.files.isEmpty)
    let outcome = operation.outcome(of: item(0))
    #expect(counter.value == 1 && outcome.failure == nil)
    #expect(folder.files.count == 2)
    #expect(outcome.answer?.files.count == 2)
    // Once.
    #expect(operation.outcome(of: item(0)).failure == nil && counter.value == 2)
  }

  @Test func `a picture that cannot be drawn says so when it is asked for`() throws {
    let operation = try operation()
    operation.anticipate(item(1))
    #expect(counter.value == 1)
    let outcome = operation.outcome(of: item(1))
    #expect(counter.value == 1 && outcome.failure != nil && outcome.answer == nil)
    #expect(folder.files.isEmpty)
  }

  @Test func `another picture than the one that is asked for is not written`() throws {
    let operation = try operation()
    operation.anticipate(item(1))
    #expect(operation.outcome(of: item(0)).failure == nil)
    #expect(counter.value == 2 && folder.files.count == 2)
  }

  @Test func `a rehearsal changes no byte`() async throws {
    guard case .variant(let task) = item(0) else { return }
    func picture(of renderer: PreviewRenderer) throws -> [UInt8] {
      let scene = renderer.scene(of: renderer.layOut(task), options: SceneOptions())
      return try renderer.png(of: scene, scale: task.variant.scale)
    }
    let plain = try picture(of: renderer())
    for _ in 0..<10 {
      let other = try renderer()
      let rehearsal = other.rehearsal(for: task)
      async let done: Void = Task.detached { rehearsal.run() }.value
      #expect(try picture(of: other) == plain)
      await done
    }
  }
}
