import LPLayoutModel
import Foundation

/// `contrast`: text whose contrast with what is painted below is less than WCAG 2.1 asks for (success criterion 1.4.3):
/// 3:1 for large text, 4.5:1 for other text.
///
/// Text over pictures and over backgrounds that let unknown things show through is left out, and so are disabled
/// controls and placeholders, whose colours are the system's, and buttons that are too low for their text: it lies beside
/// the background that it is made for.
///
/// Colours of the system on a background of the system are Apple's choice, which nobody repairs text by text: they are
/// notes, which `FindingFolding` makes one for each pair of colours.
struct ContrastCheck {
  let layout: ShownLayout
  private let colors: SystemColors

  init(layout: ShownLayout) {
    self.layout = layout
    colors = SystemColors(layout.result.traits)
  }

  /// The advice about colours that the system chose, by which their findings are known.
  static let systemAdvice =
    "leave them, or set a colour with more contrast where the text must be read"

  private static let (small, large) = (4.5, 3.0)

  func findings() -> [Diagnostic] {
    layout.result.views.indices.compactMap { index in
      let view = layout.result.views[index]
      guard layout.isShown[index], view.content.text?.contains(where: { !$0.isWhitespace }) == true,
        !view.accessibility.isDisabled, !isOverflown(index), let worst = worst(of: index)
      else { return nil }
      var finding = Diagnostic(
        .contrast,
        "the text of `\(view.name)` has a contrast of \(Self.ratio(worst.ratio)):1 with its background; "
          + "\(worst.isLarge ? "large text needs 3" : "it needs 4.5"):1", at: view.callSite,
        fix: "make the text darker or lighter: \(worst.text.hex) on \(worst.ground.hex)", views: [view.path])
      // Text below 3:1 is hard to read at any size; the system's own tint and secondary colours lie above.
      if worst.ratio >= Self.large { finding.severity = .note }
      if let name = worst.systemName {
        finding.severity = .note
        finding.fix = Self.systemAdvice
        finding.notes = [
          .init(
            "`\(name) on \(worst.ground.hex)`, colours of the system, have a contrast of \(Self.ratio(worst.ratio)):1")
        ]
      }
      return finding
    }
  }

  /// Returns whether the text of a control does not fit into the control's height.
  private func isOverflown(_ index: Int) -> Bool {
    let view = layout.result.views[index]
    guard view.role != .plain else { return false }
    return layout.textInk(of: index).contains {
      $0.minY < view.frame.minY - Self.tolerance || $0.maxY > view.frame.maxY + Self.tolerance
    }
  }

  /// The number of points that letters may extend over the edge without being noticed.
  private static let tolerance: CGFloat = 1.5

  private struct Pair {
    let ratio: Double
    let isLarge: Bool
    let text: RGBA
    let ground: RGBA
    /// The name of the text's colour if the system chose both; `nil` otherwise.
    let systemName: String?
  }

  /// An opaque colour below a text.
  private struct Ground {
    var color: RGBA
    /// Whether only the system's colours are painted there.
    var isSystem: Bool
    /// Whether it is the tint, as the background of a filled button.
    var isTint = false
  }

  /// Returns the pair of colours with the least contrast among those that have too little; `nil` if there is none.
  private func worst(of index: Int) -> Pair? {
    let view = layout.result.views[index]
    var opacity = Double(view.appearance.alpha)
    for ancestor in layout.ancestors(of: index) { opacity *= Double(layout.result.views[ancestor].appearance.alpha) }
    var found: Pair?
    for (number, item) in view.content.items.enumerated() {
      guard case .text(let block, let place, let color) = item, color.alpha > 0.05,
        !ShownLayout.isPlaceholder(color, in: view), let line = block.lines.first(where: { $0.width > 0 })
      else { continue }
      let size = layout.textSize(of: block)
      let isLarge = size >= 18 || size >= 14 && line.runs.allSatisfy { Self.isBold($0.font) } && !line.runs.isEmpty
      let whole = Letters(
        color: color, isLarge: isLarge, place: CGPoint(x: line.x + line.width / 2, y: line.baseline - 3))
      let isStyled = block.lines.contains { $0.runs.contains { $0.run != nil } }
      for letters in isStyled ? Self.letters(of: block, color) : [whole] {
        let point = CGPoint(
          x: view.frame.minX + place.x + letters.place.x, y: view.frame.minY + place.y + letters.place.y)
        guard layout.regions[index].contains(point), let ground = ground(below: index, item: number, at: point) else {
          continue
        }
        let text = letters.color.withAlpha(letters.color.alpha * opacity).over(ground.color)
        let ratio = text.contrast(with: ground.color)
        guard ratio < (letters.isLarge ? Self.large : Self.small) - 0.005, ratio < found?.ratio ?? .infinity else {
          continue
        }
        found = Pair(
          ratio: ratio, isLarge: letters.isLarge, text: text, ground: ground.color,
          systemName: ground.isSystem ? colors.name(ofText: letters.color, onTint: ground.isTint) : nil)
      }
    }
    return found
  }

  /// Letters of one colour and size, and a point in the middle of them in their block.
  private struct Letters {
    let color: RGBA
    let isLarge: Bool
    let place: CGPoint
  }

  /// Returns the parts of an attributed text.
  private static func letters(of block: TypesetText, _ color: RGBA) -> [Letters] {
    block.lines.flatMap { line in
      line.runs.compactMap { run -> Letters? in
        guard let first = run.positions.first, let last = run.positions.last,
          run.text.contains(where: { !$0.isWhitespace && $0 != "\u{FFFC}" })
        else { return nil }
        return Letters(
          color: run.color ?? color, isLarge: run.size >= 18 || run.size >= 14 && isBold(run.font),
          place: CGPoint(x: (first.x + last.x) / 2 + 1, y: first.y - 3))
      }
    }
  }

  private static func isBold(_ font: String) -> Bool {
    ["Bold", "Heavy", "Black"].contains { font.contains($0) } && !font.localizedCaseInsensitiveContains("semi")
  }

  private static func ratio(_ value: Double) -> String { formatNumber(CGFloat((value * 100).rounded(.down) / 100)) }

  // MARK: The background

  /// Returns the opaque colour below a point of a view's item; `nil` if a picture or something unknown is below.
  private func ground(below index: Int, item: Int, at point: CGPoint) -> Ground? {
    var ground: Ground?
    for other in 0...index where layout.isShown[other] || other == index {
      let view = layout.result.views[other]
      guard view.frame.contains(point), layout.regions[other].contains(point) else { continue }
      guard view.appearance.transform == nil, view.className != "VisualEffectView" else { return nil }
      let alpha = Double(view.appearance.alpha)
      if let background = view.appearance.background {
        paint(background, alpha, isSystem: colors.isBackground(background), on: &ground)
      }
      // A gradient or a layer has more than one colour.
      if let effects = view.appearance.effects, !effects.backdrop.isEmpty || !effects.sublayers.isEmpty {
        ground = nil
      }
      let origin = view.frame.origin
      for (number, content) in view.content.items.enumerated() where other < index || number < item {
        switch content {
        case .fill(let path, let color):
          if path.controlPointBounds.offsetBy(dx: origin.x, dy: origin.y).contains(point) {
            // A button's style paints it in the tint, or in a share of it.
            let isTint = other == index && view.role == .target && colors.isTint(color)
            paint(color, alpha, isSystem: isTint || colors.isBackground(color), on: &ground)
            if isTint, color.alpha > Self.opaque { ground?.isTint = true }
          }
        case .image(_, let rect, _, _, _), .symbol(_, let rect, _, _):
          if rect.offsetBy(dx: origin.x, dy: origin.y).contains(point) { ground = nil }
        case .gradient, .group: ground = nil
        case .text, .stroke, .line: break
        }
      }
    }
    return ground
  }

  private static let opaque = 0.995

  private func paint(_ color: RGBA, _ alpha: Double, isSystem: Bool, on ground: inout Ground?) {
    let color = color.withAlpha(color.alpha * alpha)
    if color.alpha > Self.opaque {
      ground = Ground(color: color, isSystem: isSystem)
    } else if color.alpha > 0.001 {
      ground = ground.map { Ground(color: color.over($0.color), isSystem: isSystem && $0.isSystem) }
    }
  }
}

extension RGBA {
  /// Returns the colour painted over an opaque one.
  func over(_ ground: RGBA) -> RGBA {
    RGBA(
      red: red * alpha + ground.red * (1 - alpha), green: green * alpha + ground.green * (1 - alpha),
      blue: blue * alpha + ground.blue * (1 - alpha))
  }

  /// The relative luminance of an opaque colour, as WCAG 2.1 defines it.
  var luminance: Double {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio of two opaque colours, from 1 to 21.
  func contrast(with other: RGBA) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// `#FF3B30`
  var hex: String {
    "#"
      + [red, green, blue].map { value in
        let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
      }.joined()
  }
}
