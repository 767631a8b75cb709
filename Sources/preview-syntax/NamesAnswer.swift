import LPSourceNames
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The names that a source gives to views, or what is wrong with it.
struct NamesAnswer: Encodable {
  struct Site: Encodable {
    let line: Int
    /// In bytes, from 1.
    let column: Int
    /// `nil` where a call begins the value of no variable, or a statement is no path to one.
    let name: String?
  }

  var file = ""
  var names: [Site] = []
  var errors: [SourceError] = []

  init(_ request: Result<NamesRequest, SourceError>) {
    do throws(SourceError) {
      let request = try request.get()
      file = request.file
      let bytes = try request.bytes()
      guard let source = String(validating: bytes, as: UTF8.self) else {
        throw SourceError(message: "\(file) is not UTF-8 text")
      }
      let tree = Parser.parse(source: source)
      let places = SourceLocationConverter(fileName: file, tree: tree)
      let visitor = NameVisitor(viewMode: .sourceAccurate)
      visitor.walk(tree)
      names = visitor.sites.sorted { $0.position < $1.position }.compactMap { site in
        let place = places.location(for: site.position)
        guard site.name != nil || request.listsAll == true else { return nil }
        return Site(line: place.line, column: place.column, name: site.name)
      }
      if tree.hasError { errors = Self.errors(in: tree, places) }
    } catch {
      errors.append(error)
    }
  }

  private static func errors(in tree: SourceFileSyntax, _ places: SourceLocationConverter) -> [SourceError] {
    ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }.prefix(20).map {
      let place = places.location(for: $0.position)
      return SourceError(line: place.line, column: place.column, message: $0.message)
    }
  }
}
