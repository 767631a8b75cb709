import LPLayoutModel
import Foundation

/// Draws the status bar, the cutout and the home indicator over a screen, in the colours of the appearance.
struct ChromeDrawing {
  let chrome: DeviceChrome
  let result: LayoutResult
  let typesetter: any TextMeasuring

  private var isDark: Bool { result.traits.userInterfaceStyle == .dark }
  private var color: RGBA { isDark ? .white : .black }
  private var isRightToLeft: Bool { result.traits.layoutDirection == .rightToLeft }

  var items: [SceneItem] {
    var items: [SceneItem] = []
    if chrome.statusBarHeight > 0 { items += statusBar }
    if let cutout = chrome.cutout { items.append(.fill(shape(of: cutout), .black)) }
    if let bar = chrome.homeIndicator {
      items.append(.fill(.roundedRect(bar, radius: bar.height / 2), color))
    }
    guard !items.isEmpty else { return [] }
    let screen = CGRect(origin: .zero, size: result.size)
    return [
      .group(
        SceneItem.Group(
          kind: .layer, id: "device-chrome", title: "status bar, cutout and home indicator", clip: .rect(screen),
          items: items))
    ]
  }

  /// A capsule, or a rectangle that is round at the corners away from the screen's edge.
  private func shape(of cutout: CGRect) -> Path {
    let depth = min(cutout.width, cutout.height)
    if chrome.isIsland { return .roundedRect(cutout, radius: depth / 2) }
    // The part beyond the edge hides the round corners there.
    let isOnTop = cutout.width > cutout.height
    let longer = CGRect(
      x: cutout.minX - (isOnTop ? 0 : depth), y: cutout.minY - (isOnTop ? depth : 0),
      width: cutout.width + (isOnTop ? 0 : depth), height: cutout.height + (isOnTop ? depth : 0))
    return .roundedRect(longer, radius: depth * 0.66)
  }

  // MARK: Status bar

  /// Whether the status bar is beside a cutout, with larger signs.
  private var hasEars: Bool { chrome.cutout.map { $0.width > $0.height } ?? false }

  private var statusBar: [SceneItem] {
    let factor: CGFloat = hasEars ? 1 : 0.75
    let middle = middle
    let time = typesetter.typeset(
      TextRequest(
        string: DeviceChrome.time, font: .systemFont(ofSize: hasEars ? 17 : 12, weight: .semibold),
        scale: result.traits.displayScale))
    var signs = StatusSigns(color: color, factor: factor, showsNetwork: chrome.isPhone)
    let width = result.size.width
    var (clock, symbols): (CGFloat, CGFloat)
    if hasEars, let cutout = chrome.cutout {
      (clock, symbols) = (cutout.minX / 2, (cutout.maxX + width) / 2)
      signs.factor = min(1, (cutout.minX - 16) / signs.size.width)
    } else {
      let margin: CGFloat = chrome.isPhone ? 6 : 20
      clock = chrome.isPhone ? width / 2 : margin + time.size.width / 2
      symbols = width - margin - signs.size.width / 2
    }
    if isRightToLeft { (clock, symbols) = (width - clock, width - symbols) }
    let cap = 0.36 * (hasEars ? 17 : 12)
    let place = CGPoint(x: clock - time.size.width / 2, y: middle + cap - time.firstBaseline)
    return time.items(at: place, color)
      + signs.items(around: CGPoint(x: symbols, y: middle), isRightToLeft: isRightToLeft)
  }

  /// The y coordinate of the middle of time and signs: that of the island, or a little below that of the bar beside a
  /// notch.
  private var middle: CGFloat {
    guard hasEars, let cutout = chrome.cutout else { return chrome.statusBarHeight / 2 }
    return chrome.isIsland ? cutout.midY : chrome.statusBarHeight / 2 + 2
  }
}
