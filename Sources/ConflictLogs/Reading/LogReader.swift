/// Reads the conflicts and traces of a paste, whatever stands between them.
package struct LogReader {
  package private(set) var conflicts: [PastedLog] = []
  package private(set) var traces: [LayoutTrace] = []
  /// Notes about parts that were left out because there is too much of them.
  package private(set) var notes: [String] = []

  private var current = PastedLog()
  private var trace = LayoutTrace()
  private var isOpen = false
  private var expectsBroken = false
  /// A description that goes on in the next line.
  private var unfinished = ""
  private var unfinishedLines = 0
  private var number = 0
  /// The line before, because a narrow window also breaks headings.
  private var previous = ""
  /// Whether the line before is as long as there is room, so that it may have been broken within a word.
  private var wasFilled = false
  private var wrapping = LogWrapping()

  /// The longest line that can be a part of a heading alone.
  private static let longestHeading = 120

  /// The marks that mails and comments put before the lines that they quote.
  private static let quoting: Set<Character> = [" ", ">", "|", "/", "#", "*"]

  package static let mostLines = 200_000
  package static let mostConflicts = 100
  package static let mostConstraints = 400

  package static func read(_ bytes: [UInt8]) -> LogReader {
    var reader = LogReader()
    let lines = LogLines.lines(bytes)
    if lines.count > mostLines {
      reader.notes.append("The text has more than \(mostLines) lines; only the first are read.")
    }
    reader.wrapping = LogWrapping(lines)
    for line in lines.prefix(mostLines) { reader.readParts(of: LogLines.line(line)) }
    reader.finishUnfinished()
    reader.closeConflict()
    reader.closeTrace()
    return reader
  }

  // MARK: Lines

  /// Reads a line, or the parts of one in which a page or a report in JSON has joined the lines of a log.
  private mutating func readParts(of line: String) {
    number += 1
    guard let row = wrapping.row(line) else { return }
    defer { wasFilled = row.isFilled }
    var rest = row.text
    while rest.utf8.count > Self.longestHeading, let start = Self.joinedHeading(in: rest) {
      read(String(rest[..<start]))
      rest = rest[start...]
    }
    read(String(rest))
  }

  /// Where a heading begins that follows a constraint in the same line.
  private static func joinedHeading(in line: Substring) -> Substring.Index? {
    guard line.contains("recover by breaking") || line.contains("simultaneously satisfy"),
      let first = line.firstRange(of: "Constraint:")
    else { return nil }
    let rest = line[first.upperBound...]
    let headings = ["Will attempt to recover by breaking", "Unable to simultaneously satisfy constraints"]
    return headings.compactMap { rest.firstRange(of: $0)?.lowerBound }.min()
  }

  private mutating func read(_ line: String) {
    let isShort = previous.utf8.count < Self.longestHeading && line.utf8.count < Self.longestHeading
    let joined = isShort ? previous + (wasFilled ? String(Self.unquoted(line)) : " \(Self.bare(line))") : line
    let earlier = previous
    let isWrapped = { (words: String) in joined.contains(words) && !earlier.contains(words) }
    let beginsBreaking = isWrapped("attempt to recover by breaking")
    let beginsConflict = isWrapped("satisfy constraints") && !line.contains("satisfy constraints")
    previous = line
    if !beginsBreaking, !beginsConflict, continueUnfinished(line) { return }
    if readsPreamble(beginsConflict ? joined : line) { return }
    if beginsBreaking { expectsBroken = true }
    if isFull, !expectsBroken, line.contains("Constraint:") { return current.dropped += 1 }
    let items = Self.items(in: line)
    if items.isEmpty {
      readOther(line)
    } else {
      closeTrace()
      for item in items { add(item) }
    }
  }

  /// Whether further constraints of the list, or further conflicts, are counted only.
  private var isFull: Bool { current.lines.count >= Self.mostConstraints || conflicts.count >= Self.mostConflicts }

  private mutating func readsPreamble(_ line: String) -> Bool {
    let word = line.lowercased()
    let isPreamble =
      word.contains("unable to simultaneously satisfy constraints")
      || word.contains("unable to satisfy constraints simultaneously")
      || word.contains("conflicting constraints detected")
    guard isPreamble, !line.contains("Constraint:0x") else { return false }
    closeConflict()
    current.isAppKit = word.contains("satisfy constraints:") || word.contains("conflicting constraints detected")
    return true
  }

  private mutating func readOther(_ line: String) {
    let bare = line.filter { !" \t\",`/>".contains($0) }
    switch bare {
    case "(":
      if !current.lines.isEmpty { closeConflict() }
      isOpen = true
    case ")", ").": isOpen = false
    case "<private", "...": if isOpen, !expectsBroken { current.hidden += 1 }
    case "": return
    default:
      if let node = TraceParser.node(line) { TraceParser.add(node, to: &trace) }
    }
  }

  // MARK: Items

  private struct Item {
    var text: String
    var isFinished: Bool
    /// Why the text does not say what the log said.
    var damage: String?
  }

  /// The descriptions that begin in a line; the last one may go on in the next.
  private static func items(in line: String) -> [Item] {
    guard line.contains("Constraint") else { return [] }
    let bytes = Array(line.utf8)
    let starts = bytes.indices.filter { bytes[$0] == 0x3C && isStart(bytes, $0) }
    if starts.isEmpty { return bareItems(bytes) }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      return item(Array(bytes[(starts[index] + 1)..<end]), isLast: end == bytes.count)
    }
  }

  private static func isStart(_ bytes: [UInt8], _ index: Int) -> Bool {
    var scanner = ByteScanner(bytes, from: index + 1)
    let name = scanner.word(while: ByteScanner.isNamePart)
    return name.hasSuffix("Constraint") && scanner.next == 0x3A
  }

  /// The descriptions of a line whose `<` and `>` a page took for a tag's.
  private static func bareItems(_ bytes: [UInt8]) -> [Item] {
    let isWord = { (byte: UInt8) in ByteScanner.isNamePart(byte) }
    let starts = bytes.indices.filter { index in
      isWord(bytes[index]) && (index == 0 || !isWord(bytes[index - 1])) && isStart(bytes, index - 1)
    }
    return starts.indices.compactMap { index in
      bareItem(bytes, starts[index]..<(index + 1 < starts.count ? starts[index + 1] : bytes.count))
    }
  }

  /// The description in a part of a line, without the marks around it.
  private static func bareItem(_ bytes: [UInt8], _ part: Range<Int>) -> Item? {
    let whole = Array(bytes[part].prefix(longestItem))
    var text = String(decoding: whole, as: UTF8.self)
    while let last = text.last, " \t\",;`>".contains(last) { text.removeLast() }
    // The state of a constraint and its names end with a parenthesis, as a list does.
    while !isDescription(text) {
      guard let last = text.last, " \t\",;`>()".contains(last) else { return nil }
      text.removeLast()
    }
    return Item(text: text, isFinished: true, damage: hasLostRelation(text) ? lostRelation : nil)
  }

  private static let lostRelation = "has lost the `<` or `>` of its relation"

  /// Whether a description without angle brackets has a single `=`, where logs print `==`, `<=` or `>=`.
  private static func hasLostRelation(_ text: String) -> Bool {
    text.contains(" = ") || text.contains("(=") && !text.contains("(==")
  }

  private static func isDescription(_ text: String) -> Bool {
    (try? ConstraintParser.parse(Array(text.utf8))) != nil
  }

  /// The description up to the first `>` that ends one that can be parsed.
  private static func item(_ whole: [UInt8], isLast: Bool = true) -> Item {
    let bytes = Array(whole.prefix(longestItem))
    var candidates: [Int] = []
    for index in bytes.indices where bytes[index] == 0x3E {
      let follower = index + 1 < bytes.count ? bytes[index + 1] : 0x20
      if follower != 0x3D, follower != 0x27, !ByteScanner.isAlphanumeric(follower) { candidates.append(index) }
      if candidates.count == 8 { break }
    }
    let texts = candidates.map { String(decoding: bytes[..<$0], as: UTF8.self) }
    if let text = texts.first(where: isDescription) { return Item(text: text, isFinished: true) }
    if let plain = texts.map(LogLines.withPlainPunctuation).first(where: isDescription) {
      return Item(text: plain, isFinished: true)
    }
    // A `>` of a label in a line that goes on in the next one ends nothing.
    let closesLine = candidates.last.map { end in bytes[end...].allSatisfy(">\"',.;)`\\ ".utf8.contains) } ?? false
    let hasOpenQuote = bytes.count { $0 == 0x27 } % 2 == 1
    let isFinished = !candidates.isEmpty && (!isLast || closesLine && !hasOpenQuote)
    let end = isFinished ? candidates.last! : bytes.count
    return Item(text: String(decoding: bytes[..<end], as: UTF8.self), isFinished: isFinished)
  }

  private static let longestItem = 4096

  private mutating func add(_ item: Item) {
    if item.isFinished {
      add(text: item.text, damage: item.damage)
    } else {
      unfinished = item.text
      unfinishedLines = 1
    }
  }

  /// Joins a description that a raw line feed or a narrow window broke.
  private mutating func continueUnfinished(_ line: String) -> Bool {
    guard !unfinished.isEmpty else { return false }
    let startsAnew =
      line.contains("Constraint:") || line.contains("satisfy constraints") || line.contains("attempt to recover")
    guard !startsAnew, unfinishedLines < 8 else {
      finishUnfinished()
      return false
    }
    let plain = line.drop { $0 == " " }
    let bare = Self.bare(line)
    // A window that breaks within words loses no spaces.
    let exact: [Substring] = wasFilled ? [Self.unquoted(line)] : []
    let rests: [Substring] = exact + [" \(bare)", bare, " \(line)", plain]
    for joined in rests.map({ unfinished + $0 }) {
      let item = Self.item(Array(joined.utf8))
      if item.isFinished, Self.isDescription(item.text) {
        unfinished = ""
        add(text: item.text, damage: nil)
        return true
      }
    }
    unfinished += exact.first ?? " \(bare)"
    unfinishedLines += 1
    return true
  }

  /// The line without what a mail or a comment puts before it, and without spaces there.
  private static func bare(_ line: String) -> Substring { line.drop { quoting.contains($0) } }

  /// The line without the mark of a mail, but with the spaces that follow the mark's own.
  private static func unquoted(_ line: String) -> Substring {
    let text = line.drop { $0 == ">" }
    return text.startIndex > line.startIndex && text.first == " " ? text.dropFirst() : text
  }

  private mutating func finishUnfinished() {
    guard !unfinished.isEmpty else { return }
    add(text: String(unfinished.prefix(400)), damage: "is cut off")
    unfinished = ""
  }

  private mutating func add(text: String, damage: String?) {
    let line = Self.line(text, damage)
    if expectsBroken {
      current.broken = line
      expectsBroken = false
      closeConflict()
      return
    }
    if current.lines.isEmpty { current.firstLine = number }
    if current.lines.count < Self.mostConstraints { current.lines.append(line) } else { current.dropped += 1 }
  }

  private static func line(_ text: String, _ damage: String?) -> PrintedLine {
    if let damage { return PrintedLine(text: text, constraint: nil, damage: damage) }
    do {
      return PrintedLine(text: text, constraint: try ConstraintParser.parse(Array(text.utf8)), damage: nil)
    } catch {
      return PrintedLine(text: text, constraint: nil, damage: error.reason)
    }
  }

  // MARK: Ends

  private mutating func closeConflict() {
    finishUnfinished()
    expectsBroken = false
    isOpen = false
    defer { current = PastedLog() }
    guard !current.lines.isEmpty || current.hidden + current.dropped > 0 else { return }
    if conflicts.count < Self.mostConflicts {
      conflicts.append(current)
    } else if !notes.contains(Self.tooMany) {
      notes.append(Self.tooMany)
    }
  }

  private static let tooMany = "The text has more than \(mostConflicts) conflicts; only the first are read."

  private mutating func closeTrace() {
    if trace.views > 0, traces.count < Self.mostConflicts { traces.append(trace) }
    trace = LayoutTrace()
  }
}
