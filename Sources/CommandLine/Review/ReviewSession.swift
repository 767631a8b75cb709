import LPSnapshots

/// The state of a review: the keys and decisions. It knows nothing of terminals and writes nothing.
struct ReviewSession {
  enum Verdict: String, Hashable {
    case accept, reject, skip
  }

  enum Key: Hashable {
    case decide(Verdict)
    /// Decides everything that is not decided yet.
    case decideAll(Verdict)
    /// Accepts everything that shares a cause with this golden.
    case acceptCause
    case next, previous, open, undo
    /// Ends the review and carries out the decisions.
    case finish
    /// Ends the review without carrying anything out.
    case leave

    /// Parses a key; `nil` for keys without a meaning.
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
      // A terminal in raw mode passes Control-C and Control-D on as bytes.
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

  /// The causes of each pending golden, as numbers.
  private let causes: [[Int]]
  private(set) var verdicts: [Verdict?]
  /// The index of the golden that is shown; the number of goldens if the summary at the end is shown.
  private(set) var position = 0
  private var history: [(verdicts: [Verdict?], position: Int)] = []

  init(causes: [[Int]]) {
    self.causes = causes
    verdicts = Array(repeating: nil, count: causes.count)
  }

  var count: Int { causes.count }
  var isAtEnd: Bool { position == count }

  func number(of verdict: Verdict) -> Int { verdicts.count { $0 == verdict } }

  /// The undecided goldens that share a cause with the one that is shown, including itself.
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

  /// Decides, then moves to the next undecided golden, or to the end if there is none.
  private mutating func decide(_ indices: [Int], _ verdict: Verdict) {
    history.append((verdicts, position))
    for index in indices { verdicts[index] = verdict }
    let after = verdicts.indices.filter { $0 > position } + verdicts.indices.filter { $0 <= position }
    position = after.first { verdicts[$0] == nil } ?? count
  }
}
