import Foundation
import LPSupport

/// The variants of a report, in order. They are kept in a file without a name, so that memory does not grow with them;
/// a short report, of a few hundred kilobytes, never reaches the disk.
///
/// The type is a value: appending to a copy does not change the original.
package struct ReportEntries: Sendable {
  private var spool: EntrySpool
  /// A range that holds the indices of all causes that entries name.
  private(set) var causes = 0..<0
  /// Whether the differences of pictures have sizes of pictures.
  private(set) var hasSizes = true

  package init() { spool = EntrySpool() }

  package init(_ entries: some Sequence<VariantReport>) {
    self.init()
    for entry in entries { append(entry) }
  }

  package var count: Int { spool.ranges.count }

  package mutating func append(_ entry: VariantReport) {
    if !isKnownUniquelyReferenced(&spool) { spool = EntrySpool(copying: spool) }
    for cause in entry.finding?.causes ?? [] {
      causes = Swift.min(causes.lowerBound, cause)..<Swift.max(causes.upperBound, cause < Int.max ? cause + 1 : cause)
    }
    hasSizes = hasSizes && entry.finding?.picture?.hasSizes != false
    spool.append(EntryLine.encode(entry))
  }

  /// Returns the entry as one line of JSON with sorted keys.
  func line(_ index: Int) -> Data { spool.bytes(spool.ranges[index]) }

  /// See `VariantReport.order`.
  func order(_ index: Int) -> Int { self[index].order }
}

extension ReportEntries: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package subscript(index: Int) -> VariantReport { EntryLine.decode(line(index)) }
}

extension ReportEntries: Hashable {
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.count == rhs.count && lhs.indices.allSatisfy { lhs.line($0) == rhs.line($0) }
  }

  package func hash(into hasher: inout Hasher) {
    for index in indices { hasher.combine(line(index)) }
  }
}

extension ReportEntries: Codable {
  package init(from decoder: any Decoder) throws {
    self.init()
    var values = try decoder.unkeyedContainer()
    while !values.isAtEnd { append(try values.decode(VariantReport.self)) }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for entry in self { try values.encode(entry) }
  }
}

/// Encodes and decodes entries as lines of JSON.
private enum EntryLine {
  static func encode(_ entry: VariantReport) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return try! encoder.encode(entry)
  }

  static func decode(_ line: Data) -> VariantReport {
    return try! JSONText.decode(VariantReport.self, from: line, readsNonFinite: true)
  }
}
