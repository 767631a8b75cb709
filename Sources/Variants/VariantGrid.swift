import LPLayoutModel
import LPLocalization

/// A matrix as rows of indices into the values of its axes, in the order of the axes.
struct VariantGrid {
  /// The values of each axis; `nil` stands for the value that other axes decide.
  let values: [[AxisValue?]]
  let exclusions: [VariantExclusion]

  init(_ matrix: VariantMatrix, defaultLocale: LanguageTag) throws(VariantError) {
    values = try VariantAxis.allCases.map { axis throws(VariantError) in
      guard let given = matrix.values[axis] else {
        return [axis == .locale ? .locale(defaultLocale) : axis.definition.standard]
      }
      guard !given.isEmpty else { throw axis.definition.options[0].none }
      var seen: Set<AxisValue> = []
      for value in given { try axis.definition.check(value) }
      return given.filter { seen.insert($0).inserted }
    }
    exclusions = matrix.exclusions
  }

  var sizes: [Int] { values.map(\.count) }

  /// The number of all rows; it saturates instead of overflowing.
  var productCount: Int {
    sizes.reduce(1) { product, size in
      let (value, overflow) = product.multipliedReportingOverflow(by: size)
      return overflow ? Int.max : value
    }
  }

  /// The row that `each` varies: the default value of each axis, or the axis's first value if the default is not among
  /// them.
  var defaultRow: [Int] {
    VariantAxis.allCases.map { axis in
      let wanted: AxisValue?
      switch axis {
      case .orientation: wanted = AxisValue(.portrait)
      case .direction:
        let locales = self[.locale].map { $0?.locale }
        wanted = (locales.contains(.english) ? .english : locales[0]).map { AxisValue($0.layoutDirection) }
      default: wanted = axis.definition.standard
      }
      return self[axis].firstIndex(of: wanted) ?? 0
    }
  }

  private subscript(axis: VariantAxis) -> [AxisValue?] { values[axis.rawValue] }

  var space: RowSpace {
    let contradictions = hasContradictions
    guard contradictions || !exclusions.isEmpty else { return RowSpace(sizes: sizes, isAllowed: nil) }
    return RowSpace(sizes: sizes) { row in
      let parts = chosen(in: row)
      if contradictions, contradicts(parts) { return false }
      return exclusions.isEmpty || !isExcluded(parts, row)
    }
  }

  func variant(at row: [Int]) -> Variant? { try? Variant(chosen(in: row)) }

  private var hasContradictions: Bool {
    self[.orientation].contains { orientation in
      self[.screen].contains { Self.isImpossible($0?.screen, orientation?.orientation) }
    } || self[.direction].contains(AxisValue(.leftToRight)) && self[.strings].contains { Self.mirrors($0) }
  }

  private static func isImpossible(_ screen: ScreenSize?, _ orientation: Orientation?) -> Bool {
    guard let screen, let orientation else { return false }
    return screen.posture(orientation) == nil
  }

  private static func mirrors(_ strings: AxisValue?) -> Bool { PseudoLanguage.mirrors(strings?.strings ?? []) }

  private func contradicts(_ parts: PartialVariant) -> Bool {
    Self.isImpossible(parts.screen, parts[.orientation]?.orientation)
      || parts[.direction] == AxisValue(.leftToRight) && Self.mirrors(parts[.strings])
  }

  /// Returns whether the values chosen so far suffice for an exclusion to hold.
  private func isExcluded(_ chosen: PartialVariant, _ row: [Int]) -> Bool {
    var parts = chosen
    parts.settle(VariantAxis.dependent.filter { row[$0.rawValue] >= 0 })
    return exclusions.contains { $0.holds(for: parts) == true }
  }

  /// Returns the chosen values of a row; -1 stands for a value that is not chosen.
  private func chosen(in row: [Int]) -> PartialVariant {
    var parts = PartialVariant()
    for axis in VariantAxis.allCases where row[axis.rawValue] >= 0 { parts[axis] = self[axis][row[axis.rawValue]] }
    return parts
  }

  func nothingSelected(forbidden: Int) -> VariantError {
    let contradictory =
      productCount <= VariantMatrix.limit
      ? RowSpace(sizes: sizes, isAllowed: { !contradicts(chosen(in: $0)) }).allRows().forbidden : 0
    return .nothingSelected(
      of: productCount, contradictory: contradictory, excluded: max(0, productCount - contradictory))
  }
}
