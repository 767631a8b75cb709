import AutoLayout
import Foundation
import Testing

@MainActor
struct BarTests {
  nonisolated static let heights: [(UserInterfaceIdiom, UserInterfaceSizeClass, [CGFloat])] = [
    (.phone, .regular, [44, 96, 49, 44]), (.phone, .compact, [32, 84, 32, 32]), (.pad, .regular, [50, 102, 50, 50]),
  ]

  @Test("bars are as high as on each kind of device", arguments: heights)
  func barHeights(idiom: UserInterfaceIdiom, vertical: UserInterfaceSizeClass, expected: [CGFloat]) {
    let environment = LayoutEnvironment(
      traits: TraitCollection(verticalSizeClass: vertical, userInterfaceIdiom: idiom))
    LayoutEnvironment.$current.withValue(environment) {
      let large = NavigationBar(title: "Inbox")
      large.prefersLargeTitles = true
      let bars = [NavigationBar(title: "Inbox"), large, TabBar(items: []), Toolbar(items: [])]
      #expect(bars.map(\.intrinsicContentSize.height) == expected)
    }
  }

  @Test("a tab bar reaches down through the safe area")
  func safeArea() {
    let stage = Stage(320, 480)
    stage.root.layoutState.safeArea = EdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    let bar = stage.make { TabBar(items: [BarItem(title: "Home")]) }
    bar.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(bar)
    LayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
    ])
    stage.root.layoutIfNeeded()
    #expect(bar.frame == CGRect(0, 397, 320, 83))
  }

  @Test("a title too long for the bar is cut, and leaves the items room", arguments: bothDirections)
  func longTitle(direction: UserInterfaceLayoutDirection) throws {
    let stage = Stage(320, 480, direction: direction)
    let bar = stage.make { NavigationBar(title: "A title that is much too long for a bar") }
    bar.backTitle = "Back"
    bar.trailingItems = [BarItem(title: "Edit")]
    stage.place(bar, width: 320)
    stage.root.layoutIfNeeded()
    let text = try #require(bar.contentText())
    #expect(text.string == "Back | Edit | A title that is much too long for a bar")
    #expect(text.typeset.isTruncated)
    #expect(text.typeset.lines.first?.text == "Back")
  }

  @Test(
    "an item with an image shows the image alone, and a flat symbol is as wide as its item", arguments: bothDirections)
  func imageInsteadOfTitle(direction: UserInterfaceLayoutDirection) throws {
    let stage = Stage(320, 480, direction: direction)
    let image = Image(.symbol("chevron.down"), size: CGSize(width: 20, height: 11))
    let item = BarItem(title: "Next article", image: image)
    let (navigation, toolbar) = stage.make { (NavigationBar(title: ""), Toolbar(items: [item])) }
    navigation.trailingItems = [item]
    for bar in [navigation, toolbar] as [View] {
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
}
