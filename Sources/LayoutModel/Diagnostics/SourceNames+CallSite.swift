package import LPSourceNames

extension SourceNames {
  /// The name of the variable that is made or mentioned at a call site.
  package func name(at site: CallSite) -> String? {
    name(in: site.filePath, line: site.line, column: site.column)
  }
}
