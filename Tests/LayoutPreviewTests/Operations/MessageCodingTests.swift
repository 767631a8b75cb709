import LPAutoLayout
import Foundation
import Testing
import LPVariants

import LayoutPreview
@testable import LPCommandLine
@testable import LPCatalogs
@testable import LPOperations
@testable import LPSupport

/// What operations hand over between processes.
@MainActor
@Suite struct MessageCodingTests {
  @Test func `the outcome of an item arrives whole`() throws {
    var outcome = ItemOutcome(
      answer: RenderAnswer(files: ["a\tb.png", "größe ×.svg"], size: CGSize(width: CGFloat.infinity, height: 844.5)))
    outcome.diagnostics = [Diagnostic(.warning, rule: "clipped-text", message: "a\tb\nc")]
    outcome.failure = CommandFailure("a problem", remedy: "a remedy")
    outcome.seconds = 0.0125
    let read = try MessageCoding.decode(ItemOutcome<RenderAnswer>.self, from: MessageCoding.encode(outcome))
    #expect(read.answer?.files == outcome.answer?.files)
    #expect(read.answer?.size == outcome.answer?.size)
    #expect(read.diagnostics == outcome.diagnostics)
    #expect(read.failure == outcome.failure)
    #expect(read.seconds == 0.0125)
  }

  @Test func `an outcome without an answer arrives with its failure`() throws {
    var outcome = ItemOutcome<RenderAnswer>()
    outcome.failure = CommandFailure("a problem", remedy: "a remedy")
    outcome.failureSite = CallSite(fileID: "M/A.swift", filePath: "/a/A.swift", line: 3, column: 4)
    outcome.isOwnFailure = true
    let read = try MessageCoding.decode(ItemOutcome<RenderAnswer>.self, from: MessageCoding.encode(outcome))
    #expect(read.answer == nil && read.diagnostics.isEmpty)
    #expect(read.failure == outcome.failure && read.failureSite == outcome.failureSite && read.isOwnFailure)
  }

  @Test(arguments: [nil, CGSize(width: 3, height: -CGFloat.infinity)])
  func `an answer with and without a size arrives whole`(size: CGSize?) throws {
    let sent = RenderAnswer(
      files: [], size: size, thumbnail: Data([1, 2]), findings: [Diagnostic(.note, rule: "a", message: "b")],
      namesNearFocus: ["name"])
    let read = try MessageCoding.decode(RenderAnswer.self, from: MessageCoding.encode(sent))
    #expect(read.files.isEmpty && read.size == size && read.thumbnail == sent.thumbnail)
    #expect(read.findings == sent.findings && read.namesNearFocus == ["name"])
  }

  @Test func `the description of a catalog arrives whole`() throws {
    let previews = [
      Preview("Plain") { UIView() },
      Preview("Größe\n×", matrix: VariantMatrix(directions: [.rightToLeft]), ignoring: [.conflict, .ambiguous]) {
        UIView()
      },
    ]
    let sent = Catalog(name: "Cards", previews: previews).description
    let read = try MessageCoding.decode(CatalogDescription.self, from: MessageCoding.encode(sent))
    #expect(read.name == "Cards" && read.document == nil && read.previews.count == 2)
    for (read, sent) in zip(read.previews, sent.previews) {
      #expect(read.name == sent.name && read.matrix == sent.matrix && read.ignored == sent.ignored)
      #expect(read.callSite == sent.callSite)
    }
    let document = DocumentFile(url: URL(fileURLWithPath: "/a/b c.storyboard"))
    let scenes = CatalogDescription(name: "Scenes", document: document, previews: [])
    let scene = try MessageCoding.decode(CatalogDescription.self, from: MessageCoding.encode(scenes))
    #expect(scene.document?.url == document.url && scene.previews.isEmpty)
  }

  @Test func `workers find every operation by its name`() throws {
    for operation in [RenderOperation.name, GoldenOperation.name, LintOperation.name, TraceOperation.name] {
      #expect(Verb.all.contains { $0.operation?.name == operation })
    }
    #expect(!Verb.all.contains { $0.operation?.name == "nonsense" })
  }
}
