import Foundation
import LPSupport

/// Writes a report as JSON with sorted keys and one line for each variant.
package enum JSONReport {
  package static func write(_ report: TestReport, to sink: TextSink) throws {
    var shell = report
    for index in shell.catalogs.indices { shell.catalogs[index].variants = ReportEntries([placeholder]) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(shell), as: UTF8.self)
    var catalogs = report.catalogs.makeIterator()
    var isWithin = false
    // Strings in JSON have no line feeds, so a line that looks like the key is the key.
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }
      if line.dropFirst(indent.count) == key {
        isWithin = true
        try sink("\(line)\n")
        if let catalog = catalogs.next() { try write(catalog.variants, indent: indent + "  ", to: sink) }
      } else if isWithin, line.hasPrefix(entriesIndent + "]") {
        isWithin = false
        try sink("\(line)\n")
      } else if !isWithin {
        try sink("\(line)\n")
      }
    }
  }

  private static let key = #""variants" : ["#
  /// The indent of a field of an element of `catalogs`.
  private static let entriesIndent = "      "
  private static let placeholder = VariantReport(preview: "", variant: "", verdict: .same)

  private static func write(_ entries: ReportEntries, indent: Substring, to sink: TextSink) throws {
    for index in entries.indices {
      let comma = index + 1 < entries.count ? "," : ""
      try sink("\(indent)\(String(decoding: entries.line(index), as: UTF8.self))\(comma)\n")
    }
  }

  /// Reads a report back.
  ///
  /// - Throws: `ReportError`.
  package static func read(_ bytes: [UInt8], name: String) throws(ReportError) -> TestReport {
    struct Head: Decodable { var schema: String }
    guard let head = try? JSONText.decode(Head.self, from: Data(bytes), readsNonFinite: true) else {
      throw .notJSON(name: name)
    }
    guard TestReport.readableSchemas.contains(head.schema) else {
      throw .schema(name: name, head.schema)
    }
    let report: TestReport
    do {
      report = try JSONText.decode(TestReport.self, from: Data(bytes), readsNonFinite: true)
    } catch {
      throw .damaged(name: name, reason: reason(error))
    }
    for (index, catalog) in report.catalogs.enumerated() {
      if let field = catalog.fieldOutOfRange {
        throw .damaged(name: name, reason: "'catalogs.\(index).\(field)' is out of range")
      }
    }
    return report
  }

  private static func reason(_ error: any Error) -> String {
    func place(_ context: DecodingError.Context) -> String {
      context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): return "\(key.stringValue) is missing in '\(place(context))'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return "'\(place(context))' has an invalid value"
    default: return "\(error)"
    }
  }
}

/// Explains why a report cannot be used.
package enum ReportError: Error, Hashable, Sendable {
  case notJSON(name: String)
  case schema(name: String, String)
  case damaged(name: String, reason: String)

  package var message: String {
    switch self {
    case .notJSON(let name): "\(name) is not a test report"
    case .schema(let name, let schema): "\(name) has the schema '\(schema)', which this version does not read"
    case .damaged(let name, let reason): "\(name) is incomplete or malformed: \(reason)"
    }
  }
}
