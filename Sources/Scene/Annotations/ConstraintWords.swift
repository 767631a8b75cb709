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
  /// The name of the size that another is compared with: `transcript`, `photo’s height`.
  private let otherName: String?

  init(_ record: ConstraintRecord, _ physical: PhysicalConstraint, in result: LayoutResult) {
    self.record = record
    multiplier = physical.multiplier
    hasSecond = physical.second != nil
    otherName = Self.otherName(physical, in: result)
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

  /// The label of an alignment: empty for a required equality, as in Interface Builder; `≥ 0` says which side is free.
  var ofAlignment: [LabelPart] {
    let parts = conflictNumber + relationBadge
    return wanted == 0 && isSatisfied && multiplier == 1 && relation == .equal
      ? parts + priority : parts + [.plain(amount + comparedWithActual)] + priority
  }

  /// The label of a size that is compared with another size.
  var comparison: [LabelPart] {
    let amount = multiplier == 1 && wanted == 0 ? "" : self.amount
    let words = isSatisfied ? amount + remaining : brokenComparison
    return conflictNumber + [sign] + (words.isEmpty ? [] : [.plain(words)]) + priority
  }

  /// The label of a size that depends on another one, in words: `≤ 76 % of transcript (274)`, with slack also what the
  /// size is, `≤ 76 % of transcript (274) · 236`. It is `nil` for sizes that are equal, of which neither depends on the
  /// other more than the reverse, and for distances, which have no name.
  ///
  /// - Parameter isShort: whether the other item's name is left out, `≤ 76 % (274)`.
  func meaning(isShort: Bool = false) -> [LabelPart]? {
    guard let otherName, relation != .equal || multiplier != 1 || wanted != 0 else { return nil }
    let isPercent =
      multiplier > 0 && multiplier < 1 && abs((multiplier * 10_000).rounded() - multiplier * 10_000) < 0.01
    var words = multiplier == 1 ? "" : isPercent ? "\((multiplier * 100).label) %" : "×\(multiplier.label)"
    if !isShort { words += (words.isEmpty ? "" : " of ") + otherName }
    if wanted != 0 { words += (words.isEmpty ? "" : " ") + wanted.signedLabel }
    let value = isSatisfied ? "(\(wantedSize.label))" + actualWithSlack : "(\(brokenComparison))"
    return conflictNumber + [sign, .plain(words.isEmpty ? value : words + " " + value)] + priority
  }

  /// The label of the other size, with the relation reversed.
  var comparisonOfOther: [LabelPart] {
    conflictNumber + [hasSlack ? .openBadge(relation.flipped.sign) : .badge(relation.flipped.sign)]
  }

  /// The label of a width that depends on the same view's height, or the reverse: `16:9`, `1:1 is 2:3`.
  var aspect: [LabelPart] {
    let isWidth = record.firstAttribute == .width
    var ratio = Self.ratio(isWidth ? multiplier : multiplier != 0 ? 1 / multiplier : 0)
    if wanted != 0 { ratio += " " + wanted.signedLabel }
    return conflictNumber + (relation == .equal ? [] : [sign]) + [.badge(ratio)]
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

  private var hasSlack: Bool { record.hasSlack }

  /// The actual size where a constraint has slack: ` · 150.5`.
  private var actualWithSlack: String { hasSlack ? " · \(actualSize.label)" : "" }

  /// The rest of the slack where the constant alone does not tell: `, 12 to spare`.
  private var remaining: String { if case .slack(let spare) = record.state { ", \(spare.label) to spare" } else { "" } }

  private var comparedWithActual: String {
    if hasSlack { return hasSecond && multiplier != 1 ? remaining : " · \(actual.label)" }
    if isSatisfied { return "" }
    // With a multiplier, the constant alone is not the wanted value.
    if hasSecond, multiplier != 1 { return ", off by \(abs(actual - wanted).label)" }
    return ", is \(actual.label) (\((actual - wanted).signedLabel))"
  }

  /// The comparison as two sizes instead of a difference of sizes: `373, is 354 (−19)`.
  private var brokenComparison: String {
    "\(wantedSize.label), is \(actualSize.label) (\((actualSize - wantedSize).signedLabel))"
  }

  private var sign: LabelPart { hasSlack ? .openBadge(relation.sign) : .badge(relation.sign) }
  private var relationBadge: [LabelPart] { relation == .equal ? [] : [sign] }
  private var priority: [LabelPart] { record.isRequired ? [] : [.faint("@" + CGFloat(record.priority).label)] }
  private var conflictNumber: [LabelPart] { record.conflict.map { [.badge("\($0)")] } ?? [] }

  /// The name of the other side of a comparison of two sizes, with its attribute where it is that of the other axis.
  private static func otherName(_ physical: PhysicalConstraint, in result: LayoutResult) -> String? {
    guard let second = physical.second, second.place == .extent, physical.isSize, physical.firstSpan == nil,
      physical.secondSpan == nil
    else { return nil }
    var name: String =
      switch second.item {
      case .view(let index): result.views[index].name
      case .guide(let index): result.guides[index].name
      }
    if name.count > longestName, let dot = name.lastIndex(of: ".") { name = String(name[name.index(after: dot)...]) }
    if name.count > longestName { name = name.prefix(longestName - 1) + "…" }
    return second.axis == physical.first.axis ? name : name + (second.axis == .horizontal ? "’s width" : "’s height")
  }

  private static let longestName = 24

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
