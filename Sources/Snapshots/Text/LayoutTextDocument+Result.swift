package import LPLayoutModel
import Foundation

extension LayoutTextDocument {
  /// Takes from a layout what belongs in its golden: no call sites, no colours, nothing that differs between machines.
  package init(_ result: LayoutResult) throws(LayoutTextError) {
    width = try Self.number(result.size.width, "screen's width")
    height = try Self.number(result.size.height, "screen's height")
    safeArea = try Self.rect(result.safeArea, "safe area")
    traits = Self.words(for: result.traits)
    views = []
    guides = []
    for guide in result.guides where guide.isUsed {
      let frame = try Self.rect(guide.frame, "frame of guide \(guide.path)")
      guides.append(LayoutTextGuide(name: guide.name, kind: guide.kind.rawValue, frame: frame))
    }
    let listed = try Self.listedConstraints(of: result)
    constraints = listed.map(\.constraint)
    diagnostics = Self.diagnostics(of: result)

    let keys = Dictionary(uniqueKeysWithValues: zip(listed.map(\.index), constraintKeys))
    let order = Dictionary(uniqueKeysWithValues: listed.enumerated().map { ($1.index, $0) })
    for (index, record) in result.views.enumerated() {
      var view = try Self.view(record, at: index, in: result, before: views)
      // A chain of constraints holds the last view of a row; each view lists only those that are about itself.
      let holding = record.heldBy.filter { Self.isAbout(index, $0, in: result) }
      let known = holding.filter { order[$0] != nil }.sorted { order[$0]! < order[$1]! }.map { keys[$0]! }
      let unlisted = holding.filter { order[$0] == nil }.map { Self.unlistedKey(of: result.constraints[$0]) }
      view.heldBy = known + Set(unlisted).sorted()
      views.append(view)
    }
  }

  /// Returns the call sites of a layout's constraints, by their keys in its text.
  static func callSites(of result: LayoutResult, keys: [String]) throws(LayoutTextError) -> [String: CallSite] {
    var sites: [String: CallSite] = [:]
    for (key, listed) in zip(keys, try listedConstraints(of: result)) {
      sites[key] = result.constraints[listed.index].callSite
    }
    return sites
  }

  private static func listedConstraints(
    of result: LayoutResult
  ) throws(LayoutTextError) -> [(index: Int, constraint: LayoutTextConstraint)] {
    var listed: [(index: Int, constraint: LayoutTextConstraint)] = []
    for (index, record) in result.constraints.enumerated() where isListed(record) {
      let state: LayoutTextConstraint.State
      switch record.state {
      case .holds: state = .holds
      case .slack: state = .slack
      case .broken(let by): state = .broken(by: try number(by, "error of \(record.equation)"))
      case .setAside(let by): state = .setAside(by: try number(by, "error of \(record.equation)"))
      }
      let priority = try number(Double(record.priority), "priority of \(record.equation)")
      listed.append(
        (
          index,
          LayoutTextConstraint(
            equation: record.equation, priority: priority, state: state, maker: maker(record.origin),
            identifier: record.identifier, conflict: record.conflict)
        ))
    }
    // Equal constraints keep their order of activation, so that their call sites do not swap.
    return listed.map { (line: Array(LayoutTextWriter.line(for: $0.constraint).utf8), entry: $0) }
      .sorted { lhs, rhs in
        lhs.line == rhs.line ? lhs.entry.index < rhs.entry.index : lhs.line.lexicographicallyPrecedes(rhs.line)
      }
      .map(\.entry)
  }

  /// Returns whether a constraint is listed: the author's own are, and those with a name that stack views and controls
  /// make.
  private static func isListed(_ record: ConstraintRecord) -> Bool {
    record.origin == .user || record.origin == .system && record.identifier != nil
  }

  private static func isAbout(_ view: Int, _ constraint: Int, in result: LayoutResult) -> Bool {
    guard result.constraints.indices.contains(constraint) else { return false }
    let record = result.constraints[constraint]
    return record.ends.contains { end in
      switch end.item {
      case .view(let index): index == view
      case .guide(let index): result.guides.indices.contains(index) && result.guides[index].owner == view
      }
    }
  }

  private static func diagnostics(of result: LayoutResult) -> [LayoutTextDiagnostic] {
    let diagnostics = result.diagnostics.map {
      LayoutTextDiagnostic(
        severity: $0.severity.rawValue, rule: $0.rule, message: SourcePlaces.removed(from: $0.message))
    }
    return LayoutTextWriter.sorted(diagnostics, by: LayoutTextWriter.line(for:))
  }

  private static func maker(_ origin: ConstraintOrigin) -> String {
    switch origin {
    case .user: "named"
    case .system: "system"
    case .intrinsicSize: "intrinsic"
    case .autoresizingMask: "mask"
    }
  }

  private static func unlistedKey(of record: ConstraintRecord) -> String {
    "\(maker(record.origin))-\(record.firstAttribute)"
  }

  static func number(_ value: CGFloat, _ what: @autoclosure () -> String) throws(LayoutTextError) -> LayoutNumber {
    guard let number = LayoutNumber(Double(value)) else { throw .notFinite(what()) }
    return number
  }

  static func rect(_ rect: CGRect, _ what: @autoclosure () -> String) throws(LayoutTextError) -> LayoutTextRect {
    LayoutTextRect(
      x: try number(rect.origin.x, what()), y: try number(rect.origin.y, what()),
      width: try number(rect.size.width, what()), height: try number(rect.size.height, what()))
  }
}

/// Removes places on a machine or in a source file, which must not reach a golden.
enum SourcePlaces {
  /// Shortens `…/Card.swift:21:7` to `Card.swift`, since any edit above the line would change every golden.
  static func removed(from message: String) -> String {
    message.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let inner = word.drop { "([\"'`".contains($0) }
      let isPath = inner.hasPrefix("/") && inner.dropFirst().contains("/")
      guard isPath || inner.contains(".swift:") else { return String(word) }
      let opening = word[..<inner.startIndex]
      let name = isPath ? inner[inner.index(after: inner.lastIndex(of: "/")!)...] : inner
      guard let colon = name.range(of: ".swift:") else { return String(opening + name) }
      let closing = name[colon.upperBound...].drop { $0.isASCII && ($0.isNumber || $0 == ":") }
      return "\(opening)\(name[..<colon.lowerBound]).swift\(closing)"
    }.joined(separator: " ")
  }
}
