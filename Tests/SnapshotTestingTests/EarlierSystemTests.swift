@_spi(Views) import LPAutoLayout
@_spi(Views) import LPComponents
import LPLayoutModel
import Testing
import UIKit

/// What iOS 13 and 14 show and later ones do not, and bars on screens of other devices in tests.
@MainActor
struct EarlierSystemTests {
  private func environment(
    _ metrics: ControlMetrics, _ traits: TraitValues = TraitValues(displayScale: 2), device: TraitValues? = nil,
    size: CGSize = CGSize(width: 320, height: 480)
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      traits: traits, screenSize: size, safeAreaInsets: .zero, text: FixedAdvanceText(), strings: KeysAsStrings(),
      images: NoImages(), metrics: metrics, sources: LayoutEnvironment.current.sources,
      deviceTraits: device.map(UITraitCollection.init), isLive: true)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// The lower edges of the lines that a table draws itself.
  private func lines(_ metrics: ControlMetrics, _ change: (UITableView) -> Void = { _ in }) -> [CGFloat] {
    LayoutEnvironment.$current.withValue(environment(metrics)) {
      let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), Rows())
      table.dataSource = rows
      table.rowHeight = 44
      change(table)
      table.layoutIfNeeded()
      return table.contentItems().compactMap { item in
        guard case .fill(let path, _) = item else { return nil }
        let rect = path.controlPointBounds
        return rect.height == 0.5 && rect.minX == 16 && rect.maxX == 320 ? rect.maxY : nil
      }
    }
  }

  @Test func `a plain table showed no lines of rows that it does not have`() {
    #expect(lines(.ios13) == [132, 176])
    #expect(lines(.classic).isEmpty)
    #expect(lines(.ios13) { $0.tableFooterView = UIView() }.isEmpty)
    #expect(lines(.ios13) { $0.separatorStyle = .none }.isEmpty)
    #expect(lines(.ios13) { $0.rowHeight = 80 } == [])
  }

  private func bar(_ environment: LayoutEnvironment) -> UINavigationBar {
    LayoutEnvironment.$current.withValue(environment) {
      let content = UIViewController()
      content.title = "Cards"
      content.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
      let controller = UINavigationController(rootViewController: content)
      let window = UIWindow(frame: CGRect(origin: .zero, size: environment.screenSize))
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      return controller.navigationBar
    }
  }

  private func line(of bar: UINavigationBar) -> Bool {
    bar.contentItems().contains { item in
      guard case .fill(let path, _) = item else { return false }
      return path.controlPointBounds.height <= 0.5 && path.controlPointBounds.width == bar.bounds.width
    }
  }

  @Test func `a bar above content at its start had no line before iOS 15 either`() {
    #expect(line(of: bar(environment(.ios13))))
    #expect(!line(of: bar(environment(.classic))))
  }

  @Test func `bars of a tablet's or a landscape screen in a test on a phone are as high as the phone's`() {
    let phone = TraitValues(horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 2)
    var pad = TraitValues(horizontalSizeClass: .regular, verticalSizeClass: .regular, displayScale: 2)
    pad.userInterfaceIdiom = .pad
    let landscape = TraitValues(horizontalSizeClass: .compact, verticalSizeClass: .compact, displayScale: 2)
    let size = CGSize(width: 700, height: 700)
    #expect(bar(environment(.classic, pad, size: size)).bounds.height == 50)
    #expect(bar(environment(.classic, pad, device: phone, size: size)).bounds.height == 44)
    #expect(bar(environment(.classic, landscape, size: size)).bounds.height == 32)
    #expect(bar(environment(.classic, landscape, device: phone, size: size)).bounds.height == 44)
  }

  @Test func `items of a bar beside a notch were below it`() throws {
    let environment = LayoutEnvironment(
      traits: TraitValues(verticalSizeClass: .compact, displayScale: 3), screenSize: CGSize(width: 812, height: 375),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44), text: FixedAdvanceText(),
      strings: KeysAsStrings(), images: NoImages(), sources: LayoutEnvironment.current.sources, isLive: true)
    let bar = bar(environment)
    let places = bar.contentItems().compactMap { item in
      if case .text(_, let place, _) = item { place.x } else { nil }
    }
    #expect(bar.bounds.width == 812)
    let pushed = self.bar(environment)
    pushed.leadingItems = []
    pushed.backTitle = "Back"
    let back = pushed.contentItems().compactMap { item in
      if case .text(_, let place, _) = item { place.x } else { nil }
    }
    #expect(back.min() == 72, "\(back)")
    #expect(places.min() == 60, "\(places)")
  }

  @Test(arguments: [(375, 16), (413, 16), (414, 20), (667, 20)])
  func `items of a bar begin 20 points from the edges of a wide one`(width: CGFloat, side: CGFloat) throws {
    let bar = bar(environment(.classic, size: CGSize(width: width, height: 700)))
    let places = bar.contentItems().compactMap { item in
      if case .text(_, let place, _) = item { place.x } else { nil }
    }
    let first = try #require(places.min())
    #expect(abs(first - side) < 0.01, "\(first)")
  }
}
