/// The axes of variants, in the order of names and pages.
package enum VariantAxis: Int, CaseIterable, Codable, Sendable {
  case screen, orientation, direction, locale, strings, textSize, legibility, appearance, scale

  package var definition: AxisDefinition { Self.table[self.rawValue] }

  /// The axes whose value other axes decide if none is given.
  static let dependent = allCases.filter { !$0.definition.dependencies.isEmpty }

  /// The options that select values, in the order of the axes.
  package static let options = allCases.flatMap(\.definition.options)

  /// Finds the axis whose values an option selects.
  package init?(option name: String) {
    guard let axis = Self.allCases.first(where: { $0.definition.options.contains { $0.name == name } }) else {
      return nil
    }
    self = axis
  }
}
