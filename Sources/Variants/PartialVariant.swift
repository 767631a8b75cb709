import LPLocalization

/// A variant in which some values are not known or not decided yet.
struct PartialVariant: Hashable, Sendable {
  private var values: [AxisValue?] = Array(repeating: nil, count: VariantAxis.allCases.count)

  subscript(axis: VariantAxis) -> AxisValue? {
    get { values[axis.rawValue] }
    set { values[axis.rawValue] = newValue }
  }

  var screen: ScreenSize? { self[.screen]?.screen }
  var locale: LanguageTag? { self[.locale]?.locale }
  var strings: [PseudoLanguage]? { self[.strings]?.strings }

  var posture: Device.Posture? {
    guard let screen, let orientation = self[.orientation]?.orientation else { return nil }
    return screen.posture(orientation)
  }

  /// Returns the value that an axis has if none is given, or `nil` while the values that decide it are unknown.
  func implied(_ axis: VariantAxis) -> AxisValue? {
    var others = self
    others[axis] = nil
    return axis.definition.settled(others)
  }

  /// Replaces the given values of the axes by the values that result from them and the other axes.
  mutating func settle(_ axes: [VariantAxis]) {
    for axis in axes { self[axis] = axis.definition.settled(self) }
  }
}
