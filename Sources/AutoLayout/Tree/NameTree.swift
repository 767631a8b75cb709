/// The names of a tree's views, each unique among its siblings, and what makes them unique in the tree.
struct NameTree {
  private(set) var ids: [ObjectIdentifier] = []
  /// The names from the root on, with slashes between them.
  private(set) var paths: [String] = []
  private var names: [String] = []
  private var parents: [Int?] = []

  /// - Returns: the index of the view, for its subviews.
  mutating func append(_ id: ObjectIdentifier, name: String, parent: Int?) -> Int {
    ids.append(id)
    names.append(name)
    parents.append(parent)
    paths.append(parent.map { "\(paths[$0])/\(name)" } ?? name)
    return ids.count - 1
  }

  /// Returns each view's name, after as many names of its ancestors as it takes to be unique, with dots between them.
  ///
  /// Suffixes of paths are compared by number, and in each round only those change that are not unique yet.
  func shortestSuffixes() -> [String] {
    var numbers = SuffixNumbers()
    var suffixes = names.map { numbers.number(of: $0, before: nil) }
    var starts = Array(names.indices)
    var uses: [Int: Int] = [:]
    for suffix in suffixes { uses[suffix, default: 0] += 1 }
    var open = starts
    while true {
      open = open.filter { uses[suffixes[$0]]! > 1 && parents[starts[$0]] != nil }
      guard !open.isEmpty else { break }
      for index in open { uses[suffixes[index]]! -= 1 }
      for index in open {
        starts[index] = parents[starts[index]]!
        suffixes[index] = numbers.number(of: names[starts[index]], before: suffixes[index])
        uses[suffixes[index], default: 0] += 1
      }
    }
    return names.indices.map { joined(from: starts[$0], to: $0) }
  }

  private func joined(from start: Int, to end: Int) -> String {
    guard start != end else { return names[end] }
    var components: [String] = []
    var next: Int? = end
    while let index = next {
      components.append(names[index])
      next = index == start ? nil : parents[index]
    }
    return components.reversed().joined(separator: ".")
  }
}

/// Numbers for texts that are made of names with dots between them; equal texts have equal numbers, also where a name
/// itself has dots.
private struct SuffixNumbers {
  private struct Key: Hashable {
    let word: Substring
    let rest: Int?
  }

  private var numbers: [Key: Int] = [:]

  /// - Parameter rest: the number of the text that follows after a dot; `nil` if none does.
  mutating func number(of name: String, before rest: Int?) -> Int {
    var rest = rest
    for word in name.split(separator: ".", omittingEmptySubsequences: false).reversed() {
      let key = Key(word: word, rest: rest)
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      rest = number
    }
    return rest!
  }
}
