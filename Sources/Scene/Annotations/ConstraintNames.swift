package import LPLayoutModel

/// The names of the groups that constraints are drawn in: the author's name for the constraint, or both sides and the
/// relation without constant and priority, `constraint:follow.leading >= name.trailing`.
///
/// A name does not change when other constraints are added or removed, or when the constraint's own numbers change.
package struct ConstraintNames: Sendable {
  private let names: [String]

  package init(_ result: LayoutResult) {
    var (names, taken): ([String], Set<String>) = ([], [])
    for record in result.constraints {
      let name = Self.name(of: record, in: result)
      var (candidate, count) = (name, 1)
      while !taken.insert(candidate).inserted {
        count += 1
        candidate = "\(name)#\(count)"
      }
      names.append(candidate)
    }
    self.names = names
  }

  /// The name of a constraint, unique in the layout. Constraints with the same sides are numbered in the order of their
  /// activation.
  package subscript(_ constraint: Int) -> String { "constraint:\(names[constraint])" }

  private static func name(of record: ConstraintRecord, in result: LayoutResult) -> String {
    if record.origin == .user, let name = record.identifier, !name.isEmpty { return name }
    func place(_ end: ConstraintRecord.End) -> String? {
      switch end.item {
      case .view(let index):
        result.views.indices.contains(index) ? "\(result.views[index].name).\(end.attribute.name)" : nil
      case .guide(let index):
        result.guides.indices.contains(index) ? "\(result.guides[index].name).\(end.attribute.name)" : nil
      }
    }
    // A distance is written from its end to its start.
    func side(_ end: ConstraintRecord.End, _ start: ConstraintRecord.End?) -> String {
      [end, start].compactMap { $0.flatMap(place) }.joined(separator: " - ")
    }
    let left = side(.init(item: record.first, attribute: record.firstAttribute), record.firstStart)
    let right =
      record.secondAttribute == .notAnAttribute
      ? nil
      : record.second.map {
        side(.init(item: $0, attribute: record.secondAttribute), record.secondStart)
      }
    return [left, record.relation.symbol, right ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
