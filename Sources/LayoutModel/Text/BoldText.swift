/// Typesets text for the Bold Text setting: text in the system's fonts is heavier, other families stay.
final class BoldText: TextMeasuring {
  private let plain: any TextMeasuring

  init(_ plain: any TextMeasuring) { self.plain = plain }

  func typeset(_ request: TextRequest) -> TypesetText { plain.typeset(Self.bold(request)) }
  func measure(_ request: TextRequest) -> TypesetText { plain.measure(Self.bold(request)) }
  func hasFont(family: String, askedAt site: CallSite) -> Bool { plain.hasFont(family: family, askedAt: site) }
  var projectFonts: [(family: String, name: String)] { plain.projectFonts }

  private static func bold(_ request: TextRequest) -> TextRequest {
    var request = request
    request.font = request.font.emboldened
    request.runs = request.runs?.map { run in
      var run = run
      run.font = run.font.emboldened
      return run
    }
    return request
  }
}

extension FontDescription {
  /// The font for the Bold Text setting: two weights heavier (regular becomes semibold, semibold becomes heavy), as in
  /// WebKit's tests of the setting. An app's own families do not change.
  package var emboldened: FontDescription {
    if case .named = family { return self }
    let order: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    guard let index = order.lastIndex(where: { $0.rawValue <= weight.rawValue }) else { return self }
    var font = self
    font.weight = order[min(index + 2, order.count - 1)]
    return font
  }
}
