import AutoLayout
import Foundation
import Testing

/// Items with a size each.
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let counts: [Int]
  var sizes: ((IndexPath) -> CGSize)?
  var made = 0
  var makeCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made += 1
    return makeCell?(collectionView, indexPath) ?? UICollectionViewCell(frame: .zero)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
}

@MainActor
struct CollectionViewTests {
  private func collection(
    _ stage: Stage, _ layout: UICollectionViewLayout, _ items: Items,
    change: (UICollectionView) -> Void = { _ in }
  ) -> UICollectionView {
    let view = stage.make { UICollectionView(frame: .zero, collectionViewLayout: layout) }
    view.dataSource = items
    view.delegate = items
    change(view)
    stage.place(view, width: stage.root.bounds.width, height: stage.root.bounds.height)
    stage.root.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

  /// A cell that is as large as a box of a size.
  private func box(_ width: CGFloat?, _ height: CGFloat) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    box.fillForTest(cell.contentView)
    if let width { box.widthAnchor.constraint(equalToConstant: width).isActive = true }
    box.heightAnchor.constraint(equalToConstant: height).isActive = true
    return cell
  }

  // MARK: Flow

  @Test func `a flow layout fills lines and justifies them, and the last one has the same columns`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    let view = collection(Stage(), layout, Items([5]))
    // Three to a line of 320, with (320 − 270) / 2 between them.
    #expect(
      frames(view) == [
        CGRect(0, 0, 90, 50), CGRect(115, 0, 90, 50), CGRect(230, 0, 90, 50), CGRect(0, 60, 90, 50),
        CGRect(115, 60, 90, 50),
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 110))
    let plain = collection(Stage(), layout, Items([5])) { $0.delegate = nil }
    #expect(frames(plain) == frames(view), "a delegate that gives the same size changes nothing")
  }

  @Test func `insets, headers and footers surround sections`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let view = collection(Stage(), layout, Items([1, 1]))
    #expect(frames(view) == [CGRect(10, 35, 300, 40), CGRect(10, 137, 300, 40)])
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(0, 102, 320, 30))
    #expect(view.contentSize.height == 204)
  }

  @Test func `items of different sizes are centred in their line`() {
    let layout = UICollectionViewFlowLayout()
    let items = Items([3])
    items.sizes = { CGSize(width: 100, height: $0.item == 1 ? 80 : 40) }
    let view = collection(Stage(), layout, items)
    #expect(frames(view) == [CGRect(0, 20, 100, 40), CGRect(110, 0, 100, 80), CGRect(220, 20, 100, 40)])
  }

  @Test func `a horizontal flow layout fills columns`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 200)
    let view = collection(Stage(), layout, Items([3]))
    #expect(frames(view) == [CGRect(0, 0, 100, 200), CGRect(0, 280, 100, 200), CGRect(110, 0, 100, 200)])
    #expect(view.contentSize == CGSize(width: 210, height: 480))
  }

  @Test func `items size themselves by their constraints`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let items = Items([3])
    items.makeCell = { _, path in self.box(80 + 40 * CGFloat(path.item), 30) }
    let view = collection(Stage(), layout, items)
    #expect(frames(view).map(\.size) == [80, 120, 160].map { CGSize(width: $0, height: 30) })
    #expect(frames(view).map(\.minY) == [0, 0, 40])
    #expect(items.made == 3)
  }

  @Test func `only items in sight are made`() {
    let items = Items([10_000])
    let stage = Stage()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = collection(stage, layout, items)
    #expect(items.made == 15)
    view.contentOffset.y = 110 * 1000
    stage.root.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 3000, section: 0))
    #expect(view.subviews.count == 15)
  }

  // MARK: Compositional

  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  @Test("items are parts of their group, from the leading edge", arguments: bothDirections)
  func fractions(direction: UIUserInterfaceLayoutDirection) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 0, trailing: 0)
    let view = collection(
      Stage(direction: direction), UICollectionViewCompositionalLayout(section: section), Items([6]))
    let x: [CGFloat] = direction == .leftToRight ? [20, 95, 170, 245] : [225, 150, 75, 0]
    #expect(frames(view).map(\.minX) == x + x.prefix(2))
    #expect(frames(view).map(\.minY) == [5, 5, 5, 5, 115, 115])
    #expect(frames(view).allSatisfy { $0.size == CGSize(width: 75, height: 100) })
    #expect(view.contentSize.height == 215)
  }

  @Test func `a number of equal items shares the group without the distances`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(10)
    let view = collection(
      Stage(), UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), Items([4]))
    #expect(frames(view).map(\.minX) == [0, 110, 220, 0])
    #expect(frames(view).allSatisfy { $0.width == 100 })
  }

  @Test func `nested groups make one large item beside two small ones`() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
      repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.fractionalWidth(0.6), .fractionalHeight(1)), column])
    let view = collection(
      Stage(), UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), Items([4]))
    #expect(
      frames(view) == [
        CGRect(0, 0, 192, 100), CGRect(192, 0, 128, 50), CGRect(192, 50, 128, 50), CGRect(0, 100, 192, 100),
      ])
  }

  @Test func `an orthogonal section rests at its start and shows what is in sight`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(80)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let items = Items([100, 100])
    let view = collection(Stage(), UICollectionViewCompositionalLayout(section: section), items)
    #expect(frames(view).map(\.minX) == [0, 130, 260, 0, 130, 260])
    #expect(frames(view).map(\.minY) == [0, 0, 0, 80, 80, 80])
    #expect(items.made == 6)
    #expect(view.contentSize == CGSize(width: 320, height: 160))
  }

  @Test func `estimated items have the height of their content, and a header extends its section`() {
    let estimated = size(.fractionalWidth(1), .estimated(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: estimated, subitems: [NSCollectionLayoutItem(layoutSize: estimated)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let items = Items([3])
    items.makeCell = { _, path in self.box(nil, 20 * CGFloat(path.item + 1)) }
    let view = collection(Stage(), UICollectionViewCompositionalLayout(section: section), items)
    #expect(frames(view) == [CGRect(0, 30, 320, 20), CGRect(0, 50, 320, 40), CGRect(0, 90, 320, 60)])
    #expect(view.contentSize.height == 150)
  }

  @Test func `a list has the rows of a table`() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let items = Items([2])
    items.makeCell = { _, path in
      let cell = UICollectionViewListCell(frame: .zero)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(path.item)"
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "7"), .disclosureIndicator()]
      return cell
    }
    let view = collection(Stage(), layout, items)
    #expect(frames(view) == [CGRect(16, 17.5, 288, 44), CGRect(16, 61.5, 288, 44)])
    // A line between the rows, from the text on.
    #expect(view.visibleCells.map { $0.subviews.dropFirst().map(\.frame.minX) } == [[16], []])
    #expect(view.backgroundColor == .systemGroupedBackground)
  }

  @Test func `a row at rest shows no accessories of a list that is being edited`() {
    func shown(_ accessories: [UICellAccessory]) -> [String] {
      let items = Items([1])
      items.makeCell = { _, path in
        let cell = UICollectionViewListCell(frame: .zero)
        cell.accessories = accessories
        return cell
      }
      let view = collection(Stage(), UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), items)
      return view.visibleCells.flatMap { $0.contentItems() }.compactMap {
        if case .symbol(let name, _, _, _) = $0 { name } else { nil }
      }
    }
    #expect(
      shown([.outlineDisclosure(), .delete(), .reorder(), .checkmark(displayed: .whenEditing)]) == ["chevron.forward"])
    #expect(shown([.checkmark(displayed: .whenNotEditing), .insert(), .multiselect()]) == ["checkmark"])
  }

  @Test func `registrations make and configure cells`() {
    final class Named: UICollectionViewCell {
      var name = ""
    }
    let registration = UICollectionView.CellRegistration<Named, String> { cell, _, item in cell.name = item }
    let stage = Stage()
    let view = stage.make { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    stage.place(view, width: 320, height: 480)
    stage.root.layoutIfNeeded()
    #expect(view.visibleCells.map { ($0 as? Named)?.name } == ["a", "b"])
  }

  @Test func `a layout of one's own places items`() {
    final class Diagonal: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: 30 * CGFloat(item), y: 30 * CGFloat(item), width: 20, height: 20)
          return attributes
        }
      }
    }
    let view = collection(Stage(), Diagonal(), Items([3]))
    #expect(frames(view) == [CGRect(0, 0, 20, 20), CGRect(30, 30, 20, 20), CGRect(60, 60, 20, 20)])
    #expect(view.contentSize.height == 1000)
  }
}

extension UIView {
  fileprivate func fillForTest(_ outer: UIView) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: outer.leadingAnchor), trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      topAnchor.constraint(equalTo: outer.topAnchor), bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
  }
}
