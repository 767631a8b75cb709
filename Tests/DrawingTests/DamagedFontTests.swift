import Foundation
import Testing

@testable import LPDrawing

/// Damaged files of Inter: letters vanished, or another font took their place, without a word.
@Suite struct DamagedFontTests {
  /// A table of the font, by its place in the file.
  private struct Table {
    let name: String
    let range: Range<Int>
  }

  private static let intact: Data = {
    let root = "/usr/share/fonts"
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let path = files.first { $0.hasSuffix("/Inter-Regular.otf") }
    return path.flatMap { FileManager.default.contents(atPath: "\(root)/\($0)") } ?? Data()
  }()

  private static func word(_ place: Int) -> Int { intact[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }

  private static let tables: [Table] = (0..<(intact.isEmpty ? 0 : word(4) >> 16)).map { number in
    let place = 12 + 16 * number
    let start = word(place + 8)
    return Table(
      name: String(decoding: intact[place..<place + 4], as: UTF8.self), range: start..<start + word(place + 12))
  }

  private func check(_ data: Data) throws -> [String]? {
    let folder = try SampleScenes.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Inter-Regular.otf")
    try data.write(to: file)
    return try? FontFile.check(file.path)
  }

  @Test func `the intact file has no damage`() throws {
    try #require(!Self.intact.isEmpty, "Inter is a package that 'make test' installs")
    #expect(try check(Self.intact) == [])
  }

  @Test(arguments: ["zeroed", "filled", "partly zeroed", "cut"])
  func `a damaged table was no error and no finding`(_ kind: String) throws {
    for table in Self.tables where table.range.count > 8 {
      var data = Self.intact
      let half = table.range.lowerBound + table.range.count * 2 / 5..<table.range.upperBound - 2
      switch kind {
      case "zeroed": data.replaceSubrange(table.range, with: Data(count: table.range.count))
      case "filled": data.replaceSubrange(table.range, with: Data(repeating: 0xFF, count: table.range.count))
      case "partly zeroed": data.replaceSubrange(half, with: Data(count: half.count))
      default: data = data.prefix(table.range.upperBound - 4)
      }
      guard data != Self.intact, let damaged = try check(data) else { continue }
      #expect(damaged.contains(table.name.trimmingCharacters(in: .whitespaces)), "\(kind) \(table.name): \(damaged)")
    }
  }
}
