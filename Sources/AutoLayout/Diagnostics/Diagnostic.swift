/// A finding with its place; made anywhere, turned into text only at the edge.
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
  /// A stable, dashed name: `conflict`, `ambiguous`, `missing-string`…
  public var rule: String
  /// What is wrong, in one sentence.
  public var message: String
  /// The place in the source that it is about.
  public var callSite: CallSite?
  /// Further facts, each with a place of its own.
  public var notes: [Note]
  /// What to do about it, in one sentence.
  public var fix: String?
  /// Paths of the views concerned.
  public var views: [String]
  /// Indices into `LayoutResult.constraints`.
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
