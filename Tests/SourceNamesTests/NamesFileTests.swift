import Foundation
import Testing

@testable import LPSourceNames

@Suite struct NamesFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)")
  private static let source = "let avatar = Label(\"x\")\n"
  private static let table = NamesFile(
    program: "0123456789abcdef",
    sources: [
      "/a b/Card.swift": .init(
        digest: "00", names: [.init(line: 10, column: 3): "größe", .init(line: 9, column: 7): "a"]),
      "/b/Empty.swift": .init(digest: "ff", names: [:]),
    ])

  private func write(_ text: String, to name: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test func `What is written is read again, sorted by path and place`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = Self.table.text
    #expect(
      text == """
        layout-preview names 1
        program 0123456789abcdef
        file 00 /a b/Card.swift
        9:7 a
        10:3 größe
        file ff /b/Empty.swift

        """)
    #expect(try NamesFile(contentsOf: write(text, to: "A.names")) == Self.table)
  }

  @Test(arguments: [
    ("", 1), ("layout-preview names 2\nprogram 0\n", 1), ("layout-preview names 1\n", 2),
    ("layout-preview names 1\nprogram 0\nfile 0 /a.swift\n1:2 a", 2),
    ("layout-preview names 1\nprogram 0\n1:2 a\n", 3),
    ("layout-preview names 1\nprogram 0\nfile 0 /a.swift\n1:x a\n", 4),
    ("layout-preview names 1\nprogram 0\nfile 0 /a.swift\n1:2 a b\n", 4),
  ])
  func `A file that is malformed or cut off is refused by line`(text: String, line: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try write(text, to: "A.names")
    do throws(NamesFileError) {
      _ = try NamesFile(contentsOf: path)
      Issue.record("read")
    } catch {
      #expect(error.problem.hasPrefix("\(path):\(line) cannot be used as a file of names: "), "\(error.problem)")
    }
  }

  @Test func `A file that is named must belong to this executable`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: NamesFileError.self) { try SourceNames.table(at: write(Self.table.text, to: "A.names")) }
    let own = NamesFile(program: try #require(NamesFile.program(at: "/proc/self/exe")), sources: [:])
    #expect(try SourceNames.table(at: write(own.text, to: "B.names")) == own)
    #expect(try SourceNames.table(at: nil) == nil)
  }

  @Test func `The file of names goes before the source, and its sources have no other names`() {
    let names = SourceNames(table: Self.table)
    #expect(names.name(in: "/a b/Card.swift", line: 9, column: 7) == "a")
    #expect(names.name(in: "/a b/Card.swift", line: 9, column: 8) == nil)
    #expect(names.unknownSources == [])
    #expect(names.name(in: "/c/Other.swift", line: 1, column: 1) == nil)
    #expect(names.unknownSources == ["/c/Other.swift"])
  }

  @Test func `A source is found below the package by the end of its path, but not by its name alone`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try write(Self.source, to: "Sources/App/Card.swift")
    _ = try write(Self.source, to: "Other.swift")
    let names = SourceNames(package: folder.path)
    #expect(names.name(in: "/elsewhere/app/Sources/App/Card.swift", line: 1, column: 19) == "avatar")
    #expect(names.name(in: "Sources/App/Card.swift", line: 1, column: 19) == "avatar")
    #expect(names.unknownSources == [])
    #expect(names.name(in: "/elsewhere/app/Other.swift", line: 1, column: 19) == nil)
    #expect(names.unknownSources == ["/elsewhere/app/Other.swift"])
  }

  @Test func `A source at another path that has nothing at a place is taken for another file`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try write(Self.source, to: "Sources/App/Card.swift")
    let names = SourceNames(package: folder.path)
    #expect(names.name(in: "/elsewhere/Sources/App/Card.swift", line: 7, column: 3) == nil)
    #expect(names.unknownSources == ["/elsewhere/Sources/App/Card.swift"])
  }
}
