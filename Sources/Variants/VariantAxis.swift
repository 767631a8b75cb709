/// What can vary, in the order in which names and pages have it.
package enum VariantAxis: Int, CaseIterable, Codable, Sendable {
  case screen, orientation, direction, locale, strings, textSize, legibility, appearance, scale

  package var definition: AxisDefinition { Self.table[self.rawValue] }

  /// The axes of which other axes decide the value where none is given.
  static let dependent = allCases.filter { !$0.definition.dependencies.isEmpty }

  /// The options that choose values, in the order of the axes.
  package static let options = allCases.flatMap(\.definition.options)

  /// The axis that an option chooses values of.
  package init?(option name: String) {
    guard let axis = Self.allCases.first(where: { $0.definition.options.contains { $0.name == name } }) else {
      return nil
    }
    self = axis
  }
}
