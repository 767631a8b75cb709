import LPLayoutModel
import LPOperations

extension SourceIndex {
  /// An equation of a preview at its place.
  struct PlacedEquation {
    let preview: PreviewFacts
    let range: TextRange
    /// The readings that the call site has, in order: several in a loop, or for several edges.
    let readings: [SourceReport.EquationReading]
  }

  struct PlacedView {
    let preview: PreviewFacts
    let range: TextRange
    let readings: [SourceReport.ViewReading]
  }

  /// Returns the equations of a file, by previews and lines.
  func equations(in file: String, _ map: SourceMap, onLines lines: ClosedRange<Int>) -> [PlacedEquation] {
    previews.flatMap { preview in
      let readings = preview.files[file]?.equations ?? []
      return Self.grouped(readings) { $0.equation.site }.compactMap { site, readings -> PlacedEquation? in
        guard let range = map.range(site), lines.contains(range.start.line) else { return nil }
        return PlacedEquation(preview: preview, range: range, readings: readings)
      }
    }
  }

  func views(in file: String, _ map: SourceMap, onLines lines: ClosedRange<Int>) -> [PlacedView] {
    previews.flatMap { preview in
      let readings = preview.files[file]?.views ?? []
      return Self.grouped(readings) { $0.view.site }.compactMap { site, readings -> PlacedView? in
        guard let range = map.range(site), lines.contains(range.start.line) else { return nil }
        return PlacedView(preview: preview, range: range, readings: readings)
      }
    }
  }

  /// Returns the equations at a position: those of the last statement that begins before it.
  func equations(in file: String, _ map: SourceMap, at position: TextPosition) -> [PlacedEquation] {
    let all = equations(in: file, map, onLines: position.line...position.line)
    let before = all.filter { $0.range.start <= position }
    let start = (before.isEmpty ? all.map(\.range.start).min() : before.map(\.range.start).max())
    return all.filter { $0.range.start == start }
  }

  /// Returns the views that are made on a line: the one of the name at the position, or the last one that begins before
  /// it.
  func views(in file: String, _ map: SourceMap, at position: TextPosition) -> [PlacedView] {
    let all = views(in: file, map, onLines: position.line...position.line)
    let word = map.line(position.line).word(at: position.character)
    let named = all.filter { $0.readings.contains { $0.view.isCalled(word) } }
    guard named.isEmpty else { return named }
    let start = all.map(\.range.start).filter { $0 <= position }.max() ?? all.map(\.range.start).min()
    return all.filter { $0.range.start == start }
  }

  private static func grouped<Reading>(
    _ readings: [Reading], _ site: (Reading) -> CallSite
  ) -> [(CallSite, [Reading])] {
    var (order, groups): ([CallSite], [CallSite: [Reading]]) = ([], [:])
    for reading in readings {
      let site = site(reading)
      if groups[site] == nil { order.append(site) }
      groups[site, default: []].append(reading)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }
}

extension SourceReadings.View {
  /// Whether a word of a source is the view's name.
  func isCalled(_ word: String?) -> Bool {
    guard let word else { return false }
    return name.split(separator: ".").last == word[...] || path.split(separator: "/").last == word[...]
  }
}
