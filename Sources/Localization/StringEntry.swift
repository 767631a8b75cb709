/// A string of a catalog in one language.
struct StringEntry: Hashable, Sendable {
  var form: StringForm
  /// The parts that have forms of their own, by the name in `%#@name@`.
  var substitutions: [String: Substitution] = [:]
  var state = State.translated

  struct Substitution: Hashable, Sendable {
    /// The position of its argument, from 1; `nil` if its place in the string decides.
    var argument: Int?
    /// The specifier that `%arg` stands for, such as `lld`.
    var specifier: String
    var form: StringForm
  }

  /// Whether numbers choose the text.
  var takesArguments: Bool {
    if case .plural = form { return true }
    return !substitutions.isEmpty
  }

  /// A cycle of substitutions, such as `a → b → a`, if there is one.
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
