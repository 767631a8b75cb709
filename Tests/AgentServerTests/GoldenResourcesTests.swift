import Foundation
import LPJSONRPC
import Testing

@testable import LPAgentServer

/// Goldens as resources.
@Suite struct GoldenResourcesTests {
  private let root: String
  private let resources: GoldenResources

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)").path
    let folder = root + "/goldens/Cards/a card"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: root + "/goldens/.fonts", withIntermediateDirectories: true)
    for file in ["goldens/Cards/a card/default.layout.txt", "goldens/.fonts/x.txt", "secret.txt"] {
      try Data("text of \(file)".utf8).write(to: URL(fileURLWithPath: "\(root)/\(file)"))
    }
    try FileManager.default.createSymbolicLink(atPath: folder + "/link.txt", withDestinationPath: root + "/secret.txt")
    resources = GoldenResources(root: root)
  }

  @Test func `Goldens are listed by their paths, without hidden files and links`() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let page = try resources.page(nil)
    let uris = (page["resources"]?.array ?? []).compactMap { $0["uri"]?.string }
    #expect(uris == ["golden:///Cards/a%20card/default.layout.txt"])
    let content = try resources.content(.string(uris[0]))["contents"]?.array?.first
    #expect(content?["text"] == "text of goldens/Cards/a card/default.layout.txt")
  }

  @Test(arguments: [
    "golden:///../secret.txt", "golden:///Cards/a%20card/link.txt", "golden:///.fonts/x.txt", "file:///etc/passwd",
    "golden:///Cards/a%20card/%2e%2e/%2e%2e/%2e%2e/secret.txt", "",
  ])
  func `No address leads out of the goldens`(_ uri: String) {
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(throws: RPCError.self) { try resources.content(.string(uri)) }
  }
}
