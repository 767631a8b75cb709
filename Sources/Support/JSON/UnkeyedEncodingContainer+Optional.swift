extension UnkeyedEncodingContainer {
  /// Encodes a value, or a null in its place.
  package mutating func encodeIfPresent(_ value: (some Encodable)?) throws {
    if let value { try encode(value) } else { try encodeNil() }
  }
}
