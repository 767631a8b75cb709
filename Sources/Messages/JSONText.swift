package import Foundation

/// JSON as the command writes it: indented, keys in alphabetical order, slashes as they are, a line feed at the end.
package enum JSONText {
  package static func encode(_ value: some Encodable) -> String {
    String(decoding: data(value), as: UTF8.self)
  }

  package static func data(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Geometry that is not a number is reported by the layout; it must not make the whole report unwritable.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return try! encoder.encode(value) + Data("\n".utf8)
  }
}
