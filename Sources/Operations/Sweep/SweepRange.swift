import LPAutoLayout
import Foundation
import LPVariants
package import LPSupport

/// The range of a sweep: the axis that grows, its first and its last value.
package struct SweepRange: Codable, Hashable, Sendable {
  package enum Axis: String, Codable, CaseIterable, Sendable { case width, height, text }

  package let axis: Axis
  package let from: Double
  package let to: Double
  /// The distance between two layouts that are tried first.
  package let step: Double

  /// The precision: half a point, or a hundredth of the text size at Large.
  package var precision: Double { axis == .text ? 0.01 : 0.5 }

  /// The number of the last place; places are numbered from 0.
  package var last: Int { Int(((to - from) / precision - 1e-6).rounded(.up)) }

  package func value(at place: Int) -> Double { min(from + Double(place) * precision, to) }

  package var stride: Int { max(1, Int((step / precision).rounded())) }

  /// The places where size classes, margins or text sizes change, and the places before them.
  var landmarks: [Int] {
    let values: [Double] =
      switch axis {
      case .width, .height: [414, 480, 600, 660, 896]
      case .text: UIContentSizeCategory.allCases.map { Double(UIFont.TextStyle.growth(at: $0)) }
      }
    return values.flatMap { value -> [Int] in
      let place = Int(((value - from) / precision - 1e-6).rounded(.up))
      return [place - 1, place]
    }
  }

  /// The end of the range at which a layout has the most room.
  var roomiest: Int { axis == .text ? 0 : last }
}

extension SweepRange {
  /// - Throws: `CommandFailure` if the text is not a range of the axis.
  package init(_ text: String, _ axis: Axis, step: Double?) throws(CommandFailure) {
    let example = axis == .text ? "1...3.1" : "320...1024"
    let ends = text.replacingOccurrences(of: "…", with: "...").components(separatedBy: "...").map(Double.init)
    guard ends.count == 2, let from = ends[0], let to = ends[1], from.isFinite, to.isFinite else {
      throw Self.failure("invalid range '\(text)' for --\(axis.rawValue)", "Write a range such as \(example).")
    }
    guard from < to else {
      throw Self.failure(
        "the range '\(text)' for --\(axis.rawValue) decreases", "Write the smaller number first, as in \(example).")
    }
    let limits = Self.limits(axis)
    guard limits.contains(from), limits.contains(to) else {
      let shown = [limits.lowerBound, limits.upperBound].map { formatNumber(CGFloat($0)) }
      throw Self.failure(
        "the range '\(text)' for --\(axis.rawValue) is out of bounds",
        axis == .text
          ? "Text can be \(shown[0]) to \(shown[1]) times as large as at large."
          : "Choose from \(shown[0]) to \(shown[1]) points.")
    }
    self.init(axis: axis, from: from, to: to, step: step ?? (axis == .text ? 0.05 : 8))
  }

  private static func limits(_ axis: Axis) -> ClosedRange<Double> {
    if axis != .text { return Double(ScreenSize.extent.lowerBound)...Double(ScreenSize.extent.upperBound) }
    // Rounded to hundredths, as users write them.
    let growths = UIFont.TextStyle.growths
    return (Double(growths.lowerBound) * 100).rounded(.up) / 100...(Double(growths.upperBound) * 100).rounded(.up) / 100
  }

  private static func failure(_ problem: String, _ remedy: String) -> CommandFailure {
    CommandFailure(problem, remedy: remedy + "\nRun 'preview sweep --help'.")
  }
}
