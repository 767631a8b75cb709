import Foundation
import LPSupport
import Testing

/// `preview adopt`, with a package of a view and its snapshot tests.
@Suite struct AdoptCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let files = [
    "App/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "App",
      targets: [.target(name: "Cards"), .testTarget(name: "CardsTests", dependencies: ["Cards"])])
    """,
    "App/Sources/Cards/Card.swift": """
    import Maps
    import UIKit

    public final class Card: UIView {
      public let title = UILabel()
      public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        title.text = "Card"
        title.frame = CGRect(x: 16, y: 8, width: 80, height: 24)
        addSubview(title)
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        addGestureRecognizer(tap)
      }
      required init?(coder: NSCoder) { nil }
      @objc private func tapped() {}
      func show(_ map: Map) {}
    }
    """,
    "App/Tests/CardsTests/CardTests.swift": """
    import SnapshotTesting
    import XCTest
    @testable import Cards

    final class CardTests: XCTestCase {
      func testCard() {
        assertSnapshot(of: Card(frame: CGRect(x: 0, y: 0, width: 112, height: 40)), as: .image)
      }
      func testMap() { Atlas().open() }
    }
    """,
    "App/Tests/CardsTests/EndTests.swift": """
    import SnapshotTesting
    import XCTest

    final class EndTests: XCTestCase {
      func testEnd() { fatalError("the end") }
      func testOther() { XCTAssertEqual(1, 1) }
    }
    """,
  ]

  private func write(_ files: [String: String]) throws {
    for (name, text) in files { try folder.write(text, to: name) }
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun("preview", ["adopt"] + arguments, in: folder, environment: ["CI": ""])
  }

  private struct Report: Decodable {
    struct File: Decodable {
      let file: String
      let compiles: Bool
      let tests: Int
      let passed: Int
      let agree: Int
      let differ: Int
    }

    struct Cause: Decodable {
      let kind: String
      let count: Int
      let cause: String
    }

    let files: [File]
    let causes: [Cause]
  }

  @Test func `a suite is written, compiled without what does not compile, and compared with a Mac's references`() throws
  {
    try write(Self.files)
    let first = try run("App", "--out", "Linux")
    #expect(first.status == 1, "\(first.errors)")
    let references = "Tests/CardsTests/__Snapshots__/CardTests"
    let drawn = folder.url.appendingPathComponent("Linux/\(references)/testCard.1.linux.png")
    #expect(FileManager.default.fileExists(atPath: drawn.path), "\(first.output)\(first.errors)")
    let reference = folder.url.appendingPathComponent("App/\(references)/testCard.1.png")
    try FileManager.default.createDirectory(
      at: reference.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: drawn, to: reference)

    let second = try run("App", "--out", "Linux", "--json")
    let report = try JSONDecoder().decode(Report.self, from: Data(second.output.utf8))
    #expect(report.files.map(\.file) == ["Tests/CardsTests/CardTests.swift", "Tests/CardsTests/EndTests.swift"])
    #expect(report.files.map(\.compiles) == [false, true])
    #expect(report.files.map(\.tests) == [1, 2])
    #expect(report.files.map(\.passed) == [1, 1])
    #expect(report.files.map(\.agree) == [1, 0])
    let causes = report.causes.map { "\($0.count) \($0.kind): \($0.cause)" }
    #expect(causes.contains("1 compile: cannot find 'Atlas' in scope"))
    #expect(causes.contains("1 compile: cannot find type 'Map' in scope"))
    #expect(causes.contains("1 run: the end"))
  }

  @Test func `a package that is only written has copies, links to references, a manifest and a job for CI`() throws {
    try write(Self.files)
    try folder.write("png", to: "App/Tests/CardsTests/__Snapshots__/CardTests/testCard.1.png")
    let result = try run("App", "--out", "App/Linux", "--no-run")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("Cards: 1 source; not found: Maps"))
    #expect(result.output.contains("next: SNAPSHOT_REFERENCES=apple swift test --package-path App/Linux"))
    let card = try folder.text("App/Linux/Sources/Cards/Card.swift")
    #expect(card.contains("// import Maps"))
    #expect(card.contains("Selector(\"tapped\")"))
    let link = folder.url.appendingPathComponent("App/Linux/Tests/CardsTests/__Snapshots__/CardTests/testCard.1.png")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
        == "../../../../../Tests/CardsTests/__Snapshots__/CardTests/testCard.1.png")
    #expect(try folder.text("App/Linux/.github/workflows/snapshots.yml").contains("SNAPSHOT_REFERENCES: apple"))
    #expect(try run("App", "--out", "App/Linux", "--no-run").output == result.output)
  }

  @Test func `a run that failed removed the package of the one before`() throws {
    try write(Self.files)
    #expect(try run("App", "--out", "Linux", "--no-run").status == 0)
    let card = try folder.text("Linux/Sources/Cards/Card.swift")
    let failed = try run("App", "--out", "Linux", "--tests", "Nowhere", "--no-run")
    #expect(failed.status == 2 && failed.errors.contains("Nowhere is not a folder"), "\(failed.errors)")
    #expect(try folder.text("Linux/Sources/Cards/Card.swift") == card)
    #expect(try run("App", "--out", "Linux", "--no-run").status == 0, "the folder is known as before")
  }

  @Test func `sources and folders of others are refused`() throws {
    try write(Self.files)
    try folder.write("mine", to: "Other/notes.txt")
    #expect(try run("App", "--out", "Other").errors.contains("Other has files that 'preview adopt' did not write"))
    #expect(try run("App", "--out", "App").errors.contains("would be among the sources"))
    #expect(try run("App").errors.contains("needs a folder for the package"))
    #expect(try run("Nowhere", "--out", "Linux").errors.contains("Nowhere is not a folder"))
  }
}
