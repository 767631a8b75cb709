import LPLayoutModel

/// Reads the lines of views: each is followed by the lines of its text and then by its subviews, indented.
struct LayoutTextViewReader {
  private var views: [LayoutTextView] = []
  /// The index of the last view at each depth.
  private var open: [Int] = []
  private var texts: [String?] = []
  /// The line that lists what holds each view.
  private var holders: [(line: Int, column: Int)] = []

  mutating func read(_ fields: inout TextFields) throws(LayoutTextError) {
    let first = try fields.take("a view's name")
    if first.text.hasPrefix("| ") {
      try readText(first, in: fields)
      return
    }
    guard let component = Quotation.unquote(first.text) else { throw fields.unexpected(first, "a view's name") }
    let depth = fields.indent / 2
    guard fields.indent % 2 == 0, depth <= open.count, depth > 0 || views.isEmpty || open.count > 0 else {
      throw fields.unexpected(first, "a view indented by at most \(open.count * 2) spaces")
    }
    guard depth <= ViewRecord.greatestDepth else {
      throw fields.unexpected(first, "a view nested at most \(ViewRecord.greatestDepth) levels deep")
    }
    open.removeLast(open.count - depth)
    let parent = open.last
    let className = try fields.takeWord("a class")
    let rect = try fields.takeRect("the alignment rect")
    var view = LayoutTextView(
      path: parent.map { "\(views[$0].path)/\(component)" } ?? component, component: component, name: component,
      className: className, parent: parent, depth: depth, alignmentRect: rect, frame: rect)
    var place = (line: fields.line, column: first.column)
    while !fields.isAtEnd {
      let field = try fields.take("a property")
      if field.text.hasPrefix("held by ") { place.column = field.column }
      try Self.read(field, in: fields, into: &view)
    }
    open.append(views.count)
    views.append(view)
    texts.append(nil)
    holders.append(place)
  }

  private mutating func readText(_ field: TextFields.Field, in fields: TextFields) throws(LayoutTextError) {
    guard let view = open.last, fields.indent == open.count * 2 else {
      throw fields.unexpected(field, "a line of text right below its view, two spaces further in")
    }
    if field.text.hasPrefix("| run ") {
      views[view].runs = (views[view].runs ?? []) + [try Self.run(field.text.dropFirst(6), in: field, fields)]
      return
    }
    let isWhole = field.text.hasPrefix("| text ")
    let quoted = field.text.dropFirst(isWhole ? 7 : 2)
    guard quoted.hasPrefix("\""), let text = Quotation.unquote(quoted) else {
      throw fields.unexpected(field, "a text in quotes")
    }
    if isWhole { texts[view] = text } else { views[view].lines.append(text) }
  }

  /// Reads `"bold" Inter-Bold 17`.
  private static func run(
    _ text: Substring, in field: TextFields.Field, _ fields: TextFields
  ) throws(LayoutTextError) -> LayoutTextRun {
    guard let end = Self.endOfQuotation(in: text), let gap = text.lastIndex(of: " "), gap > end,
      let content = Quotation.unquote(text[...end]), let font = Quotation.unquote(text[end..<gap].dropFirst(2))
    else { throw fields.unexpected(field, "a part of a text, its font and its size") }
    let size = try fields.number(text[text.index(after: gap)...], in: field)
    return LayoutTextRun(text: content, font: font, size: size)
  }

  /// Returns the index of the quotation mark that ends the text in quotes at the beginning.
  private static func endOfQuotation(in text: Substring) -> Substring.Index? {
    guard text.first == "\"" else { return nil }
    var isEscaped = false
    for index in text.unicodeScalars.indices.dropFirst() {
      switch text.unicodeScalars[index] {
      case _ where isEscaped: isEscaped = false
      case "\\": isEscaped = true
      case "\"": return index
      default: break
      }
    }
    return nil
  }

  private static func read(
    _ field: TextFields.Field, in fields: TextFields, into view: inout LayoutTextView
  ) throws(LayoutTextError) {
    let (verb, rest) = Self.verb(of: field.text)
    switch verb {
    case "frame": view.frame = try fields.rect(rest, in: field, "the frame")
    case "baseline":
      view.baselines.first = try fields.number(rest, in: field)
      view.baselines.last = view.baselines.first
    case "baselines":
      let numbers = rest.split(separator: " ", omittingEmptySubsequences: false)
      guard numbers.count == 2 else { throw fields.unexpected(field, "two baselines") }
      view.baselines.first = try fields.number(numbers[0], in: field)
      view.baselines.last = try fields.number(numbers[1], in: field)
    case "as": view.name = try word(rest, in: field, fields)
    case "wants" where rest.hasSuffix(" wide"): view.wants.width = try fields.number(rest.dropLast(5), in: field)
    case "wants" where rest.hasSuffix(" high"): view.wants.height = try fields.number(rest.dropLast(5), in: field)
    case "ltr", "rtl": view.direction = verb
    case "hidden": view.isHidden = true
    case "truncated": view.cuts.isTruncated = true
    case "text clipped": view.cuts.isTextClipped = true
    case "clipped by": view.cuts.clippedBy = try word(rest, in: field, fields)
    case "off screen": view.cuts.isOffScreen = true
    case "ambiguous": view.ambiguous = rest.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    case "held by": view.heldBy = try keys(rest, in: field, of: view, fields)
    default: throw fields.unexpected(field, "a property of a view")
    }
  }

  private static func verb(of text: String) -> (String, Substring) {
    for verb in ["text clipped", "off screen"] where text == verb { return (verb, "") }
    for verb in ["clipped by", "held by"] where text.hasPrefix(verb + " ") {
      return (verb, text.dropFirst(verb.count + 1))
    }
    let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(words[0]), words.count == 2 ? words[1] : "")
  }

  private static func word(
    _ text: Substring, in field: TextFields.Field, _ fields: TextFields
  ) throws(LayoutTextError) -> String {
    guard let word = Quotation.unquote(text), !text.isEmpty else { throw fields.unexpected(field, "a name") }
    return word
  }

  /// `.leading, name.trailing, intrinsic-width`, where a key that begins with a dot belongs to the view.
  private static func keys(
    _ text: Substring, in field: TextFields.Field, of view: LayoutTextView, _ fields: TextFields
  ) throws(LayoutTextError) -> [String] {
    var keys: [String] = []
    var rest = text
    while true {
      let end = Self.endOfKey(in: rest)
      guard end > rest.startIndex, let key = Quotation.unquote(rest[..<end]) else {
        throw fields.unexpected(field, "constraints separated by `, `")
      }
      keys.append(key.hasPrefix(".") ? view.name + key : key)
      guard end < rest.endIndex else { return keys }
      guard rest[end...].hasPrefix(", ") else { throw fields.unexpected(field, "constraints separated by `, `") }
      rest = rest[rest.index(end, offsetBy: 2)...]
    }
  }

  private static func endOfKey(in text: Substring) -> Substring.Index {
    var isQuoted = false
    var isEscaped = false
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isQuoted.toggle()
      } else if scalar == ",", !isQuoted {
        return index
      }
    }
    return text.endIndex
  }

  /// Returns the views with their whole texts.
  ///
  /// - Throws: `unexpected` if a constraint that holds a view is not listed.
  func finished(keys: [String]) throws(LayoutTextError) -> [LayoutTextView] {
    let known = Set(keys)
    var finished = views
    for index in finished.indices {
      let view = finished[index]
      finished[index].text = texts[index] ?? (view.lines.isEmpty ? nil : LayoutTextDocument.joined(view.lines))
      if let key = view.heldBy.first(where: { !known.contains($0) && !Self.isUnlisted($0) }) {
        let place = holders[index]
        throw .unexpected(
          line: place.line, column: place.column, expected: "the left side of a constraint listed below", found: key)
      }
    }
    return finished
  }

  private static func isUnlisted(_ key: String) -> Bool {
    ["named-", "system-", "intrinsic-", "mask-"].contains { key.hasPrefix($0) }
  }
}
