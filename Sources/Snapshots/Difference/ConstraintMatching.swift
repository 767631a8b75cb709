/// Which constraint of the old layout is which of the new one: the same line first, then what an edit would leave.
struct ConstraintMatching {
  /// Per old constraint, its index in the new layout.
  private(set) var newIndex: [Int?]
  /// Per new constraint, its index in the old layout.
  private(set) var oldIndex: [Int?]

  /// `names`: views and guides of the old layout that have another name in the new one.
  init(old: [LayoutTextConstraint], new: [LayoutTextConstraint], names: [String: String]) {
    newIndex = Array(repeating: nil, count: old.count)
    oldIndex = Array(repeating: nil, count: new.count)
    let oldParts = old.map { $0.parts.renaming(names) }
    let newParts = new.map(\.parts)

    func equation(_ parts: LayoutEquation) -> String { "\(parts.skeleton) \(parts.constant.description)" }
    func whole(_ constraint: LayoutTextConstraint, _ parts: LayoutEquation) -> String {
      let name = constraint.identifier ?? ""
      return "\(equation(parts)) ~ \(constraint.priority.description) \(constraint.maker) \(name)"
    }
    pair(zip(old, oldParts).map(whole), zip(new, newParts).map(whole))
    pair(oldParts.map(equation), newParts.map(equation))
    pair(zip(old, oldParts).map(Self.authorsName), zip(new, newParts).map(Self.authorsName))
    pair(oldParts.map(\.skeleton), newParts.map(\.skeleton))
    pair(oldParts.map { "\($0.left) \($0.right ?? "")" }, newParts.map { "\($0.left) \($0.right ?? "")" })
    pair(oldParts.map { "\($0.left) \($0.relation)" }, newParts.map { "\($0.left) \($0.relation)" }, onlyAlone: true)
  }

  /// A name that the author gave, which stays while the equation is edited.
  private static func authorsName(_ constraint: LayoutTextConstraint, _ parts: LayoutEquation) -> String? {
    constraint.maker == "named" ? constraint.identifier : nil
  }

  /// Pairs what has the same key and no partner yet, in order; `onlyAlone` leaves alone what has several.
  private mutating func pair(_ oldKeys: [String?], _ newKeys: [String?], onlyAlone: Bool = false) {
    var waiting: [String: [Int]] = [:]
    for (index, key) in newKeys.enumerated().reversed() where oldIndex[index] == nil {
      if let key { waiting[key, default: []].append(index) }
    }
    var rivals: [String: Int] = [:]
    for (index, key) in oldKeys.enumerated() where newIndex[index] == nil {
      if let key { rivals[key, default: 0] += 1 }
    }
    for (index, key) in oldKeys.enumerated() where newIndex[index] == nil {
      guard let key, let found = waiting[key]?.last else { continue }
      if onlyAlone, waiting[key]!.count > 1 || rivals[key]! > 1 { continue }
      waiting[key]!.removeLast()
      newIndex[index] = found
      oldIndex[found] = index
    }
  }
}
