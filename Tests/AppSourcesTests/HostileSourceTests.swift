import Foundation
import LPSupport
import Testing

@testable import LPAppSources

@Suite struct HostileSourceTests {
  @Test func `a source that does not parse is refused with its place`() throws {
    let scan = try RewriteFixture.scans([("/app/A.swift", "class Card {\n  @objc func a( {}\n")])[0]
    #expect(scan.errors.contains { $0.line == 2 })
    #expect(scan.removals.isEmpty)
  }

  @Test func `files that are no text, too long or missing are refused with a message`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["Bytes", "Long", "Missing"].map { folder.appendingPathComponent("\($0).swift").path }
    try Data([0x61, 0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: paths[0]))
    try Data(repeating: 0x20, count: 4_000_001).write(to: URL(fileURLWithPath: paths[1]))
    let scans = try RewriteFixture.answers(paths.map { "{\"file\": \"\($0)\"}" } + ["no JSON"])
    #expect(
      scans.map { $0.errors.map(\.message) } == [
        ["\(paths[0]) is not UTF-8 text"],
        ["\(paths[1]) has 4000001 bytes, more than the 4000000 that are read"],
        ["\(paths[2]) cannot be read"],
        ["malformed request: expected an object with the key 'file'"],
      ])
  }

  @Test func `code that nests deeply is refused`() throws {
    let deep =
      "class Card { let a = " + String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000) + " }"
    let scan = try #require(try RewriteFixture.scans([("/app/A.swift", deep)]).first)
    #expect(!scan.errors.isEmpty)
  }

  private static let card = """
    import UIKit
    import Kingfisher
    @objc protocol CardDelegate {
    \t@objc optional func cardDidTap(_ card: Card)
    }
    @objcMembers class Card: UIView { // 👩‍👩‍👧
      @IBOutlet weak var label: UILabel!
      weak var delegate: CardDelegate?
      let path = #keyPath(Card.label.text)
      @IBAction dynamic func tap(_ sender: Any) { delegate?.cardDidTap?(self) }
      func wire() { add(#selector(Card.tap), #selector(tap(_:))) }
    }
    extension Card { override func layoutSubviews() { wire() } }
    #Preview("é") { Card() }
    """

  /// Whatever a source becomes by deleting, doubling and swapping parts of it, the result parses if it did, has nothing
  /// of Objective-C left, and its lines are those of the source.
  @Test func `mutated sources are rewritten or refused`() throws {
    var random = SplitMix64(seed: 23)
    let texts = (0..<600).map { _ in Self.mutated(Self.card, &random) }
    let scans = try RewriteFixture.scans(texts.enumerated().map { ("/app/\($0.offset).swift", $0.element) })
    #expect(scans.count == texts.count)
    var rewritten: [RewrittenSource] = []
    for (text, scan) in zip(texts, scans) where scan.errors.isEmpty {
      let source = AppSource(path: scan.file, bytes: Array(text.utf8), scan: scan)
      rewritten += SourceRewrite([source], .copies, modules: ["UIKit"]).rewritten()
      if !rewritten[rewritten.count - 1].changes.contains(where: { $0.construct == "member of an extension" }) {
        #expect(rewritten[rewritten.count - 1].bytes.count { $0 == 10 } == text.utf8.count { $0 == 10 })
      }
    }
    #expect(rewritten.count > 100)
    let again = try RewriteFixture.scans(rewritten.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    for (scan, source) in zip(again, rewritten) {
      #expect(scan.errors.isEmpty, "\(scan.errors.map(\.message)): \(String(decoding: source.bytes, as: UTF8.self))")
      #expect(scan.removals.isEmpty && scan.selectors.isEmpty && scan.keyPaths.isEmpty && scan.blocks.isEmpty)
    }
  }

  private static func mutated(_ text: String, _ random: inout SplitMix64) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").map(String.init)
    }
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let line = lines.indices.randomElement(using: &random) ?? 0
      guard let word = lines[line].indices.randomElement(using: &random) else { continue }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: lines[line].remove(at: word)
      case 1: lines[line].insert(lines[line][word], at: word)
      case 2: lines.swapAt(line, lines.indices.randomElement(using: &random) ?? 0)
      default:
        lines[line].insert(
          ["@objc", "dynamic", "\t", "#selector(a)", "}", "👍"].randomElement(using: &random) ?? "", at: word)
      }
    }
    return lines.map { $0.joined(separator: " ") }.joined(separator: "\n")
  }
}
