extension VisualFormatError {
  /// The error as a finding at the format's call site.
  package func diagnostic(at site: CallSite) -> Diagnostic {
    Diagnostic(
      .error, rule: "visual-format", message: "the visual format is invalid: \(explanation)", callSite: site,
      notes: [.init(description, callSite: site)], fix: "correct it at the caret")
  }
}
