import Foundation
import Testing

@testable import LPLocalization

/// Property lists that ended the process, or took all memory.
struct HostilePropertyListTests {
  private func reason(_ bytes: [UInt8]) -> String? {
    do throws(CatalogError) {
      _ = try StringsDictReader.read(file: "L.stringsdict", bytes: bytes)
      return nil
    } catch {
      return error.problem
    }
  }

  private static func units(_ text: String, _ bytes: (UInt16) -> [UInt8]) -> [UInt8] { text.utf16.flatMap(bytes) }

  private func members(_ node: PlistNode) -> [PlistNode.Member]? {
    guard case .dictionary(let members) = node.value else { return nil }
    return members
  }

  @Test func `a name that is not UTF-8 does not end the process`() {
    #expect(
      reason(Array("<p".utf8) + [0xD0] + Array("ist/>".utf8))
        == "L.stringsdict:1: the text is neither UTF-8 nor UTF-16 with a byte order mark")
  }

  @Test func `an entity that is declared in UTF-16 is refused`() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<!DOCTYPE plist [<!ENTITY a \"aaaa\">]>\n<plist>&a;</plist>"
    let bytes = [0xFF, 0xFE] + Self.units(text) { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try #require(reason(bytes)).hasPrefix("L.stringsdict:2:18: property lists must not declare entities"))
  }

  @Test func `a property list in UTF-16 is read, with its lines`() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<plist><dict><key>é</key><string>ü</string></dict></plist>"
    let bytes = [0xFE, 0xFF] + Self.units(text) { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let node = try PlistNode.read(file: "L.strings", bytes: bytes)
    #expect(try node.strings(file: "L.strings") == ["é": StringEntry(form: .text("ü"))])
    #expect(members(node)?.map(\.line) == [2])
  }

  /// A binary list of dictionaries, each of which has twice the next one.
  private func doubling(_ depth: Int, isEndless: Bool = false) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for level in 0..<depth {
      offsets.append(bytes.count)
      let next = UInt8(level + 1 == depth && isEndless ? 0 : level + 1)
      bytes += [0xD2, UInt8(depth + 1), UInt8(depth + 2), next, next]
    }
    for text in ["x", "a", "b"] {
      offsets.append(bytes.count)
      bytes += [0x50 | UInt8(text.utf8.count)] + text.utf8
    }
    let table = bytes.count
    bytes += offsets.map { UInt8($0) }
    func word(_ value: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    return bytes + [0, 0, 0, 0, 0, 0, 1, 1] + word(offsets.count) + word(0) + word(table)
  }

  @Test func `references to one object do not grow without bound`() throws {
    let few = try PlistNode.read(file: "L", bytes: doubling(3))
    #expect(members(few)?.map(\.key) == ["a", "b"])
    #expect(
      reason(doubling(40)) == "L.stringsdict: the binary property list has more than 400,000 values")
    #expect(reason(doubling(3, isEndless: true)) == "L.stringsdict: nested too deeply")
  }

  @Test func `strings that overlap are not copied again and again`() throws {
    // A dictionary of 200 members, whose values are all the same bytes by 200 objects.
    let count = 200
    var bytes = Array("bplist00".utf8)
    var offsets = [bytes.count]
    bytes += [0xDF, 0x10, UInt8(count)] + (1...count).map { UInt8($0) } + (1...count).map { UInt8($0) }
    offsets += Array(repeating: bytes.count, count: count)
    bytes += [0x5F, 0x10, 100] + Array(repeating: UInt8(ascii: "x"), count: 100)
    let table = bytes.count
    bytes += offsets.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    func word(_ value: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1] + word(offsets.count) + word(0) + word(table)
    #expect(reason(bytes) == "L.stringsdict: the binary property list is damaged")
  }

  @Test func `damaged binary lists are refused, and Foundation's own are read`() throws {
    let list: [String: Any] = ["é": "ü", "long": String(repeating: "x", count: 300), "plain": "y"]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let node = try PlistNode.read(file: "L", bytes: Array(data))
    #expect(
      try node.strings(file: "L") == [
        "é": StringEntry(form: .text("ü")), "long": StringEntry(form: .text(String(repeating: "x", count: 300))),
        "plain": StringEntry(form: .text("y")),
      ])
    for index in data.indices.dropFirst(6) {
      for value: UInt8 in [0, 0x0F, 0x7F, 0xFF, data[index] ^ 1] {
        var damaged = data
        damaged[index] = value
        // Whatever comes out, the process goes on.
        let read = Result { try PlistNode.read(file: "L", bytes: Array(damaged)) }
        if case .failure(let error) = read { #expect(error is CatalogError) }
      }
    }
    #expect(reason(Array(data.dropLast(9))) == "L.stringsdict: the binary property list is damaged")
  }

  @Test func `a property list over ten megabytes is read`() throws {
    let entry = "<key>k</key><string>\(String(repeating: "text ", count: 40))</string>\n"
    let count = (12 << 20) / entry.utf8.count
    let text = "<plist><dict>\(String(repeating: entry, count: count))</dict></plist>"
    let node = try PlistNode.read(file: "L", bytes: Array(text.utf8))
    #expect(members(node)?.count == count)
  }
}
