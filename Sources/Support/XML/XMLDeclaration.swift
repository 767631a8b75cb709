package import Foundation

/// The declaration at the start of an XML text, which may name an encoding that the parser obeys. What was checked in one
/// encoding and parsed in another would not be what was checked.
package enum XMLDeclaration {
  /// Returns the encoding that a text declares and that is not UTF-8 or a part of it; `nil` for others.
  package static func foreignEncoding(in text: Data) -> String? {
    let start = text.starts(with: mark) ? text.dropFirst(mark.count) : text
    guard start.starts(with: Data("<?xml".utf8)) else { return nil }
    let end = start.index(of: UInt8(ascii: ">"), from: start.startIndex) ?? start.endIndex
    let declaration = String(decoding: start[..<end], as: UTF8.self)
    guard let match = declaration.firstMatch(of: /encoding\s*=\s*["']?([^"'\s?]*)/) else { return nil }
    let name = String(match.1)
    return ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) ? nil : name
  }

  /// The byte order mark of UTF-8.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
