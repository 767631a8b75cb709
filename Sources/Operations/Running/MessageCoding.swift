package import Foundation
import LPSupport

/// Encodes the messages between commands and workers.
package enum MessageCoding {
  package static func encode(_ message: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return try! encoder.encode(message)
  }

  package static func decode<Message: Decodable>(_ type: Message.Type, from bytes: Data) throws -> Message {
    try JSONText.decode(type, from: bytes, readsNonFinite: true)
  }
}
