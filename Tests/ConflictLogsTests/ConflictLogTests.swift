import Foundation
import Testing
import ThreadTime
@testable import LPConflictLogs

/// Logs written for these tests, in the grammar that Xcode prints.
@Suite struct ConflictLogTests {
  static func read(_ log: String) -> [ConflictAnalysis] {
    LogReader.read(Array(log.utf8)).conflicts.map(ConflictAnalysis.init)
  }

  static let row = """
    2031-05-06 10:00:00.000000+0200 Shop[12:34] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "<NSLayoutConstraint:0x1001 H:|-(16)-[UILabel:0xa1'Price']   (active, names: '|':UIView:0xa0 )>",
        "<NSLayoutConstraint:0x1002 UILabel:0xa1'Price'.width == 240   (active)>",
        "<NSLayoutConstraint:0x1003 H:[UILabel:0xa1'Price']-(8)-[UIButton:0xa2'Buy > now']   (active)>",
        "<NSLayoutConstraint:0x1004 H:[UIButton:0xa2'Buy > now'(>=160)]   (active)>",
        "<NSLayoutConstraint:0x1005 UIButton:0xa2'Buy > now'.trailing == UIView:0xa0.trailing - 16   (active)>",
        "<NSLayoutConstraint:0x1006 'UIView-Encapsulated-Layout-Width' UIView:0xa0.width == 393   (active)>",
        "<NSLayoutConstraint:0x1007 UILabel:0xa1'Price'.height >= 0   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x1004 H:[UIButton:0xa2'Buy > now'(>=160)]   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    """

  @Test func `A row that is too wide is explained by its sum, and repairs of the app come first`() throws {
    let analysis = try #require(Self.read(Self.row).first)
    #expect(analysis.verdict == .conflict)
    #expect(analysis.minimal == [1, 2, 3, 4, 5, 6])
    #expect(analysis.arithmetic == "16 + 240 + 8 + 160 + 16 = 440, but UIView is 393 wide")
    #expect(analysis.log.brokenNumber == 4 && analysis.breakResolves == true)
    #expect(analysis.repairs.map(\.line) == [1, 2, 3, 4, 5, 6])
    #expect(analysis.repairs.last?.creator == .system)
    #expect(analysis.repairs[1].advice.hasSuffix("from 240 to 193"))
    #expect(analysis.words(4) == "H:[UIButton'Buy > now'(>=160)]")
  }

  @Test func `Each line of a minimal contradiction is needed`() throws {
    let lines = Self.row.split(separator: "\n")
    for number in 1...6 {
      let rest = lines.filter { !$0.contains("\"<NSLayoutConstraint:0x100\(number) ") }.joined(separator: "\n")
      #expect(try #require(Self.read(rest).first).verdict == .consistent, "without line \(number)")
    }
  }

  /// A line of a list, the sum of its coefficients by attribute, and its constant.
  @Test(arguments: [
    ("<NSLayoutConstraint:0x1 V:[UIView:0xa(44)]>", "height 1.0", 44.0),
    ("<NSLayoutConstraint:0x1 V:[UIView:0xa]-(>=11)-[My.Row:0xb]   (active)>", "top 1.0 bottom -1.0", 11),
    (
      "<NSLayoutConstraint:0x1 H:|-(NSSpace(20))-[UIView:0xa](LTR)   (Names: '|':UIView:0xc )>", "left 1.0 left -1.0",
      20
    ),
    ("<NSLayoutConstraint:0x1 H:|-(5)-[UIView:0xa](RTL)   (Names: '|':UIView:0xc )>", "right -1.0 right 1.0", 5),
    ("<NSLayoutConstraint:0x1 UIView:0xa.width == - 16>", "width 1.0", -16),
    ("<NSLayoutConstraint:0x1 UIView:0xa.width == 2.22507e-308>", "width 1.0", 2.22507e-308),
    ("<NSLayoutConstraint:0x1 UIView:0xa.width == 1.5*UIView:0xa.height + 3>", "width 1.0 height -1.5", 3),
    ("<MASLayoutConstraint:0x1 UIView:0xa.width == UIView:0xb.width * 0.5>", "width 1.0 width -0.5", 0),
    // Markdown took the asterisks.
    ("<NSLayoutConstraint:0x1 UIView:0xa.width == 1.5UIView:0xa.height + 3>", "width 1.0 height -1.5", 3),
    ("<MASLayoutConstraint:0x1 UIView:0xa.width == UIView:0xb.width  0.5>", "width 1.0 width -0.5", 0),
    ("<MASLayoutConstraint:edges[0] UIView:left side[0xa].left == UIView:box[0xb].left + 4>", "left 1.0 left -1.0", 4),
    (
      "<SnapKit.LayoutConstraint:0x1@Cell.swift#57 Shop.Cell:0xa.top == UIView:0xb.top + 9.0^750.0>",
      "top 1.0 top -1.0", 9
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& UIView:0xa.midY == + 70   (active, names: '|':UIView:0xb )>",
      "centerY 1.0", 70
    ),
    ("<NSLayoutConstraint:0x1 'it's a name' UIView:0xa.height <= 7   (active)>", "height 1.0", 7),
    (
      "<NSLayoutConstraint:0x1 Top (a.b): left....height == Foot.height   (active, names: Foot:0xb, Top (a.b): left...:0xa )>",
      "height 1.0 height -1.0", 0
    ),
    (
      "<NSLayoutConstraint:0x1 (UIView:0xa.right - UIView:0xb.left) >= 0.5*(UIView:0xc.right - UIView:0xd.left) + 2>",
      "right 1.0 left -1.0 right -0.5 left 0.5", 2
    ),
    (
      "<_UISystemBaselineConstraint:0x1 UIView:0xa.bottom <= UILayoutGuide:0xb'UIViewSafeAreaLayoutGuide'.bottom NSLayoutAnchorConstraintSpace(8)>",
      "bottom 1.0 bottom -1.0", 8
    ),
    (
      "<NSContentSizeLayoutConstraint:0x1 H:[UILabel:0xa'a'b'(31.5)] Hug:1000 CompressionResistance:1000   (active)>",
      "width 1.0", 31.5
    ),
    (
      "<NSIBPrototypingLayoutConstraint:0x1 'IB auto generated' V:|-(12@251)-[UIView:0xa] priority:251 (Names: '|':UIView:0xb )>",
      "top 1.0 top -1.0", 12
    ),
  ])
  func `Each printed form is read`(line: String, terms: String, constant: Double) throws {
    let read = LogReader.read(Array(line.utf8)).conflicts.first?.lines.first
    let constraint = try #require(read?.constraint, "\(read?.damage ?? "not read")")
    #expect(constraint.terms.map { "\($0.attribute.rawValue) \($0.coefficient)" }.joined(separator: " ") == terms)
    #expect(constraint.constant == constant)
  }

  @Test func `Prefixes, quotes and comments around lines do not matter`() throws {
    let prefixes = ["", "//\t", "> ", "12. `", "[LayoutConstraints] ", "\t\t\t"]
    for prefix in prefixes {
      let log = Self.row.split(separator: "\n").map { prefix + $0 + (prefix == "12. `" ? "`" : "") }
      let analysis = try #require(Self.read(log.joined(separator: "\r\n")).first)
      #expect(analysis.minimal == [1, 2, 3, 4, 5, 6] && analysis.breakResolves == true, "\(prefix)")
    }
  }

  /// What chats, mails, pages, editors and log collectors do to a paste.
  static let damages: [(String, @Sendable (String) -> String)] = [
    ("a space before labels", { $0.replacing("0xa1'", with: "0xa1 '").replacing("0xa2'", with: "0xa2 '") }),
    ("curly quotes", { $0.replacing(#/'(.*?)'/#) { "\u{2018}\($0.1)\u{2019}" }.replacing("\"", with: "\u{201C}") }),
    (
      "dashes",
      {
        $0.replacing("-(", with: "\u{2013}(").replacing(")-", with: ")\u{2014}").replacing(
          " - 16", with: " \u{2212} 16")
      }
    ),
    ("entities", { $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;") }),
    ("entities twice", { $0.replacing("<", with: "&amp;lt;").replacing(">", with: "&amp;gt;") }),
    (
      "entities by number",
      { $0.replacing("<", with: "&#60;").replacing(">", with: "&#x3E;").replacing("'", with: "&#39;") }
    ),
    ("no angle brackets", { $0.replacing("<NS", with: "NS").replacing(")>", with: ")") }),
    ("escapes of Markdown", { $0.replacing("<", with: "\\<").replacing("|", with: "\\|").replacing("[", with: "\\[") }),
    ("no indentation", { $0.replacing(#/\n[ \t]+/#) { _ in "\n" }.replacing(#/ +/#) { _ in " " } }),
    ("wide spaces", { $0.replacing("   ", with: "\u{2003}").replacing(" == ", with: "\u{202F}==\u{3000}") }),
    ("invisible characters", { $0.replacing("(16)", with: "(\u{200B}16)").replacing("0xa2", with: "0x\u{2060}a2") }),
    ("one line", { $0.replacing("\n", with: " ") }),
    ("JSON", { #"{"eventMessage": ""# + $0.replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\"}" }),
    ("JSON without markup", { $0.replacing("<", with: "\\u003c").replacing(">", with: "\\u003e") }),
    ("quoted twice", { "> > " + $0.replacing("\n", with: "\n> > ") }),
    ("a device's prefix", { $0.replacing("\n", with: "\nMay  6 10:00:00 Phone Shop(UIKitCore)[12] <Error>: ") }),
    ("signs in place of relations", { $0.replacing(">=", with: "\u{2265}") }),
  ]

  @Test(arguments: damages.indices)
  func `What a paste suffers on its way changes neither lines nor verdict`(index: Int) throws {
    let (name, damage) = Self.damages[index]
    let log = damage(Self.row)
    #expect(log != Self.row, "\(name)")
    let analysis = try #require(Self.read(log).first, "\(name)")
    #expect(analysis.log.lines.count == 7, "\(name): \(analysis.log.lines.map { "\($0.damage ?? "") \($0.text)" })")
    #expect(analysis.minimal == [1, 2, 3, 4, 5, 6] && analysis.breakResolves == true, "\(name)")
    #expect(analysis.arithmetic == "16 + 240 + 8 + 160 + 16 = 440, but UIView is 393 wide", "\(name)")
  }

  /// Breaks lines at the last space before a column, as a narrow window or a mail does.
  static func wrapped(_ log: String, at column: Int, quote: String) -> String {
    log.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var parts: [String] = []
      var rest = line
      while rest.count > column, let space = rest.prefix(column).lastIndex(of: " "), space > rest.startIndex,
        !rest[..<space].allSatisfy({ $0 == " " })
      {
        parts.append(quote + rest[..<space])
        rest = rest[space...].dropFirst()
      }
      return (parts + [quote + rest]).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @Test(arguments: [36, 48, 60, 72, 80, 100], ["", "> ", "    ", "// "])
  func `Lines that a narrow window breaks are joined`(column: Int, quote: String) throws {
    let read = Self.read(Self.wrapped(Self.row, at: column, quote: quote))
    #expect(read.count == 1)
    let analysis = try #require(read.first)
    #expect(analysis.log.lines.count == 7, "\(analysis.log.lines.map { "\($0.damage ?? "") \($0.text)" })")
    #expect(analysis.minimal == [1, 2, 3, 4, 5, 6] && analysis.breakResolves == true)
  }

  /// Breaks lines at a column, also within words, as a terminal does.
  static func folded(_ log: String, at column: Int, quote: String) -> String {
    log.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var parts: [String] = []
      var rest = line
      while rest.count > column {
        parts.append(quote + rest.prefix(column))
        rest = rest.dropFirst(column)
      }
      return (parts + [quote + rest]).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @Test(arguments: [40, 47, 57, 64, 70, 79, 80, 100], ["", "> "])
  func `Lines that a terminal breaks within words were read with spaces there`(column: Int, quote: String) throws {
    let read = Self.read(Self.folded(Self.row, at: column, quote: quote))
    #expect(read.count == 1)
    let analysis = try #require(read.first)
    #expect(analysis.log.lines.count == 7, "\(analysis.log.lines.map { "\($0.damage ?? "") \($0.text)" })")
    #expect(analysis.minimal == [1, 2, 3, 4, 5, 6] && analysis.breakResolves == true)
  }

  /// Puts the constraints into a table, whose cells hold texts of a width that are broken between words or, if they are
  /// too long, within them.
  static func table(width: Int, bar: String) -> String {
    var rows = ["+----+" + String(repeating: "-", count: width + 2) + "+"]
    let lines = row.split(separator: "\n").filter { $0.contains("\"<") }
    for (number, line) in lines.enumerated() {
      var rest = line.drop { $0 == " " || $0 == "\"" }.prefix { $0 != "\"" }
      var label = "\(number + 1) "
      while !rest.isEmpty {
        let space = rest.count > width ? rest.prefix(width + 1).lastIndex(of: " ") : nil
        let text = space.map { rest[..<$0] } ?? rest.prefix(width)
        rows.append("\(bar) \(label) \(bar) \(text)\(String(repeating: " ", count: width - text.count)) \(bar)")
        rest = space.map { rest[$0...].dropFirst() } ?? rest.dropFirst(width)
        label = "  "
      }
      rows.append(rows[0])
    }
    return rows.joined(separator: "\n")
  }

  @Test(arguments: [48, 60, 90], ["|", "│"])
  func `Constraints in a table whose cells wrap are read`(width: Int, bar: String) throws {
    let analysis = try #require(Self.read(Self.table(width: width, bar: bar)).first)
    #expect(analysis.log.lines.count == 7, "\(analysis.log.lines.map { "\($0.damage ?? "") \($0.text)" })")
    #expect(analysis.minimal == [1, 2, 3, 4, 5, 6])
  }

  @Test func `A line of a trace that has lost its view is read`() throws {
    let damaged = "|   - AMBIGUOUS LAYOUT for UILabel:0xa.minY{id: 1}"
    for line in [
      damaged, "*- AMBIGUOUS LAYOUT <", "*<- AMBIGUOUS LAYOUT", "* - AMBIGUOUS LAYOUT :0x",
      "*, MISSING HOST CONSTRAINTS:0x",
    ] {
      #expect(LogReader.read(Array((line + "\n*<UIView:0xb> - AMBIGUOUS LAYOUT").utf8)).traces.count == 1, "\(line)")
    }
  }

  @Test func `Items without a pointer in common stay apart, whatever their labels`() throws {
    let log = Self.row.replacing("0x1003 H:[UILabel:0xa1'Price']", with: "0x1003 H:[UILabel:0xa3 'Price']")
    #expect(try #require(Self.read(log).first).verdict == .consistent)
  }

  @Test func `A bad line and a cut line lose no other line and no other conflict`() throws {
    let lines = Self.row.split(separator: "\n").map(String.init)
    let damaged =
      lines[..<4] + ["    \"<NSLayoutConstraint:0x1008 UIView:0xa0.width === nan>\","] + lines[4...] + lines[..<8]
      + ["    \"<NSLayoutConstraint:0x1009 UILabel:0xa1'Pri"] + lines
    let analyses = Self.read(damaged.joined(separator: "\n"))
    #expect(analyses.map { $0.log.lines.count } == [8, 6, 7])
    #expect(analyses.map { $0.log.lines.count { $0.constraint == nil } } == [1, 1, 0])
    #expect(analyses.map(\.verdict) == [.conflict, .consistent, .conflict])
    #expect(analyses[0].minimal == [1, 3, 4, 5, 6, 7] && analyses[0].log.brokenNumber == 5)
    #expect(analyses[1].missing.first == "what line 6 said")
  }

  @Test func `A description over two lines is read, as a narrow window breaks it`() throws {
    let log =
      "\"<NSLayoutConstraint:0x1 UILabel:0xa'two\nwords'.height >= 20   (active)>\",\n"
      + "\"<NSLayoutConstraint:0x2 UILabel:0xa'two\nwords'.height == 10   (active)>\""
    #expect(try #require(Self.read(log).first).minimal == [1, 2])
  }

  @Test func `A negative size contradicts itself, and a small difference is named`() throws {
    let negative = try #require(Self.read("\"<NSLayoutConstraint:0x1 UIView:0xa.width == - 16>\"").first)
    #expect(negative.verdict == .conflict && negative.minimal == [1] && negative.sizes.count == 1)
    let log =
      "\"<NSLayoutConstraint:0x1 UIView:0xa.width == 16>\"\n\"<NSLayoutConstraint:0x2 UIView:0xa.width >= 16.WIDTH>\""
    #expect(Self.read(log.replacing("WIDTH", with: "01"))[0].verdict == .consistent)
    #expect(Self.read(log.replacing("WIDTH", with: "1"))[0].verdict == .conflict)
  }

  @Test func `Margins are unknown, and only where no width of them serves is it a conflict without them`() throws {
    let log = """
      "<NSLayoutConstraint:0x1 UILabel:0xa.leading == UIView:0xb.leadingMargin>"
      "<NSLayoutConstraint:0x2 UILabel:0xa.trailing == UIView:0xb.trailingMargin>"
      "<NSLayoutConstraint:0x3 UIView:0xb.width == 300>"
      "<NSLayoutConstraint:0x4 UILabel:0xa.width == LABEL>"
      """
    #expect(Self.read(log.replacing("LABEL", with: "310"))[0].verdict == .conflict)
    let analysis = Self.read(log.replacing("LABEL", with: "100"))[0]
    #expect(analysis.verdict == .conflictWithMargins && analysis.minimal == [1, 2, 3, 4] && analysis.margin == 8)
    #expect(analysis.assumptions.contains { $0.hasPrefix("Layout margins are 8 wide") })
  }

  @Test func `Breaking what the framework broke is not always enough`() throws {
    let log = """
      (
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 10>",
      "<NSLayoutConstraint:0x2 UIView:0xa.width == 20>",
      "<NSLayoutConstraint:0x3 UIView:0xa.width == 30>"
      )
      Will attempt to recover by breaking <NSLayoutConstraint:0x1 UIView:0xa.width == 10>.
      """
    let analysis = Self.read(log)[0]
    #expect(analysis.minimal == [2, 3] && analysis.breakResolves == false && analysis.repairs.isEmpty)
  }

  @Test func `Positions as numbers count from the superview that is printed`() {
    let log = """
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.minX == 40   (active, names: '|':UIView:0xb )>"
      "<NSLayoutConstraint:0x2 UIView:0xa.left == UIView:0xb.left + 8   (active)>"
      """
    #expect(Self.read(log)[0].verdict == .conflict)
    #expect(Self.read(log.replacing(", names: '|':UIView:0xb ", with: ""))[0].verdict == .consistent)
  }

  @Test func `Each creator is told by class and identifier`() throws {
    let lines: [(String, Creator)] = [
      ("NSLayoutConstraint:0x1 UIView:0xa.width == 1", .app),
      ("NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.width == 1", .autoresizing),
      ("NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xa.height == 1", .cell),
      ("NSLayoutConstraint:0x1 'UISV-spacing' H:[UIView:0xa]-(8)-[UIView:0xb]", .stackView),
      ("NSLayoutConstraint:0x1 'UIViewSafeAreaLayoutGuide-bottom' UILayoutGuide:0xa.height == 1", .safeArea),
      ("NSLayoutConstraint:0x1 'UIView-leftMargin-guide-constraint' UILayoutGuide:0xa.width == 1", .margins),
      ("_UILayoutSupportConstraint:0x1 V:[_UILayoutGuide:0xa(0)]", .layoutGuide),
    ]
    for (line, creator) in lines {
      let constraint = LogReader.read(Array("<\(line)>".utf8)).conflicts.first?.lines.first?.constraint
      #expect(constraint.map(Creator.init) == creator, "\(line)")
    }
  }

  @Test func `A trace lists its ambiguous views and what of them is ambiguous`() throws {
    let trace = """
      •UIWindow:0xa - AMBIGUOUS LAYOUT
      |   •UIView:0xb
      |   |   *UILabel:0xc'a. b'- AMBIGUOUS LAYOUT for UILabel:0xc'a. b'.minY{id: 18}, UILabel:0xc'a. b'.Height{id: 12}
      |   |   +UIView:0xd, MISSING HOST CONSTRAINTS

      Legend:
      \t* - is laid out with auto layout
      """
    let reader = LogReader.read(Array(trace.utf8))
    let read = try #require(reader.traces.first)
    #expect(reader.conflicts.isEmpty && reader.traces.count == 1 && read.views == 4)
    #expect(read.ambiguous.map(\.view) == ["UIWindow:0xa", "UILabel:0xc'a. b'", "UIView:0xd"])
    #expect(read.ambiguous.map(\.attributes) == [[], ["minY", "Height"], []])
    #expect(read.ambiguous.map(\.misses) == [false, false, true])
  }

  @Test func `Bytes that steer a terminal are escaped, and bytes that are no text are read over`() throws {
    let bytes =
      Array("\"<NSLayoutConstraint:0x1 UILabel:0xa'\u{1B}[2J\0\u{202E}".utf8) + [0xFF, 0xFE]
      + Array("'.width == - 3>\"".utf8)
    let analysis = try #require(LogReader.read(bytes).conflicts.map(ConflictAnalysis.init).first)
    #expect(analysis.verdict == .conflict)
    #expect(analysis.words(1).contains("\\u{1b}[2J\\u{0}\\u{202e}"))
    #expect(!analysis.words(1).unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
  }

  @Test(arguments: [
    ("", "\"<NSLayoutConstraint:0x1 UIView:0xa.width == 1>\"\n", 100_000),
    ("", "(\n<NSLayoutConstraint:0x1 UIView:0xa.width == -1>\n)\n", 30_000),
    ("<NSLayoutConstraint:0x1 UIView:0xa.width == ", "(", 500_000),
    ("<NSLayoutConstraint:0x1 ", "a' >.width ", 100_000),
    ("", "<NSLayoutConstraint:0x1 UIView:0xa'", 20_000), ("", "\n", 3_000_000),
  ])
  func `Text of great length is read in a few seconds`(_ start: String, _ repeated: String, _ count: Int) {
    let log = start + String(repeating: repeated, count: count)
    let time = ThreadTime.seconds {
      let reader = LogReader.read(Array(log.utf8))
      #expect(reader.conflicts.count <= LogReader.mostConflicts)
      for conflict in reader.conflicts { _ = ConflictAnalysis(conflict) }
    }
    #expect(time < 20)
  }

  @Test(arguments: ["nan", "inf", "-inf", "1e999", "1e400*UIView:0xb.width", "1e30*UIView:0xb.width"])
  func `A number that cannot be computed with is damage of its line`(number: String) {
    let log = "<NSLayoutConstraint:0x1 UIView:0xa.width == \(number)>\n<NSLayoutConstraint:0x2 UIView:0xa.width == -2>"
    let analysis = Self.read(log)[0]
    #expect(analysis.log.lines.count == 2 && analysis.log.lines[0].damage != nil && analysis.minimal == [2])
  }

  /// Logs with bytes changed at random: nothing traps, and what is called minimal is.
  @Test func `Changed bytes never trap`() {
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let count = Int(ProcessInfo.processInfo.environment["LOG_FUZZ"] ?? "") ?? 200
    for _ in 0..<count {
      var bytes = Array(Self.row.utf8)
      for _ in 0...next(12) { bytes[next(bytes.count)] = UInt8(next(256)) }
      if next(3) == 0 { bytes.removeSubrange(next(bytes.count)...) }
      for analysis in LogReader.read(bytes).conflicts.map(ConflictAnalysis.init) where !analysis.minimal.isEmpty {
        #expect(analysis.verdict == .conflict || analysis.verdict == .conflictWithMargins)
        #expect(analysis.minimal.allSatisfy { analysis.log.lines[$0 - 1].constraint != nil })
      }
    }
  }

  @Test func `A tracker that strikes text out had the dashes of a visual format cut off`() throws {
    let struck = Self.row.replacing("-(", with: "~~(").replacing(")-", with: ")~~")
      .replacing("UIView-Encapsulated-Layout-Width", with: "UIView~~Encapsulated~~Layout~~Width")
    let analysis = try #require(Self.read(struck).first)
    #expect(analysis.minimal == [1, 2, 3, 4, 5, 6] && analysis.log.brokenNumber == 4)
    #expect(analysis.repairs.last?.creator == .system)
  }

  @Test func `The size of a scroll view's content had no item and no number`() throws {
    let line =
      "<_UIScrollViewAutomaticContentSizeConstraint:0x7a1 UITableView:0x7c1.contentHeight{id: 178} == -5.000000>"
    let log =
      "Unable to simultaneously satisfy constraints.\n(\n    \"\(line)\"\n)\n\n"
      + "Will attempt to recover by breaking constraint\n\(line)\n"
    let analysis = try #require(Self.read(log).first)
    #expect(analysis.verdict == .conflict && analysis.minimal == [1])
    #expect(analysis.log.lines.allSatisfy { $0.constraint != nil })
    let apart = log.replacing("== -5", with: "== 5").replacing(
      "\"\n)", with: "\",\n    \"<NSLayoutConstraint:0x2 UITableView:0x7c1.height == 300   (active)>\"\n)")
    #expect(Self.read(apart).first?.verdict == .consistent, "the table's own height is another one")
  }

  @Test func `Advice on a proportional stack named anything but its distribution`() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIStackView:0xa.width == 200   (active)>",
          "<NSLayoutConstraint:0x2 'UISV-canvas-connection' UIStackView:0xa.leading == UILabel:0xb.leading - 10   (active)>",
          "<NSLayoutConstraint:0x3 'UISV-canvas-connection' H:[UILabel:0xb]-(10)-|   (active, names: '|':UIStackView:0xa )>",
          "<NSLayoutConstraint:0x4 'UISV-fill-proportionally' UILabel:0xb.width == UIStackView:0xa.width   (active)>"
      )
      """
    let analysis = try #require(Self.read(log).first)
    let advice = analysis.repairs.first { $0.line == 4 }?.advice
    #expect(advice == "change the distribution of the stack view, which is fillProportionally")
  }
}
