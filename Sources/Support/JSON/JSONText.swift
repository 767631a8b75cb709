package import Foundation

/// Reads JSON, and writes it in the command's form: indented, with sorted keys, unescaped slashes and a line feed at the
/// end.
package enum JSONText {
  /// Reads a text that anybody may have written.
  ///
  /// Foundation's parser (Swift 6.3) traps on a text that ends with the bracket of its 513th level, so one that ends with
  /// an opening bracket, which is malformed, does not reach it.
  ///
  /// - Parameter readsNonFinite: whether numbers may be the strings "infinity", "-infinity" and "nan".
  /// - Throws: `DecodingError`.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from text: Data, readsNonFinite: Bool = false
  ) throws -> Value {
    // UTF-16 and UTF-32 have zeros beside the bracket.
    let last = text.last { $0 != 0 }
    if last == UInt8(ascii: "[") || last == UInt8(ascii: "{") {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "The text ends with an opening bracket."))
    }
    let decoder = JSONDecoder()
    if readsNonFinite {
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    }
    return try decoder.decode(type, from: text)
  }

  package static func encode(_ value: some Encodable) -> String {
    String(decoding: data(value), as: UTF8.self)
  }

  package static func data(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // The layout reports geometry that is not a number; it must not prevent the report from being written.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return try! encoder.encode(value) + Data("\n".utf8)
  }
}
