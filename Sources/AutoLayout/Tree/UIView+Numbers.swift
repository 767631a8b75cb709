import Foundation

extension UIView {
  /// Whether numbers that a property was given can be laid out with. Where one is NaN or infinite that is reported with
  /// the next layout, and the property has to keep what it had.
  func isUsable(_ numbers: [CGFloat], _ property: String) -> Bool {
    if numbers.allSatisfy(\.isFinite) { return true }
    report(.valueNotFinite(property))
    return false
  }

  /// Once for each mistake: what runs in every pass may make it again.
  package func report(_ problem: NotedMistake) {
    guard !notedMistakes.contains(where: { $0.isAlike(problem) }) else { return }
    notedMistakes.append(problem)
  }
}

extension NotedMistake {
  fileprivate func isAlike(_ other: NotedMistake) -> Bool {
    switch (self, other) {
    case (.valueNotFinite(let a), .valueNotFinite(let b)): a == b
    case (.missingSuper(let a), .missingSuper(let b)): a == b
    case (.cyclicTree(let a, let b), .cyclicTree(let c, let d)): a === c && b === d
    default: false
    }
  }
}

extension UIEdgeInsets {
  var numbers: [CGFloat] { [top, left, bottom, right] }
  /// As they are, or none where one of them is NaN or infinite.
  var finite: UIEdgeInsets { numbers.allSatisfy(\.isFinite) ? self : .zero }
}

extension NSDirectionalEdgeInsets {
  var numbers: [CGFloat] { [top, leading, bottom, trailing] }
}

extension CGRect {
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
  /// Whether no edge is further from the origin; not for what is no number.
  func isWithin(_ distance: CGFloat) -> Bool {
    abs(minX) <= distance && abs(minY) <= distance && abs(maxX) <= distance && abs(maxY) <= distance
  }
}
