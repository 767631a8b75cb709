/// A finding with its place in the source; front ends turn it into text.
public struct Diagnostic: Hashable, Codable, Sendable {
  /// How serious a diagnostic is.
  public enum Severity: String, Codable, Sendable, CaseIterable {
    case error, warning, note
  }

  /// A further fact of a diagnostic.
  public struct Note: Hashable, Codable, Sendable {
    /// The fact, in one sentence.
    public var message: String
    /// The place in the source that it is about.
    public var callSite: CallSite?
    /// Makes a note.
    public init(_ message: String, callSite: CallSite? = nil) {
      self.message = message
      self.callSite = callSite
    }
  }

  /// How serious it is.
  public var severity: Severity
  /// The stable, hyphenated name of the rule: `conflict`, `ambiguous`, `missing-string`…
  public var rule: String
  /// The problem, in one sentence.
  public var message: String
  /// The place in the source that it is about.
  public var callSite: CallSite?
  /// Further facts, each with its own place.
  public var notes: [Note]
  /// The remedy, in one sentence.
  public var fix: String?
  /// The paths of the views concerned.
  public var views: [String]
  /// The indices of the constraints in `LayoutResult.constraints`.
  public var constraints: [Int]

  /// Makes a diagnostic.
  public init(
    _ severity: Severity, rule: String, message: String, callSite: CallSite? = nil, notes: [Note] = [],
    fix: String? = nil, views: [String] = [], constraints: [Int] = []
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.callSite = callSite
    self.notes = notes
    self.fix = fix
    self.views = views
    self.constraints = constraints
  }
}
