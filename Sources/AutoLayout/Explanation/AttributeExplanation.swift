/// Why an attribute of a view or guide has its value.
///
/// Points, in the screen's coordinates. `base` and the contributions' amounts add up to `value`.
package struct AttributeExplanation: Hashable, Codable, Sendable {
  /// As equations show it: `follow`, `card.margins`.
  package var item: String
  package var attribute: String
  /// As solved, before edges go to the pixel grid.
  package var value: Double
  /// What is known of the item itself: a guide's inset, a baseline's distance from the edge.
  package var base: Amount?
  /// From the item outwards.
  package var contributions: [Contribution]
  /// Optional constraints around the chain that are not satisfied; the strongest first.
  package var lost: [Loss]
  /// Inequalities about the attribute's axis that hold with room to spare; the tightest first.
  package var room: [Room]
  /// `nil` where the value is the only one.
  package var freedom: Freedom?
  package var conflicts: [ConflictExplanation]

  package struct Amount: Hashable, Codable, Sendable {
    package var amount: Double
    package var note: String
  }

  /// What a constraint gives to a value.
  package struct Contribution: Hashable, Codable, Sendable {
    package var cause: Cause
    /// Points; the constraint's constant times its share.
    package var amount: Double
    /// By how much the value grows when what the equation says grows by one point, in either direction from here.
    package var more: Course?
    package var less: Course?
  }

  /// How the value follows a constant in one direction.
  package struct Course: Hashable, Codable, Sendable {
    package var rate: Double
    /// Points that the constant can go; `nil` where nothing ends it within sight.
    package var distance: Double?
    /// What holds the value beyond and does not before, the author's own first.
    package var then: [Cause]
    /// Beyond, required constraints contradict each other.
    package var conflicts: Bool
  }

  package struct Loss: Hashable, Codable, Sendable {
    package var cause: Cause
    /// Points that it is missed by.
    package var amount: Double
    /// With these it cannot hold.
    package var rivals: [Cause]
  }

  package struct Room: Hashable, Codable, Sendable {
    package var cause: Cause
    /// Points to spare.
    package var slack: Double
  }

  /// Other values that would do as well.
  package struct Freedom: Hashable, Codable, Sendable {
    /// `nil` where nothing stops it.
    package var least: Double?
    package var greatest: Double?
    /// What would settle it, tried on the solution; empty where nothing that was tried does.
    package var pins: [Pin]
  }

  package struct Pin: Hashable, Codable, Sendable {
    /// Constraints or priorities, as one would write them.
    package var changes: [String]
    /// The value with them.
    package var value: Double
  }
}

extension Double {
  /// Without the last digits, which are arithmetic, and without a negative zero.
  var settled: Double {
    guard isFinite, magnitude < 1e6 else { return self }
    let rounded = (self * 1e9).rounded() / 1e9
    return rounded == 0 ? 0 : rounded
  }
}
