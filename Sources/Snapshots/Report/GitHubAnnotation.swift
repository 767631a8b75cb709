import LPSupport

/// A line of a job's log that GitHub shows at a line of a file: `::error file=…,line=…,title=…::…`.
package struct GitHubAnnotation: Hashable, Sendable {
  package enum Level: String, CaseIterable, Sendable {
    case error, warning, notice
  }

  package let level: Level
  package let title: String
  package let text: String
  /// The path relative to the repository.
  package let file: String?
  package let line: Int?

  package init(level: Level, title: String, text: String, file: String?, line: Int?) {
    (self.level, self.title, self.text) = (level, title, text)
    (self.file, self.line) = (file, line)
  }

  /// The number of annotations that GitHub shows for each step and severity; it silently drops further ones.
  private static let limit = 10

  /// Returns the lines to print, errors first; the last one counts those over the limit.
  ///
  /// - Parameter title: the title of the line that counts.
  package static func lines(_ annotations: [GitHubAnnotation], title: String) -> [String] {
    Level.allCases.flatMap { level in
      let own = annotations.filter { $0.level == level }
      guard own.count > limit else { return own.map(\.printed) }
      let rest = (own.count - limit + 1).grouped
      return own.prefix(limit - 1).map(\.printed)
        + [
          "::\(level.rawValue) title=\(property(title))::and \(rest) more; see the summary of this step and its report"
        ]
    }
  }

  private var printed: String {
    var properties: [String] = []
    if let file {
      properties.append("file=\(Self.property(file))")
      properties.append("line=\(line ?? 1)")
    }
    properties.append("title=\(Self.property(title))")
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.message(text))"
  }

  /// Escapes a message as the runner unescapes it:
  /// https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
  private static func message(_ text: String) -> String {
    text.escaping(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    message(text).escaping([":": "%3A", ",": "%2C"])
  }
}
