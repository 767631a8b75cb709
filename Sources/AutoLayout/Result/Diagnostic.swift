/// A finding with its place; made anywhere, turned into text only at the edge.
public struct Diagnostic: Hashable, Codable, Sendable {
  public enum Severity: String, Codable, Sendable, CaseIterable {
    case error, warning, note
  }

  public struct Note: Hashable, Codable, Sendable {
    public var message: String
    public var callSite: CallSite?
    public init(_ message: String, callSite: CallSite? = nil) {
      self.message = message
      self.callSite = callSite
    }
  }

  public var severity: Severity
  /// A stable, dashed name: `conflict`, `ambiguous`, `missing-string`…
  public var rule: String
  public var message: String
  public var callSite: CallSite?
  public var notes: [Note]
  /// What to do about it, in one sentence.
  public var fix: String?
  /// Paths of the views concerned.
  public var views: [String]
  /// Indices into `LayoutResult.constraints`.
  public var constraints: [Int]

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
