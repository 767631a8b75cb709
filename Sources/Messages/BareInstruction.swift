/// An XML processing instruction with nothing but a name, `<?name?>`, which Foundation's parser on Linux traps at.
package enum BareInstruction {
  /// Returns the offset of the first one in a text of UTF-8; `nil` without one.
  package static func firstOffset(in text: some Collection<UInt8>) -> Int? {
    let mark = UInt8(ascii: "?")
    var (start, before): (Int?, UInt8) = (nil, 0)
    for (offset, byte) in text.enumerated() {
      if before == UInt8(ascii: "<"), byte == mark {
        start = offset - 1
      } else if let found = start {
        if before == mark, byte == UInt8(ascii: ">") { return found }
        if [9, 10, 13, 32].contains(byte) { start = nil }
      }
      before = byte
    }
    return nil
  }
}
