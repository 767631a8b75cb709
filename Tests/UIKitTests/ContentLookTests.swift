@_spi(Views) import LPAutoLayout
import Testing
import UIKit

/// Texts with attributes and changed colours in rows and buttons.
@MainActor
struct ContentLookTests {
  private static let toRed = UIConfigurationColorTransformer { _ in .red }

  private func items(_ configuration: UIListContentConfiguration) -> [ContentItem] {
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    return view.contentItems()
  }

  @Test func `a row's texts have attributes`() {
    var row = UIListContentConfiguration.subtitleCell()
    row.attributedText = NSAttributedString(string: "Name", attributes: [.backgroundColor: UIColor.yellow])
    row.secondaryAttributedText = NSAttributedString(string: "Place")
    let view = UIListContentView(configuration: row)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    #expect(view.contentText()?.string == "Name\nPlace")
    row.text = "Other"
    #expect(items(row) == view.contentItems())
  }

  @Test func `a row's colours are changed`() {
    var (row, red) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
    (row.text, row.image) = ("Name", UIImage(systemName: "star"))
    red = row
    row.textProperties.colorTransformer = Self.toRed
    row.imageProperties.tintColorTransformer = Self.toRed
    (red.textProperties.color, red.imageProperties.tintColor) = (.red, .red)
    #expect(items(row) == items(red) && row.textProperties.resolvedColor() == .red)
    #expect(row.imageProperties.resolvedTintColor(for: .blue) == .red)
  }

  @Test func `backgrounds of cells and buttons are changed`() {
    let cell = UICollectionViewCell(frame: .zero)
    var background = UIBackgroundConfiguration.listGroupedCell()
    #expect(background.backgroundColor == .secondarySystemGroupedBackground)
    background.backgroundColorTransformer = Self.toRed
    cell.backgroundConfiguration = background
    #expect(cell.backgroundColor == .red && background.resolvedBackgroundColor(for: .blue) == .red)
    #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
    #expect(UIBackgroundConfiguration.listSidebarCell() == .clear())
    let grey = UIConfigurationColorTransformer.grayscale(.red).resolvedColor(with: .current)
    var (r, g, b) = (CGFloat(0), CGFloat(0), CGFloat(0))
    grey.getRed(&r, green: &g, blue: &b, alpha: nil)
    #expect(r == g && g == b && r > 0 && r < 1)
  }

  @Test func `a button's wheel and picture have colours of their own`() {
    func items(_ change: (inout UIButton.Configuration) -> Void) -> [ContentItem] {
      var configuration = UIButton.Configuration.plain()
      configuration.image = UIImage(systemName: "star")
      change(&configuration)
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
      return button.contentItems()
    }
    #expect(items { _ in } != items { $0.imageColorTransformer = Self.toRed })
    #expect(
      items { $0.showsActivityIndicator = true }
        != items { ($0.showsActivityIndicator, $0.activityIndicatorColorTransformer) = (true, Self.toRed) })
  }

  @Test func `items of a group have distances around them`() {
    func frames(_ spacing: NSCollectionLayoutEdgeSpacing?) -> [CGRect] {
      let size = NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(20))
      let item = NSCollectionLayoutItem(layoutSize: size)
      item.edgeSpacing = spacing
      let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
      let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, _ in
        list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      var items = NSDiffableDataSourceSnapshot<Int, Int>()
      items.appendSections([0])
      items.appendItems([1, 2])
      source.apply(items)
      list.layoutIfNeeded()
      return (0..<2).compactMap { list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }
    #expect(frames(nil) == [CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 40, y: 0, width: 40, height: 20)])
    let around = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: .fixed(6), trailing: .fixed(5), bottom: nil)
    #expect(frames(around) == [CGRect(x: 4, y: 6, width: 40, height: 20), CGRect(x: 53, y: 6, width: 40, height: 20)])
    let wide = NSCollectionLayoutEdgeSpacing(leading: .fixed(20), top: nil, trailing: nil, bottom: nil)
    #expect(frames(wide) == [CGRect(x: 20, y: 0, width: 40, height: 20), CGRect(x: 20, y: 50, width: 40, height: 20)])
  }
}
