import LPJSONRPC
import LPOperations
import LPScene

/// The solved values at the ends of equations.
struct InlayHints {
  let values: [JSONValue]
  /// The largest number of values of one call site that are shown, such as those of four edges.
  private static let mostValues = 4

  init(_ file: String, _ lines: ClosedRange<Int>, in index: SourceIndex) {
    let map = index.map(file)
    var seen: Set<TextPosition> = []
    values = index.equations(in: file, map, onLines: lines).compactMap { equation in
      // Previews that share code have a hint for the first of them; the tooltip is about it.
      guard let label = Self.label(equation), seen.insert(equation.range.start).inserted else { return nil }
      let end = TextPosition(line: equation.range.start.line, character: map.line(equation.range.start.line).codeEnd)
      return [
        "position": end.value, "label": .string(label), "paddingLeft": true,
        "tooltip": .string(Self.tooltip(equation)),
      ]
    }
  }

  private static func label(_ equation: SourceIndex.PlacedEquation) -> String? {
    guard let variant = equation.preview.variants.first else { return nil }
    let now = equation.readings.filter { $0.variants.contains(variant) }.map(\.equation)
    let values = now.compactMap(\.value)
    guard !values.isEmpty else { return nil }
    let shown = values.prefix(mostValues).joined(separator: ", ") + (values.count > mostValues ? ", …" : "")
    if now.contains(where: { $0.kind == .conflict }) { return "\(shown) (in conflict)" }
    return now.contains { $0.kind == .broken } ? "\(shown) (not satisfied)" : shown
  }

  private static func tooltip(_ equation: SourceIndex.PlacedEquation) -> String {
    equation.readings.map { reading in
      let sides = reading.equation.sides.map { "\($0), " } ?? ""
      return "\(sides)\(reading.equation.state)  (\(reading.variants.listed))"
    }.joined(separator: "\n")
  }
}
