import Foundation
import Testing
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@_spi(Internals) @testable import SnapshotTesting

struct TextSnapshotTests {
  private struct User: Codable {
    var name = "Ada"
    var age = 36
  }

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  @Test func `values become texts by each strategy`() {
    #expect(text(User(), .json) == "{\n  \"age\" : 36,\n  \"name\" : \"Ada\"\n}")
    #expect(text(User(), .plist).contains("<string>Ada</string>"))
    #expect(text(User(), .dump) == "▿ User\n  - age: 36\n  - name: \"Ada\"\n")
    #expect(text(42, .description) == "42")
    let upper = SimplySnapshotting<String>.lines.pullback { (number: Int) in "number \(number)" }
    #expect(text(7, upper) == "number 7")
    #expect(text("late", .wait(for: 0.01, on: .lines)) == "late")
  }

  private final class Node {
    var next: Node?
    let name: String
    init(_ name: String) { self.name = name }
  }

  private enum Kind { case plain, sized(Int) }

  @Test func `a value is shown with its parts in an order of its own`() {
    let (first, second) = (Node("a"), Node("b"))
    (first.next, second.next) = (second, first)
    // Two that hold each other would be lost.
    defer { first.next = nil }
    #expect(
      text(first, .dump) == """
        ▿ Node
          - name: "a"
          ▿ next: Optional<Node>
            ▿ some: Node
              - name: "b"
              ▿ next: Optional<Node>
                ▿ some (circular reference detected)

        """)
    let values: [String: Set<Int>] = ["b": [2, 1], "a": []]
    #expect(
      text(values, .dump) == """
        ▿ 2 key/value pairs
          ▿ (2 elements)
            - key: "a"
            - value: 0 members
          ▿ (2 elements)
            - key: "b"
            ▿ value: 2 members
              - 1
              - 2

        """)
    #expect(text([Kind.plain, .sized(3)], .dump) == "▿ 2 elements\n  - Kind.plain\n  ▿ Kind\n    - sized: 3\n")
    #expect(text(Data([1, 2]), .dump) == "- 2 bytes\n")
    #expect(text(Date(timeIntervalSinceReferenceDate: 0), .dump) == "- 2001-01-01T00:00:00Z\n")
    #expect(text(nil as Int?, .dump) == "- Optional<Int>.none\n")
    struct Colour: CustomStringConvertible {
      let name = "red"
      let code = 1
      var description: String { "#0xFF0000" }
    }
    #expect(text(Colour(), .dump) == "▿ #0xFF0000\n  - name: \"red\"\n  - code: 1\n", "in the order of the source")
    struct Mark: CustomDebugStringConvertible { var debugDescription: String { "!" } }
    #expect(text(Mark(), .dump) == "- Mark\n")
  }

  @Test func `requests are texts as they are sent, and commands`() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.org/cards?size=2&from=1")))
    request.setValue("id=\"7\"", forHTTPHeaderField: "Cookie")
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    #expect(
      text(request, .raw) == "GET https://example.org/cards?from=1&size=2\nAccept: text/html\nCookie: id=\"7\"")
    (request.httpMethod, request.httpBody) = ("POST", Data(#"{"b":1,"a":2}"#.utf8))
    #expect(text(request, .raw).hasSuffix("\n\n{\"b\":1,\"a\":2}"))
    let pretty = text(request, .raw(pretty: true))
    #expect(pretty.hasSuffix("\n\n{\n  \"a\" : 2,\n  \"b\" : 1\n}"), "\(pretty)")
    #expect(
      text(request, .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--data "{\\"b\\":1,\\"a\\":2}" \\
        \t--cookie "id=\\"7\\"" \\
        \t"https://example.org/cards?from=1&size=2"
        """)
  }

  @Test func `paths are texts by their elements`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 3, y: 0), control: CGPoint(x: 1.5, y: 2))
    path.closeSubpath()
    path.addRect(CGRect(x: 0, y: 0, width: 1.0 / 3, height: 1))
    #expect(
      text(path, .elementsDescription) == """
        MoveTo (0.0, 0.0)
        QuadCurveTo (1.5, 2.0) (3.0, 0.0)
        Close\u{20}

        MoveTo (0.0, 0.0)
        LineTo (0.333, 0.0)
        LineTo (0.333, 1.0)
        LineTo (0.0, 1.0)
        Close\u{20}

        """)
  }

  @Test(.snapshots(record: .never, diffTool: .ksdiff)) func `a trait configures the assertions of a test`() {
    #expect(SnapshotTestingConfiguration.current?.record == .never)
    let tool = SnapshotTestingConfiguration.current?.diffTool
    #expect(tool?(currentFilePath: "a", failedFilePath: "b") == "ksdiff \"a\" \"b\"")
    let isAll: SnapshotTestingConfiguration.Record = true
    #expect(isAll == .all)
  }

  @Suite(.snapshots(record: .all)) struct Configured {
    @Test(.snapshots(diffTool: "diff")) func `what a test leaves open is its suite's`() {
      #expect(SnapshotTestingConfiguration.current?.record == .all)
      #expect(SnapshotTestingConfiguration.current?.diffTool != nil)
    }
  }

  @Test func `texts that differ are shown by their lines`() throws {
    let difference = try #require(Diffing<String>.lines.diff("a\nb\nc", "a\nB\nc"))
    #expect(difference.0 == "  a\n− b\n+ B\n  c" && difference.1.count == 1)
    #expect(Diffing<String>.lines.diff("same", "same") == nil)
  }

  @Test func `a reference is recorded once, compared, and kept as it is on a Mac`() throws {
    let folder = References()
    defer { folder.remove() }
    func failure(_ value: String, record: SnapshotTestingConfiguration.Record = .missing) -> String? {
      verifySnapshot(of: value, as: .lines, named: "text", record: record, snapshotDirectory: folder.path)
    }
    #expect(failure("one", record: .never)?.contains("no reference") == true)
    #expect(failure("one")?.contains("Recorded") == true)
    #expect(failure("one") == nil && folder.names.count == 1)
    #expect(folder.names[0].hasSuffix(".text.txt") && !folder.names[0].contains("linux"))
    #expect(failure("two", record: .never)?.contains("+ two") == true)
    #expect(failure("two", record: .failed)?.contains("was recorded") == true)
    #expect(failure("two") == nil && folder.names.count == 2)
    // As the Mac has it again.
    #expect(failure("one", record: .failed)?.contains("was recorded") == true)
    #expect(failure("one") == nil && folder.names.count == 1)
    // Without a Mac's, one of Linux's own stays where it is.
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/\(folder.names[0])",
      toPath: "\(folder.path)/\(folder.names[0].replacing(".txt", with: ".linux.txt"))")
    #expect(failure("three", record: .all)?.contains(".linux.txt") == true)
    #expect(failure("three") == nil && folder.names.count == 1)
  }

  @Test func `a value that comes too late fails`() {
    let never = Snapshotting<Int, String>(pathExtension: nil, diffing: .lines) { _ in Async { _ in } }
    let folder = References()
    defer { folder.remove() }
    let failure = verifySnapshot(of: 1, as: never, named: "x", snapshotDirectory: folder.path, timeout: 0.02)
    #expect(failure?.contains("0.02 seconds") == true)
  }

  @Test func `a configuration holds inside of its operation`() {
    let outer = SnapshotTestingConfiguration.current?.record
    withSnapshotTesting(record: .never, diffTool: "compare") {
      #expect(SnapshotTestingConfiguration.current?.record == .never)
      withSnapshotTesting(record: .all) {
        #expect(SnapshotTestingConfiguration.current?.record == .all)
        let tool = SnapshotTestingConfiguration.current?.diffTool
        #expect(tool?.callAsFunction(currentFilePath: "a", failedFilePath: "b") == "compare \"a\" \"b\"")
      }
    }
    #expect(SnapshotTestingConfiguration.current?.record == outer)
    #expect(SnapshotTestingConfiguration.Record(rawValue: "failed") == .failed)
    #expect(SnapshotTestingConfiguration.Record(rawValue: "sometimes") == nil)
  }
}
