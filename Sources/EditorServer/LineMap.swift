/// Where the lines of a text that was compiled are in the text that an editor has.
struct LineMap {
  private let places: [Int?]

  /// The largest number of lines between the first and the last change that are compared one by one.
  private static let longest = 4000

  init(from old: [String], to new: [String]) {
    let most = min(old.count, new.count)
    let prefix = (0..<most).first { old[$0] != new[$0] } ?? most
    let suffix = (0..<(most - prefix)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? most - prefix
    var places: [Int?] = Array(0..<prefix)
    places += Self.middle(old[prefix..<(old.count - suffix)], new[prefix..<(new.count - suffix)])
    places += ((new.count - suffix)..<new.count).map { $0 }
    self.places = places
  }

  private static func middle(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> [Int?] {
    guard !old.isEmpty, !new.isEmpty, old.count + new.count <= longest else { return old.map { _ in nil } }
    let difference = Array(new).difference(from: Array(old))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var next = 0
    return (0..<old.count).map { offset in
      if removed.contains(offset) { return nil }
      while inserted.contains(next) { next += 1 }
      defer { next += 1 }
      return new.startIndex + next
    }
  }

  /// Returns the line, from 0, of a compiled line; `nil` if it was changed or removed.
  func line(_ compiled: Int) -> Int? { places.indices.contains(compiled) ? places[compiled] : nil }
}
