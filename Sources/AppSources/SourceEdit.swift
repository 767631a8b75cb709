/// Bytes of a source that others replace.
struct SourceEdit {
  let range: Range<Int>
  let bytes: [UInt8]
  /// As reports name what is changed; `nil` for what belongs to another change.
  let construct: String?

  init(_ range: Range<Int>, _ bytes: some Sequence<UInt8>, _ construct: String?) {
    (self.range, self.bytes, self.construct) = (range, Array(bytes), construct)
  }

  /// Puts spaces in the place of code, and keeps line breaks.
  static func blank(_ range: Range<Int>, of source: [UInt8], _ construct: String?) -> SourceEdit {
    let spaces = source[range].map { [10, 13].contains($0) ? $0 : UInt8(ascii: " ") }
    return SourceEdit(range, spaces, construct)
  }

  /// Returns a part of a source after edits. One that is inside another, or overlaps an earlier one, is left out.
  static func applied(_ edits: [SourceEdit], to source: [UInt8], in part: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var place = part.lowerBound
    for edit in ordered(edits) where edit.range.lowerBound >= place && edit.range.upperBound <= part.upperBound {
      result += source[place..<edit.range.lowerBound]
      result += edit.bytes
      place = edit.range.upperBound
    }
    return result + source[place..<part.upperBound]
  }

  /// By place; of those that begin at one place insertions first, then the longest.
  static func ordered(_ edits: [SourceEdit]) -> [SourceEdit] {
    edits.enumerated().sorted { first, second in
      let (one, other) = (first.element.range, second.element.range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      if one.isEmpty != other.isEmpty { return one.isEmpty }
      return (other.upperBound, first.offset) < (one.upperBound, second.offset)
    }.map(\.element)
  }
}
