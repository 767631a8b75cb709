import LPLayoutModel

/// Makes one finding of those that have one cause: colours of the system, once for all previews, and what one line of
/// the source gives to many views, such as a colour that is too pale.
package struct FindingFolding {
  /// Returns the names of all variants, in order.
  private let variants: () -> [String]

  package init(variants: @escaping () -> [String]) { self.variants = variants }

  private enum Key: Hashable {
    case systemColors(String)
    case line(
      preview: String, rule: String, severity: Diagnostic.Severity, site: CallSite?, message: String, fix: String?)
  }

  /// The rules that are about how a line makes views, not about where these are.
  private static let rules: Set<LintRule> = [.contrast, .fixedText, .requiredContentPriority]

  package func folded(_ findings: [LintFinding]) -> [LintFinding] {
    var groups: [Key: [Int]] = [:]
    let keys = findings.map(key)
    for (index, key) in keys.enumerated() { if let key { groups[key, default: []].append(index) } }
    return findings.indices.compactMap { index in
      guard let key = keys[index], let group = groups[key] else { return findings[index] }
      return group[0] == index ? folded(group.map { findings[$0] }, key) : nil
    }
  }

  private func key(of finding: LintFinding) -> Key? {
    guard let rule = finding.rule, Self.rules.contains(rule) else { return nil }
    let diagnostic = finding.diagnostic
    if rule == .contrast, diagnostic.fix == ContrastCheck.systemAdvice, let pair = diagnostic.notes.first {
      return .systemColors(pair.message)
    }
    return .line(
      preview: finding.preview, rule: diagnostic.rule, severity: diagnostic.severity, site: diagnostic.callSite,
      message: Self.parts(of: diagnostic.message).rest, fix: diagnostic.fix)
  }

  /// Returns the first name between backquotes, with these, and the message without it.
  private static func parts(of message: String) -> (name: Substring?, rest: String) {
    guard let start = message.firstIndex(of: "`") else { return (nil, message) }
    let behind = message[message.index(after: start)...]
    guard let end = behind.firstIndex(of: "`") else { return (nil, message) }
    return (message[start...end], String(message[..<start]) + String(behind[end...].dropFirst()))
  }

  private func folded(_ group: [LintFinding], _ key: Key) -> LintFinding {
    let first = group[0]
    var diagnostic = first.diagnostic
    switch key {
    case .systemColors(let pair):
      let previews = Set(group.map(\.preview)).count
      diagnostic.message =
        "\(pair): \(group.count) \(group.count == 1 ? "text" : "texts")"
        + (previews > 1 ? " in \(previews) previews" : "")
      diagnostic.notes = []
      let same = group.filter { $0.preview == first.preview }
      return LintFinding(preview: first.preview, diagnostic: diagnostic, variants: joined(same))
    case .line:
      guard group.count > 1 else { return first }
      let names = group.dropFirst().map { finding in
        Self.parts(of: finding.diagnostic.message).name.map(String.init) ?? finding.diagnostic.message
      }
      let rest = names.count - Self.named
      diagnostic.notes.append(
        .init(
          "made on the same line: \(names.prefix(Self.named).joined(separator: ", "))"
            + (rest > 0 ? " and \(rest) more" : "")))
      return LintFinding(preview: first.preview, diagnostic: diagnostic, variants: joined(group))
    }
  }

  private static let named = 5

  /// Returns the variants of several findings, in order.
  private func joined(_ group: [LintFinding]) -> [String] {
    if group.count == 1 { return group[0].variants }
    let found = Set(group.flatMap(\.variants))
    return variants().filter(found.contains)
  }
}
