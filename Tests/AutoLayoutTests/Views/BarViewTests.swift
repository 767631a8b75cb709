@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation
import Testing

/// The views that bars show in place of titles and items.
@MainActor
struct BarViewTests {
  private func sized(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test(
    "a view in place of the title is in the middle of the bar, and the title is not shown", arguments: bothDirections)
  func titleView(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(320, 480, direction: direction)
    let bar = stage.make { UINavigationBar(title: "Inbox") }
    let view = stage.make { sized(100, 30) }
    bar.titleView = view
    stage.place(bar, width: 320)
    #expect(stage.frames([view], in: bar) == [CGRect(x: 110, y: 7, width: 100, height: 30)])
    #expect(bar.contentText() == nil)
    bar.titleView = nil
    stage.root.layoutIfNeeded()
    #expect(view.superview == nil && bar.contentText()?.string == "Inbox")
  }

  @Test(
    "a view in place of the title that is wider than the room between the items fills it", arguments: bothDirections)
  func wideTitleView(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(320, 480, direction: direction)
    let bar = stage.make { UINavigationBar(title: "") }
    bar.leadingItems = [stage.make { UIBarButtonItem(customView: sized(40, 40)) }]
    bar.trailingItems = [stage.make { UIBarButtonItem(customView: sized(60, 20)) }]
    let views = stage.make { [sized(500, 60), UISearchBar()] }
    stage.place(bar, width: 320)
    for view in views {
      bar.titleView = view
      let frame = stage.frames([view], in: bar)[0]
      #expect(frame.minX == 72 && frame.maxX == 228)
      #expect(frame.height <= 44 && frame.midY == 22)
    }
  }

  @Test("views of items are in their order, as large as their frame or content", arguments: bothDirections)
  func itemViews(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(320, 480, direction: direction)
    let (bar, label) = stage.make { (UINavigationBar(title: ""), UILabel()) }
    label.text = "Edit"
    let constrained = stage.make { UIView() }
    constrained.translatesAutoresizingMaskIntoConstraints = false
    constrained.widthAnchor.constraint(equalToConstant: 30).isActive = true
    constrained.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let framed = stage.make { sized(40, 100) }
    bar.leadingItems = [constrained, framed].map { view in stage.make { UIBarButtonItem(customView: view) } }
    bar.trailingItems = [stage.make { UIBarButtonItem(customView: label) }]
    stage.place(bar, width: 320)
    let frames = stage.frames([constrained, framed, label], in: bar)
    #expect(frames[0] == CGRect(x: 16, y: 12, width: 30, height: 20))
    #expect(frames[1] == CGRect(x: 62, y: 0, width: 40, height: 44))
    #expect(frames[2].size == label.intrinsicContentSize && frames[2].maxX == 304 && abs(frames[2].midY - 22) <= 0.25)
    #expect(LayoutResult.capture(stage.root).diagnostics.isEmpty)
  }

  @Test("a toolbar places views, fixed and flexible spaces", arguments: bothDirections)
  func toolbar(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(320, 480, direction: direction)
    let views = stage.make { [sized(20, 20), sized(30, 20), sized(50, 20)] }
    let bar = stage.make {
      let items = views.map { UIBarButtonItem(customView: $0) }
      return UIToolbar(items: [items[0], .fixedSpace(24), items[1], .flexibleSpace(), items[2]])
    }
    stage.place(bar, width: 320)
    #expect(stage.frames(views, in: bar).map(\.minX) == [16, 92, 254])
    bar.items = [UIBarButtonItem(customView: views[2])]
    #expect(stage.frames([views[2]], in: bar).map(\.minX) == [16])
    #expect(views[0].superview == nil && views[1].superview == nil)
  }

  @Test func `an item that is disabled is grey, and one with a colour of its own has that`() {
    let stage = Stage(320, 480)
    let bar = stage.make { UINavigationBar(title: "") }
    let items = ["Edit", "Delete", "Move"].map { UIBarButtonItem(title: $0) }
    items[1].tintColor = .systemRed
    items[2].isEnabled = false
    bar.trailingItems = items
    stage.place(bar, width: 320)
    stage.root.layoutIfNeeded()
    let colors: [RGBA] = bar.contentItems().compactMap {
      if case .text(_, _, let color) = $0 { color } else { nil }
    }
    #expect(colors == [bar.tintColor, .systemRed, .tertiaryLabel].map { $0.resolved(with: bar.traitCollection) })
  }

  @Test func `a tab that is disabled is grey, also where it is selected`() {
    let stage = Stage(320, 480)
    let bar = stage.make { UITabBar(items: ["Today", "Week", "Month"].map { UIBarItem(title: $0) }) }
    bar.items[0].isEnabled = false
    stage.place(bar, width: 320)
    for (selected, expected) in [
      (0, [UIColor.tertiaryLabel, .secondaryLabel, .secondaryLabel]),
      (1, [.tertiaryLabel, .systemBlue, .secondaryLabel]),
    ] {
      bar.selectedIndex = selected
      stage.root.layoutIfNeeded()
      let colors: [RGBA] = bar.contentItems().compactMap {
        if case .text(_, _, let color) = $0 { color } else { nil }
      }
      #expect(colors == expected.map { $0.resolved(with: bar.traitCollection) })
    }
  }

  /// Remembers the fonts that it was asked for.
  private final class Asked: TextMeasuring, @unchecked Sendable {
    var fonts: [FontDescription] = []
    func typeset(_ request: TextRequest) -> TypesetText {
      fonts.append(request.font)
      return .empty
    }
  }

  @Test func `the title of an item that finishes something is semibold`() {
    let asked = Asked()
    LayoutEnvironment.$current.withValue(LayoutEnvironment(text: asked)) {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let item = UIBarButtonItem(title: "Done")
      bar.trailingItems = [item]
      for style in [UIBarButtonItem.Style.plain, .done] {
        (item.style, asked.fonts) = (style, [])
        _ = bar.contentItems()
        #expect(Set(asked.fonts.map(\.weight)) == [style == .done ? .semibold : .regular])
      }
    }
  }

  @Test("a view that a bar shows grows with its content, shrinks with its room, and leaves without constraints")
  func changes() {
    let stage = Stage()
    let (bar, label) = stage.make { (UINavigationBar(title: ""), UILabel()) }
    label.text = "Edit"
    label.translatesAutoresizingMaskIntoConstraints = false
    let item = stage.make { UIBarButtonItem(customView: label) }
    let title = stage.make { sized(500, 60) }
    (bar.trailingItems, bar.titleView) = ([item], title)
    stage.place(bar, width: 320)
    stage.root.layoutIfNeeded()
    let (width, room) = (label.frame.width, title.frame.width)
    label.text = "Edit all"
    bar.setNeedsLayout()
    stage.root.layoutIfNeeded()
    #expect(label.frame.width == label.intrinsicContentSize.width && label.frame.width > width)
    #expect(title.frame.width == room - (label.frame.width - width))
    item.customView = nil
    stage.root.layoutIfNeeded()
    #expect(label.superview == nil && label.constraints.isEmpty && title.frame.width == 272)
    bar.trailingItems = []
    stage.root.layoutIfNeeded()
    #expect(title.frame.width == 288)
  }
}
