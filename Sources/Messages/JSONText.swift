package import Foundation

/// Writes JSON in the command's form: indented, with sorted keys, unescaped slashes and a line feed at the end.
package enum JSONText {
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
