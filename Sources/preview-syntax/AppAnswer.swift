import LPAppSources
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The scan of an app's source, or the mistake in it.
enum AppAnswer {
  static func scan(_ request: Result<NamesRequest, SourceError>) -> SourceScan {
    var scan = SourceScan(file: "")
    do throws(SourceError) {
      let request = try request.get()
      scan.file = request.file
      let bytes = try request.bytes()
      guard String(validating: bytes, as: UTF8.self) != nil else {
        throw SourceError(message: "\(request.file) is not UTF-8 text")
      }
      // The mode of Swift 5 still accepts `@available (…)`.
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, swiftVersion: .v5) }
      if tree.hasError {
        scan.errors = errors(in: tree, request.file)
        return scan
      }
      let visitor = AppVisitor(file: request.file, source: bytes)
      visitor.walk(tree)
      visitor.finish()
      scan = visitor.scan
      if request.listsParts == true {
        let parts = PartVisitor(source: bytes)
        parts.walk(tree)
        scan.parts = parts.parts
      }
      return scan
    } catch {
      scan.errors = [.init(line: error.line, column: error.column, message: error.message)]
      return scan
    }
  }

  private static func errors(in tree: SourceFileSyntax, _ file: String) -> [SourceScan.Problem] {
    let places = SourceLocationConverter(fileName: file, tree: tree)
    return ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }.prefix(20).map
    {
      let place = places.location(for: $0.position)
      return .init(line: place.line, column: place.column, message: $0.message)
    }
  }
}
