package import Foundation

extension UIView {
  /// Returns whether the numbers of a property are finite. If one is not, the next layout reports it, and the property
  /// must keep its old value.
  package func isUsable(_ numbers: [CGFloat], _ property: String) -> Bool {
    if numbers.allSatisfy(\.isFinite) { return true }
    report(.valueNotFinite(property))
    return false
  }

  /// Reports each mistake once, since code that runs in every pass may repeat it.
  package func report(_ problem: NotedMistake) {
    guard !notedMistakes.contains(where: { $0.isAlike(problem) }) else { return }
    note(problem)
  }

  /// Notes a mistake for the next layout. While a preview's closure runs, the view is kept, since it may be in no tree.
  package func note(_ problem: NotedMistake) {
    notedMistakes.append(problem)
    root.layoutCycle?.noteMistake()
    ResponderKeeper.current?.keep(self)
  }
}

extension NotedMistake {
  fileprivate func isAlike(_ other: NotedMistake) -> Bool {
    switch (self, other) {
    case (.valueNotFinite(let a), .valueNotFinite(let b)): a == b
    case (.missingSuper(let a), .missingSuper(let b)): a == b
    case (.constraintOutside, .constraintOutside): true
    case (.unregistered(let a, let b), .unregistered(let c, let d)): a == c && b == d
    case (.duplicateIdentifier(let a), .duplicateIdentifier(let b)): a == b
    case (.missingCell, .missingCell): true
    case (.updateRequest(let a), .updateRequest(let b)): a == b
    case (.cyclicTree(let a, _, let b), .cyclicTree(let c, _, let d)): a() === c() && b.site == d.site
    case (.deepTree, .deepTree): true
    case (.described(let a), .described(let b)): a == b
    default: false
    }
  }
}

extension UIEdgeInsets {
  package var numbers: [CGFloat] { [top, left, bottom, right] }
  /// The insets, or zero if one of them is NaN or infinite.
  var finite: UIEdgeInsets { numbers.allSatisfy(\.isFinite) ? self : .zero }
}

extension NSDirectionalEdgeInsets {
  var numbers: [CGFloat] { [top, leading, bottom, trailing] }
}

extension CGRect {
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
  /// Returns whether no edge is further from the origin; false if an edge is NaN.
  func isWithin(_ distance: CGFloat) -> Bool {
    abs(minX) <= distance && abs(minY) <= distance && abs(maxX) <= distance && abs(maxY) <= distance
  }
}
