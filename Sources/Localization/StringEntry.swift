/// A string of a catalog in one language.
struct StringEntry: Hashable, Sendable {
  var form: StringForm
  /// Parts that have forms of their own, by the name in `%#@name@`.
  var substitutions: [String: Substitution] = [:]
  var state = State.translated

  struct Substitution: Hashable, Sendable {
    /// Position of its argument, from 1; by its place in the string where there is none.
    var argument: Int?
    /// `lld` for what `%arg` stands for.
    var specifier: String
    var form: StringForm
  }

  /// `a → b → a`, where substitutions want each other without end.
  var cycle: String? {
    var finished: Set<String> = []
    for name in substitutions.keys.sorted() {
      if let cycle = cycle(from: name, path: [], &finished) { return cycle.joined(separator: " → ") }
    }
    return nil
  }

  private func cycle(from name: String, path: [String], _ finished: inout Set<String>) -> [String]? {
    if let start = path.firstIndex(of: name) { return path[start...] + [name] }
    guard !finished.contains(name), let form = substitutions[name]?.form else { return nil }
    let wanted = form.texts.sorted().flatMap(FormatPiece.pieces).compactMap { piece -> String? in
      if case .variable(let name, _) = piece { name } else { nil }
    }
    for next in wanted {
      if let cycle = cycle(from: next, path: path + [name], &finished) { return cycle }
    }
    finished.insert(name)
    return nil
  }

  enum State: String, Sendable {
    case translated
    case new
    case needsReview = "needs_review"
    case stale
  }
}

/// A text, or several of which the circumstances choose one.
indirect enum StringForm: Hashable, Sendable {
  case text(String)
  case plural([PluralCategory: StringForm])
  /// By Xcode's names: `iphone`, `ipad`, `mac`…, `other`.
  case device([String: StringForm])
  /// By the width they are made for, in characters, narrowest first.
  case width([Int: StringForm])

  /// Every text in it, in no particular order.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let forms): forms.values.flatMap(\.texts)
    case .device(let forms): forms.values.flatMap(\.texts)
    case .width(let forms): forms.values.flatMap(\.texts)
    }
  }
}
