import Foundation

/// Reads a layout text line by line.
struct LayoutTextReader {
  private let lines: [Substring]
  private var next = 0
  private var views = LayoutTextViewReader()

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  mutating func read() throws(LayoutTextError) -> LayoutTextDocument {
    try refuseForeignLines()
    var document = try readHeader()
    for section in ["views:", "guides:", "constraints:", "diagnostics:"] {
      guard try takeTitle(section, isRequired: section == "views:") else { continue }
      while next < lines.count, !lines[next].isEmpty {
        var fields = TextFields(lines[next], line: next + 1)
        try read(&fields, of: section, into: &document)
        if !fields.isAtEnd {
          let extra = try fields.take("")
          throw fields.unexpected(extra, "the end of the line")
        }
        next += 1
      }
    }
    if next < lines.count {
      throw .unexpected(
        line: next + 1, column: 1, expected: "the end of the file or the next section", found: String(lines[next]))
    }
    document.views = try views.finished(keys: document.constraintKeys)
    return document
  }

  private func refuseForeignLines() throws(LayoutTextError) {
    guard let first = lines.first else { throw .empty }
    for (index, line) in lines.enumerated() {
      // A Windows line end is a single character in Swift, so it is searched for among the scalars.
      if line.unicodeScalars.contains("\r") { throw .carriageReturn(line: index + 1) }
      if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: { line.hasPrefix($0) }) {
        throw .mergeConflict(line: index + 1)
      }
    }
    guard first == "layout \(LayoutTextDocument.format)" else { throw .format(found: String(first.prefix(60))) }
  }

  private mutating func readHeader() throws(LayoutTextError) -> LayoutTextDocument {
    next = 1
    let size = try takeHeader("screen ")
    let sides = size.split(separator: "×", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = LayoutNumber(text: sides[0]), let height = LayoutNumber(text: sides[1]) else {
      throw .unexpected(line: next, column: 8, expected: "the screen's size as `w×h`", found: String(size))
    }
    let area = try takeHeader("safe area ")
    guard let safeArea = LayoutTextRect(text: area) else {
      throw .unexpected(line: next, column: 11, expected: "a rectangle as `x,y w×h`", found: String(area))
    }
    let traits = try takeHeader("traits ").split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return LayoutTextDocument(
      width: width, height: height, safeArea: safeArea, traits: traits, views: [], guides: [], constraints: [],
      diagnostics: [])
  }

  private mutating func takeHeader(_ start: String) throws(LayoutTextError) -> Substring {
    guard next < lines.count, lines[next].hasPrefix(start) else {
      let found = next < lines.count ? String(lines[next]) : ""
      throw .unexpected(
        line: next + 1, column: 1, expected: "a line beginning with `\(start.dropLast())`", found: found)
    }
    next += 1
    return lines[next - 1].dropFirst(start.count)
  }

  private mutating func takeTitle(_ title: String, isRequired: Bool) throws(LayoutTextError) -> Bool {
    if next + 1 < lines.count, lines[next].isEmpty, lines[next + 1] == title {
      next += 2
      return true
    }
    if isRequired {
      let line = next < lines.count && lines[next].isEmpty ? next + 1 : next
      let found = line < lines.count ? String(lines[line]) : ""
      throw .unexpected(line: line + 1, column: 1, expected: "`\(title)` after an empty line", found: found)
    }
    return false
  }

  private mutating func read(
    _ fields: inout TextFields, of section: String, into document: inout LayoutTextDocument
  ) throws(LayoutTextError) {
    switch section {
    case "views:": try views.read(&fields)
    case "guides:":
      let name = try fields.takeWord("a guide's name")
      let kind = try fields.takeWord("a kind of guide")
      let frame = try fields.takeRect("the guide's frame")
      document.guides.append(LayoutTextGuide(name: name, kind: kind, frame: frame))
    case "constraints:": document.constraints.append(try LayoutTextConstraint(reading: &fields))
    default:
      let severity = try fields.takeWord("a severity")
      let rule = try fields.takeWord("a rule")
      let message = try fields.takeWord("a message")
      document.diagnostics.append(LayoutTextDiagnostic(severity: severity, rule: rule, message: message))
    }
  }
}

extension LayoutTextConstraint {
  init(reading fields: inout TextFields) throws(LayoutTextError) {
    let first = try fields.take("an equation")
    var (text, priority) = (first.text[...], Self.required)
    if let tilde = text.range(of: " ~ ", options: .backwards),
      let number = LayoutNumber(text: text[tilde.upperBound...])
    {
      (text, priority) = (text[..<tilde.lowerBound], number)
    }
    guard let equation = Quotation.unquote(text) else { throw fields.unexpected(first, "an equation") }
    self.init(equation: equation, priority: priority, state: .holds, maker: "named", identifier: nil, conflict: nil)
    while !fields.isAtEnd {
      let field = try fields.take("a state")
      try read(field, in: fields)
    }
  }

  private mutating func read(_ field: TextFields.Field, in fields: TextFields) throws(LayoutTextError) {
    let words = field.text.split(separator: " ", maxSplits: 1)
    switch words.first {
    case "slack" where words.count == 1: state = .slack
    case "broken" where field.text.hasPrefix("broken by "):
      state = .broken(by: try fields.number(field.text.dropFirst(10), in: field))
    case "set" where field.text.hasPrefix("set aside by "):
      state = .setAside(by: try fields.number(field.text.dropFirst(13), in: field))
    case "conflict" where words.count == 2:
      guard let number = Int(words[1]), number > 0 else { throw fields.unexpected(field, "a conflict's number") }
      conflict = number
    case "named", "system", "intrinsic", "mask":
      guard words.count == 2, words[1].hasPrefix("\""), let name = Quotation.unquote(words[1]) else {
        throw fields.unexpected(field, "a name in quotes")
      }
      (maker, identifier) = (String(words[0]), name)
    default: throw fields.unexpected(field, "`slack`, `broken by`, `set aside by`, `conflict` or `named`")
    }
  }
}
