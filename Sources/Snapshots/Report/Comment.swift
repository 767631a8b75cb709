import LPSupport

/// A comment on a pull request in Markdown: one heading for each problem, what moved, where, and what to do.
///
/// Whatever comes from a catalog stands in code spans: there GitHub and GitLab read neither Markdown nor HTML, and link
/// no names, numbers and addresses.
package struct Comment: Sendable {
  /// The subject of the comment. Each subject has a comment of its own on a pull request.
  package enum Subject: String, Sendable {
    case goldens, layouts
  }

  /// One problem.
  package struct Section: Sendable {
    /// The path relative to the repository.
    package var file: String?
    package var line: Int?
    /// A sentence without a full stop, with code in backticks.
    package var message: String
    /// Sentences: what moved, notes, what to do.
    package var details: [String]
    /// The variants that have the problem.
    package var titles: [String]

    package init(file: String?, line: Int?, message: String, details: [String], titles: [String]) {
      (self.file, self.line, self.message) = (file, line, message)
      (self.details, self.titles) = (details, titles)
    }
  }

  /// A picture as it was and as it is, by paths relative to the package.
  package struct PicturePair: Hashable, Sendable {
    package var title: String
    /// `nil` where there is no golden yet.
    package var before: String?
    package var after: String

    fileprivate var paths: [String] { (before.map { [$0] } ?? []) + [after] }
  }

  package var subject: Subject
  package var isGreen: Bool
  /// Counts, as in `31 changed, 2 missing`.
  package var title: String
  /// Sentences in Markdown, of which nothing comes from a catalog.
  package var advice: [String]
  package var sections: [Section]
  package var pictures: [PicturePair] = []

  package init(_ subject: Subject, isGreen: Bool, title: String, advice: [String], sections: [Section]) {
    (self.subject, self.isGreen, self.title) = (subject, isGreen, title)
    (self.advice, self.sections) = (advice, sections)
  }

  /// GitHub takes 65,536 characters; no comment has more bytes than this.
  package static let limit = 60_000
  package static let pictureLimit = 6
  private static let sectionLimit = 44_000
  /// Sections that are not folded away.
  private static let openSections = 5

  /// By which a workflow finds the comment of an earlier run.
  package static func marker(_ subject: Subject) -> String { "<!-- layout-preview: \(subject.rawValue) -->" }
  /// Between these lines stand pictures that have to be uploaded with the comment.
  package static let picturesStart = "<!-- layout-preview: pictures -->"
  package static let picturesEnd = "<!-- layout-preview: end of pictures -->"

  package var text: String {
    let head = "## \(isGreen ? "✅" : "❌") \(subject == .goldens ? "Goldens" : "Layouts"): \(title)"
    let blocks = [Self.marker(subject), head, advice.joined(separator: " ")] + shownSections + shownPictures
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The pictures that the text refers to, to be uploaded with it.
  package var attachments: [String] {
    isGreen ? [] : shownPairs.flatMap(\.paths)
  }

  // MARK: Sections

  private var shownSections: [String] {
    var blocks: [String] = []
    var bytes = 0
    for section in sections {
      let block = Self.block(section)
      guard bytes + block.utf8.count <= Self.sectionLimit else { break }
      bytes += block.utf8.count + 2
      blocks.append(block)
    }
    var rest: [String] = []
    if blocks.count > Self.openSections {
      let folded = blocks.count - Self.openSections
      rest = ["<details><summary>\(folded.counted("more problem"))</summary>"] + blocks.suffix(folded) + ["</details>"]
      blocks.removeLast(folded)
    }
    let left = sections.count - blocks.count - max(0, rest.count - 2)
    if left > 0 { rest.append("And \(left.counted("more problem")); the report has all of them.") }
    return blocks + rest
  }

  private static func block(_ section: Section) -> String {
    let place = section.file.map { Markdown.code("\($0):\(section.line ?? 1)") + ": " } ?? ""
    var text = "### \(place)\(Markdown.sentence(section.message))"
    let details = section.details.prefix(5).map { "\n- \(Markdown.sentence($0, limit: 240))" }.joined()
    if !details.isEmpty { text += "\n\(details)" }
    let titles = section.titles.prefix(8).map { Markdown.code($0, limit: 120) }.joined(separator: ", ")
    let rest = section.titles.count - 8
    if !titles.isEmpty { text += "\n\nIn \(titles)" + (rest > 0 ? " and \(rest.grouped) more" : "") }
    return text
  }

  // MARK: Pictures

  private var shownPairs: [PicturePair] {
    Array(pictures.lazy.filter { $0.paths.allSatisfy(Self.isPlain) }.prefix(Self.pictureLimit))
  }

  private var shownPictures: [String] {
    guard !isGreen else { return [] }
    let rows = shownPairs.map { pair in
      let before = pair.before.map { "![before](\($0))" } ?? "none yet"
      let title = Markdown.code(pair.title.escaping(["|": "¦"]), limit: 120)
      return "| \(title) | \(before) | ![after](\(pair.after)) |"
    }
    guard !rows.isEmpty else { return [] }
    let table = (["| | before | after |", "|---|---|---|"] + rows).joined(separator: "\n")
    return ["\(Self.picturesStart)\n\n\(table)\n\n\(Self.picturesEnd)"]
  }

  /// Whether a path can stand in a Markdown link and on a command line as it is.
  private static func isPlain(_ path: String) -> Bool {
    path.utf8.count < 400 && !path.hasPrefix("/") && !path.hasPrefix("-") && !path.split(separator: "/").contains("..")
      && path.unicodeScalars.allSatisfy {
        "-_./".unicodeScalars.contains($0) || $0.properties.isAlphabetic
          || $0.properties.numericType != nil
      }
  }
}
