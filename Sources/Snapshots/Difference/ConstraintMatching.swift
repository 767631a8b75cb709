/// Matches the constraints of the old layout with those of the new one: equal lines first, then lines that differ as
/// after an edit.
struct ConstraintMatching {
  /// The index in the new layout of each old constraint.
  private(set) var newIndex: [Int?]
  /// The index in the old layout of each new constraint.
  private(set) var oldIndex: [Int?]

  /// Matches constraints; `names` maps views and guides of the old layout to their new names.
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

  /// Returns the name that the author gave, which stays while the equation is edited.
  private static func authorsName(_ constraint: LayoutTextConstraint, _ parts: LayoutEquation) -> String? {
    constraint.maker == "named" ? constraint.identifier : nil
  }

  /// Pairs, in order, constraints with equal keys and no partner yet; `onlyAlone` skips keys that occur several times.
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
