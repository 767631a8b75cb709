import Snapshots

/// A walk through pending goldens, key by key. It knows nothing of terminals and writes nothing.
struct ReviewSession {
  enum Verdict: String, Hashable {
    case accept, reject, skip
  }

  enum Key: Hashable {
    case decide(Verdict)
    /// Everything that is not decided yet.
    case decideAll(Verdict)
    /// Accepts everything that the edits caused which caused this one.
    case acceptCause
    case next, previous, open, undo
    /// Ends, and what was decided is done.
    case finish
    /// Ends, and nothing is done.
    case leave

    /// As it is typed; `nil` for keys without a meaning.
    init?(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a"): self = .decide(.accept)
      case UInt8(ascii: "r"): self = .decide(.reject)
      case UInt8(ascii: "s"): self = .decide(.skip)
      case UInt8(ascii: "A"): self = .decideAll(.accept)
      case UInt8(ascii: "R"): self = .decideAll(.reject)
      case UInt8(ascii: "S"): self = .decideAll(.skip)
      case UInt8(ascii: "c"): self = .acceptCause
      case UInt8(ascii: "n"), UInt8(ascii: " "): self = .next
      case UInt8(ascii: "p"): self = .previous
      case UInt8(ascii: "o"): self = .open
      case UInt8(ascii: "u"): self = .undo
      case UInt8(ascii: "q"): self = .finish
      // Control-C and Control-D come as bytes from a terminal in raw mode.
      case UInt8(ascii: "x"), 3, 4: self = .leave
      default: return nil
      }
    }
  }

  enum Step: Hashable {
    case show
    case open(Int)
    case finish
    case leave
  }

  /// Causes of each pending golden, as numbers.
  private let causes: [[Int]]
  private(set) var verdicts: [Verdict?]
  /// Of the golden that is shown; the number of goldens for the summary at the end.
  private(set) var position = 0
  private var history: [(verdicts: [Verdict?], position: Int)] = []

  init(causes: [[Int]]) {
    self.causes = causes
    verdicts = Array(repeating: nil, count: causes.count)
  }

  var count: Int { causes.count }
  var isAtEnd: Bool { position == count }

  func number(of verdict: Verdict) -> Int { verdicts.count { $0 == verdict } }

  /// Undecided ones with a cause of the one that is shown, itself included.
  var sameCause: [Int] {
    guard !isAtEnd else { return [] }
    return causes.indices.filter { index in
      verdicts[index] == nil && (index == position || !Set(causes[index]).isDisjoint(with: causes[position]))
    }
  }

  mutating func press(_ key: Key) -> Step {
    switch key {
    case .decide(let verdict):
      if !isAtEnd { decide([position], verdict) }
    case .decideAll(let verdict): decide(verdicts.indices.filter { verdicts[$0] == nil }, verdict)
    case .acceptCause: if !isAtEnd { decide(sameCause, .accept) }
    case .next: position = min(count, position + 1)
    case .previous: position = max(0, position - 1)
    case .open: if !isAtEnd { return .open(position) }
    case .undo: if let last = history.popLast() { (verdicts, position) = last }
    case .finish: return .finish
    case .leave: return .leave
    }
    return .show
  }

  /// Then goes to the next one that is not decided, and to the end where there is none.
  private mutating func decide(_ indices: [Int], _ verdict: Verdict) {
    history.append((verdicts, position))
    for index in indices { verdicts[index] = verdict }
    let after = verdicts.indices.filter { $0 > position } + verdicts.indices.filter { $0 <= position }
    position = after.first { verdicts[$0] == nil } ?? count
  }
}
