@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation
import Testing

@MainActor
struct BarTests {
  nonisolated static let heights: [(UIUserInterfaceIdiom, UIUserInterfaceSizeClass, [CGFloat])] = [
    (.phone, .regular, [44, 96, 49, 44]), (.phone, .compact, [32, 84, 32, 32]), (.pad, .regular, [50, 102, 50, 50]),
  ]

  @Test("bars are as high as on each kind of device", arguments: heights)
  func barHeights(idiom: UIUserInterfaceIdiom, vertical: UIUserInterfaceSizeClass, expected: [CGFloat]) {
    let environment = LayoutEnvironment(
      traits: TraitValues(verticalSizeClass: vertical, userInterfaceIdiom: idiom))
    LayoutEnvironment.$current.withValue(environment) {
      let large = UINavigationBar(title: "Inbox")
      large.prefersLargeTitles = true
      let bars = [UINavigationBar(title: "Inbox"), large, UITabBar(items: []), UIToolbar(items: [])]
      #expect(bars.map(\.intrinsicContentSize.height) == expected)
    }
  }

  @Test("a tab bar reaches down through the safe area")
  func safeArea() {
    let stage = Stage(320, 480)
    stage.root.marginState.safeArea = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    let bar = stage.make { UITabBar(items: [UIBarItem(title: "Home")]) }
    bar.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
    ])
    stage.root.layoutIfNeeded()
    #expect(bar.frame == CGRect(0, 397, 320, 83))
  }

  @Test("a badge is at the trailing side of its tab's image, and wide enough for its text", arguments: bothDirections)
  func badge(direction: UIUserInterfaceLayoutDirection) throws {
    let stage = Stage(320, 480, direction: direction)
    let image = UIImage(.symbol("bell"), size: CGSize(width: 20, height: 20))
    let tab = UITabBarItem(title: "News", image: image, tag: 0)
    tab.badgeValue = "128"
    let bar = stage.make { UITabBar(items: [tab]) }
    stage.place(bar, width: 320)
    stage.root.layoutIfNeeded()
    let pills: [CGRect] = bar.contentItems().compactMap { item in
      guard case .fill(let path, let color) = item, color.red > 0.9, color.green < 0.4 else { return nil }
      return path.controlPointBounds
    }
    let pill = try #require(pills.first)
    #expect(pills.count == 1 && pill.height == 18 && pill.width > 18)
    #expect(direction == .rightToLeft ? pill.maxX < 160 : pill.minX > 160)
    tab.badgeValue = nil
    #expect(bar.contentItems().count == 3)
  }

  @Test("a title too long for the bar is cut, and leaves the items room", arguments: bothDirections)
  func longTitle(direction: UIUserInterfaceLayoutDirection) throws {
    let stage = Stage(320, 480, direction: direction)
    let bar = stage.make { UINavigationBar(title: "A title that is much too long for a bar") }
    bar.backTitle = "Back"
    bar.trailingItems = [UIBarItem(title: "Edit")]
    stage.place(bar, width: 320)
    stage.root.layoutIfNeeded()
    let text = try #require(bar.contentText())
    #expect(text.string == "Back | Edit | A title that is much too long for a bar")
    #expect(text.typeset.isTruncated)
    #expect(text.typeset.lines.first?.text == "Back")
  }

  @Test(
    "an item with an image shows the image alone, and a flat symbol is as wide as its item", arguments: bothDirections)
  func imageInsteadOfTitle(direction: UIUserInterfaceLayoutDirection) throws {
    let stage = Stage(320, 480, direction: direction)
    let image = UIImage(.symbol("chevron.down"), size: CGSize(width: 20, height: 11))
    let item = UIBarItem(title: "Next article", image: image)
    let (navigation, toolbar) = stage.make { (UINavigationBar(title: ""), UIToolbar(items: [item])) }
    navigation.trailingItems = [item]
    for bar in [navigation, toolbar] as [UIView] {
      stage.place(bar, width: 320)
      stage.root.layoutIfNeeded()
      #expect(bar.contentText() == nil)
      let symbols = bar.contentItems().compactMap { content -> CGRect? in
        if case .symbol("chevron.down", let rect, _, _) = content { rect } else { nil }
      }
      #expect(symbols.map(\.size) == [CGSize(width: 20, height: 20)])
      #expect(symbols.map(\.midY) == [22])
    }
  }

  @Test func `a selected tab shows its own image`() {
    let stage = Stage(320, 480)
    let bar = stage.make {
      UITabBar(
        items: ["house", "bell"].map {
          UITabBarItem(
            title: $0, image: UIImage(systemName: $0), selectedImage: UIImage(systemName: $0 + ".fill"))
        })
    }
    stage.place(bar, width: 320)
    stage.root.layoutIfNeeded()
    func shown() -> [String] {
      bar.contentItems().compactMap { if case .symbol(let name, _, _, _) = $0 { name } else { nil } }
    }
    #expect(shown() == ["house.fill", "bell"])
    bar.selectedIndex = 1
    #expect(shown() == ["house", "bell.fill"])
  }
}
