import LPLayoutModel
import LPJSONRPC
import LPOperations

/// Where the views of equations are made, and which equations place a view.
struct EquationPlaces {
  private let index: SourceIndex
  private let path: (String) -> String

  /// - Parameter path: returns the path that stands for a file.
  init(_ index: SourceIndex, path: @escaping (String) -> String) { (self.index, self.path) = (index, path) }

  /// Returns where the view at a position is made; all views of the equation where the position is at none.
  func definitions(_ file: String, _ position: TextPosition) -> [JSONValue] {
    let map = index.map(file)
    let found = index.equations(in: file, map, at: position)
    let word = map.line(position.line).word(at: position.character)
    let places = found.flatMap { equation in
      views(of: equation.readings, named: word, in: equation.preview).map { location($0.site, map, file) }
    }
    return distinct(places)
  }

  /// Returns the equations that relate the view at a position: the one that is made there, or that an equation names.
  func references(_ file: String, _ position: TextPosition) -> [JSONValue] {
    let map = index.map(file)
    let word = map.line(position.line).word(at: position.character)
    var wanted: [(preview: PreviewFacts, paths: Set<String>)] = index.equations(in: file, map, at: position).map {
      ($0.preview, Set(views(of: $0.readings, named: word, in: $0.preview).map(\.path)))
    }
    if wanted.isEmpty {
      wanted = index.views(in: file, map, at: position).map {
        ($0.preview, Set($0.readings.map(\.view.path)))
      }
    }
    return distinct(
      wanted.flatMap { preview, paths in
        preview.report.equations.filter { !paths.isDisjoint(with: $0.equation.views) }
          .map { location($0.equation.site, map, file) }
      })
  }

  private func views(
    of readings: [SourceReport.EquationReading], named word: String?, in preview: PreviewFacts
  ) -> [SourceReadings.View] {
    let paths = Set(readings.flatMap(\.equation.views))
    let views = preview.report.views.map(\.view).filter { paths.contains($0.path) }
    let named = views.filter { $0.isCalled(word) }
    return named.isEmpty ? views : named
  }

  private func location(_ site: CallSite, _ map: SourceMap, _ file: String) -> JSONValue? {
    let path = path(site.filePath)
    return (path == file ? map : index.map(path)).range(site).map {
      ["uri": .string(index.paths.address(of: path)), "range": $0.value]
    }
  }

  private func distinct(_ places: [JSONValue?]) -> [JSONValue] {
    var seen: Set<JSONValue> = []
    return places.compactMap { $0 }.filter { seen.insert($0).inserted }
  }
}
