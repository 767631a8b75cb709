import Localization

/// A variant of which some values are not known, or not decided yet.
struct PartialVariant: Hashable, Sendable {
  private var values: [AxisValue?] = Array(repeating: nil, count: VariantAxis.allCases.count)

  subscript(axis: VariantAxis) -> AxisValue? {
    get { values[axis.rawValue] }
    set { values[axis.rawValue] = newValue }
  }

  var screen: VariantScreen? { self[.screen]?.screen }
  var locale: LanguageTag? { self[.locale]?.locale }
  var strings: [PseudoLanguage]? { self[.strings]?.strings }

  var posture: Device.Posture? {
    guard let screen, let orientation = self[.orientation]?.orientation else { return nil }
    return screen.posture(orientation)
  }

  /// The value that an axis has where none is given, as far as the values that it follows from are known.
  func implied(_ axis: VariantAxis) -> AxisValue? {
    var others = self
    others[axis] = nil
    return axis.definition.settled(others)
  }

  /// Replaces what is given on some axes by what it comes to, with the other axes taken into account.
  mutating func settle(_ axes: [VariantAxis]) {
    for axis in axes { self[axis] = axis.definition.settled(self) }
  }
}
