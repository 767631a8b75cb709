public import Foundation

/// The bar at the top: a title between items.
open class UINavigationBar: UIView {
  /// The title; `nil` for none.
  open var title: String?
  /// The title of the back button, next to a chevron at the leading side.
  open var backTitle: String?
  /// The items at the leading side, from the edge inwards.
  open var leadingItems: [UIBarItem] = []
  /// The items at the trailing side, from the edge inwards.
  open var trailingItems: [UIBarItem] = []
  /// Whether the title is shown below the bar in large type.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Makes a bar with a title.
  public convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
  }

  package override func applyClassDefaults() {
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    backgroundColor = .systemBackground
  }

  /// The bar's height: 44 points on a phone, 32 in landscape, 50 on a tablet; 54 on iOS 26. A large title adds 52.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: barHeightWithTitle)
  }

  /// The height with the large title, if there is one.
  var barHeightWithTitle: CGFloat { barHeight + (prefersLargeTitles ? 52 : 0) }

  private var barHeight: CGFloat {
    if environment.metrics == .ios26 { return 54 }
    return BarMetrics.height(traitCollection, phone: 44)
  }

  // MARK: Content

  private func text(_ string: String, weight: UIFont.Weight = .regular, _ alignment: NSTextAlignment = .natural)
    -> ControlText
  {
    ControlText(view: self, string: string, font: .systemFont(ofSize: 17, weight: weight), alignment: alignment)
  }

  /// The texts with their places, laid out from the left: items at both ends, the title centred in the remaining space.
  private var texts: [(text: ControlText, rect: CGRect, color: UIColor)] {
    let height = barHeight
    var found: [(text: ControlText, rect: CGRect, color: UIColor)] = []
    var start: CGFloat = 16
    var end = bounds.width - 16
    if let backTitle {
      let width = text(backTitle).measure().size.width
      found.append((text(backTitle), CGRect(x: start + 12, y: 0, width: width, height: height), tintColor))
      start += width + 12 + 8
    }
    for item in leadingItems {
      let width = item.width(in: self)
      if let title = item.shownTitle {
        found.append((text(title), CGRect(x: start, y: 0, width: width, height: height), tintColor))
      }
      start += width + 16
    }
    for item in trailingItems {
      let width = item.width(in: self)
      end -= width
      if let title = item.shownTitle {
        found.append((text(title), CGRect(x: end, y: 0, width: width, height: height), tintColor))
      }
      end -= 16
    }
    guard let title, !title.isEmpty else { return found }
    if prefersLargeTitles {
      let large = ControlText(view: self, string: title, font: .systemFont(ofSize: 34, weight: .bold))
      let rect = CGRect(x: 16, y: height, width: max(0, bounds.width - 32), height: 52)
      return found + [(large, rect, .label)]
    }
    // The title is centred in the bar if it fits there, otherwise in the remaining space.
    let headline = text(title, weight: .semibold, .center)
    let width = min(headline.measure().size.width, max(0, end - start))
    let x = min(max((bounds.width - width) / 2, start), max(start, end - width))
    return found + [(headline, CGRect(x: x, y: 0, width: width, height: height), .label)]
  }

  package override func contentText() -> (string: String, typeset: TypesetText)? {
    let texts = texts
    guard !texts.isEmpty else { return nil }
    return (
      texts.map(\.text.string).joined(separator: " | "), .joined(texts.map { $0.text.typeset(in: directed($0.rect)) })
    )
  }

  package override func contentItems() -> [ContentItem] {
    guard bounds.width > 0 else { return [] }
    var items = texts.compactMap { $0.text.item(in: directed($0.rect), $0.color) }
    let middle = barHeight / 2
    var start: CGFloat = 16
    if let backTitle {
      let chevron = CGRect(x: 6, y: middle - 10, width: 20, height: 20)
      items.append(.symbol("chevron.backward", in: directed(chevron), paint(tintColor), flips: isRightToLeft))
      start += text(backTitle).measure().size.width + 20
    }
    for item in leadingItems {
      items += item.picture(at: start, middle, in: self)
      start += item.width(in: self) + 16
    }
    var end = bounds.width - 16
    for item in trailingItems {
      end -= item.width(in: self)
      items += item.picture(at: end, middle, in: self)
      end -= 16
    }
    let line = 1 / traitCollection.displayScale
    items.append(
      .fill(.rect(CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)), paint(.separator)))
    return items
  }
}
