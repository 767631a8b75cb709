import LPLayoutModel
import Foundation

/// The words of a constraint's labels: relation, constant and priority, and the wanted and actual value of a constraint
/// that is not satisfied.
///
/// Constants are shown as gaps and insets, positive where a ruler would show a positive length, whichever way the
/// equation is written: `a.trailing == b.trailing - 8` is labelled 8.
struct ConstraintWords {
  private let record: ConstraintRecord
  private let relation: LayoutRelation
  private let wanted: CGFloat
  private let actual: CGFloat
  /// The first item's value, and the value of the right side of the equation.
  private let actualSize: CGFloat
  private let wantedSize: CGFloat
  /// The width divided by the height, of a view whose sizes are compared with each other.
  private let actualRatio: CGFloat?
  private let multiplier: CGFloat
  private let hasSecond: Bool

  init(_ record: ConstraintRecord, _ physical: PhysicalConstraint, in result: LayoutResult) {
    self.record = record
    multiplier = physical.multiplier
    hasSecond = physical.second != nil
    let sign = Self.sign(physical, in: result)
    actualSize = physical.first.value
    wantedSize = multiplier * (physical.second?.value ?? 0) + physical.constant
    let (first, second) = (physical.first, physical.second)
    actualRatio =
      first.item == second?.item && first.axis != second?.axis && first.rect.height > 0
      ? first.rect.width / first.rect.height : nil
    relation = sign < 0 ? physical.relation.flipped : physical.relation
    wanted = sign * physical.constant
    switch record.state {
    case .broken(let by) where physical.multiplier != 1 && physical.second != nil,
      .setAside(let by) where physical.multiplier != 1 && physical.second != nil:
      actual = wanted - sign * by
    default:
      actual = sign * (physical.first.value - (physical.second?.value ?? 0))
    }
  }

  /// The sign of the constant in the natural reading of the gap: 1 if the first item's value is the larger one.
  private static func sign(_ physical: PhysicalConstraint, in result: LayoutResult) -> CGFloat {
    guard let second = physical.second, !physical.isSize, physical.multiplier == 1 else { return 1 }
    let first = physical.first
    let isWithin = result.isContainer(second.item, of: first.item) || result.isContainer(first.item, of: second.item)
    switch (first.place, second.place) {
    // A gap between neighbours, or from one edge to the opposite one within a container.
    case (.low, .high): return isWithin ? -1 : 1
    case (.high, .low): return isWithin ? 1 : -1
    case (.low, .low), (.high, .high):
      let inward: CGFloat = first.place == .low ? 1 : -1
      if result.isContainer(second.item, of: first.item) { return inward }
      if result.isContainer(first.item, of: second.item) { return -inward }
      return physical.constant < 0 ? -1 : 1
    default: return physical.constant < 0 ? -1 : 1
    }
  }

  /// The label of a bar: `≥ 8 @750`, `280, is 251 (−29)`.
  var whole: [LabelPart] { conflictNumber + relationBadge + [.plain(amount + comparedWithActual)] + priority }

  /// The label of an alignment; empty for a required equality, as in Interface Builder.
  var ofAlignment: [LabelPart] {
    let parts = conflictNumber + relationBadge
    return wanted == 0 && isSatisfied && multiplier == 1
      ? parts + priority : parts + [.plain(amount + comparedWithActual)] + priority
  }

  /// The label of a size that is compared with another size.
  var comparison: [LabelPart] {
    let amount = multiplier == 1 && wanted == 0 ? "" : self.amount
    let words = isSatisfied ? amount : brokenComparison
    return conflictNumber + [.badge(relation.sign)] + (words.isEmpty ? [] : [.plain(words)]) + priority
  }

  /// The label of the other size, with the relation reversed.
  var comparisonOfOther: [LabelPart] { conflictNumber + [.badge(relation.flipped.sign)] }

  /// The label of a width that depends on the same view's height, or the reverse: `16:9`, `1:1 is 2:3`.
  var aspect: [LabelPart] {
    let isWidth = record.firstAttribute == .width
    var ratio = Self.ratio(isWidth ? multiplier : multiplier != 0 ? 1 / multiplier : 0)
    if wanted != 0 { ratio += " " + wanted.signedLabel }
    return conflictNumber + (relation == .equal ? [] : [.badge(relation.sign)]) + [.badge(ratio)]
      + (isSatisfied ? [] : [.plain("is " + (actualRatio.map(Self.ratio) ?? "?"))]) + priority
  }

  private var amount: String {
    guard hasSecond, multiplier != 1 else { return wanted.label }
    return "×" + multiplier.label + (wanted == 0 ? "" : " " + wanted.signedLabel)
  }

  private var isSatisfied: Bool {
    switch record.state {
    case .holds, .slack: true
    case .broken, .setAside: false
    }
  }

  private var comparedWithActual: String {
    if isSatisfied { return "" }
    // With a multiplier, the constant alone is not the wanted value.
    if hasSecond, multiplier != 1 { return ", off by \(abs(actual - wanted).label)" }
    return ", is \(actual.label) (\((actual - wanted).signedLabel))"
  }

  /// The comparison as two sizes instead of a difference of sizes: `373, is 354 (−19)`.
  private var brokenComparison: String {
    "\(wantedSize.label), is \(actualSize.label) (\((actualSize - wantedSize).signedLabel))"
  }

  private var relationBadge: [LabelPart] { relation == .equal ? [] : [.badge(relation.sign)] }
  private var priority: [LabelPart] { record.isRequired ? [] : [.faint("@" + CGFloat(record.priority).label)] }
  private var conflictNumber: [LabelPart] { record.conflict.map { [.badge("\($0)")] } ?? [] }

  /// The value as a ratio of small integers if there is one: 1.7777 is `16:9`.
  static func ratio(_ value: CGFloat) -> String {
    guard value.isFinite, value > 0 else { return "?" }
    for denominator in 1...16 {
      let numerator = value * CGFloat(denominator)
      let whole = numerator.rounded()
      if whole >= 1, whole <= 64, abs(numerator - whole) < 0.002 * CGFloat(denominator) {
        return "\(Int(whole)):\(denominator)"
      }
    }
    return value.label + ":1"
  }
}
