@_spi(Views) import LPAutoLayout
import LPComponents
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
    func shown(_ accessories: [UICellAccessory]) -> [String] { symbols(row(accessories)) }
    #expect(
      shown([.outlineDisclosure(), .delete(), .reorder(), .checkmark(displayed: .whenEditing)]) == ["chevron.forward"])
    #expect(shown([.checkmark(displayed: .whenNotEditing), .insert(), .multiselect()]) == ["checkmark"])
  }

  /// A list with one row, and its cell.
  private func row(
    _ accessories: [UICellAccessory], _ stage: Stage = Stage(), level: Int = 0
  ) -> UICollectionViewListCell? {
    let items = Items([1])
    items.makeCell = { _, _ in
      let cell = UICollectionViewListCell(frame: .zero)
      cell.indentationLevel = level
      cell.accessories = accessories
      return cell
    }
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    return collection(stage, layout, items).visibleCells.first as? UICollectionViewListCell
  }

  private func symbols(_ cell: UICollectionViewListCell?) -> [String] {
    (cell?.contentItems() ?? []).compactMap { item in
      switch item {
      case .symbol(let name, _, _, _): name
      // The semibold marks: that of a check ends above its corner.
      case .line(let path, _, _): Self.isCheck(path) ? "checkmark" : "chevron.forward"
      default: nil
      }
    }
  }

  private static func isCheck(_ path: Path) -> Bool {
    guard case .line(let corner)? = path.elements.dropFirst().first, case .line(let end)? = path.elements.last else {
      return false
    }
    return end.y < corner.y
  }

  @Test("views of the author's own are at either side, in the middle of the row", arguments: bothDirections)
  func customAccessories(direction: UIUserInterfaceLayoutDirection) throws {
    let stage = Stage(direction: direction)
    let (star, button) = stage.make { (UIView(frame: CGRect(0, 0, 20, 20)), UISwitch()) }
    let cell = try #require(
      row(
        [
          .customView(configuration: .init(customView: star, placement: .leading())), .disclosureIndicator(),
          .customView(configuration: .init(customView: button, placement: .trailing())),
        ], stage, level: 2))
    let frames = stage.frames([star, button, cell.contentView], in: cell)
    // The margin, 20 points of indentation and the star; the switch, 8 points and the indicator before the margin.
    #expect(frames[0] == CGRect(36, 12, 20, 20))
    #expect(frames[1] == CGRect(320 - 16 - 10.5 - 8 - 51, 6.5, 51, 31))
    #expect(frames[2] == CGRect(56, 0, frames[1].minX - 56, 44))
    #expect(cell.contentView.directionalLayoutMargins.leading == 8)
    #expect(symbols(cell) == ["chevron.forward"])
    #expect(LayoutResult.capture(stage.root).diagnostics.isEmpty)
  }

  @Test func `a view has the place that is asked for among the accessories, and leaves with its accessory`() throws {
    let stage = Stage()
    let view = stage.make { UIView(frame: CGRect(0, 0, 10, 10)) }
    func shown(_ position: @escaping UICellAccessory.Placement.Position) throws -> CGFloat {
      let badge = UICellAccessory.customView(
        configuration: .init(customView: view, placement: .trailing(at: position), reservedLayoutWidth: .custom(30)))
      let cell = try #require(row([.disclosureIndicator(), badge, .checkmark()], stage))
      defer { cell.accessories = [] }
      #expect(symbols(cell) == ["checkmark", "chevron.forward"])
      return stage.frames([view], in: cell)[0].midX
    }
    // From the trailing margin: the indicator 10.5, the check mark 24, the view 30 with gaps of 8 beside drawings.
    #expect(try shown { _ in 0 } == 304 - 10.5 - 24 - 8 - 15)
    #expect(try shown(UICellAccessory.Placement.position(after: .checkmark())) == 304 - 10.5 - 8 - 15)
    #expect(try shown(UICellAccessory.Placement.position(before: .disclosureIndicator())) == 304 - 10.5 - 8 - 15)
    #expect(try shown { $0.count } == 304 - 15)
    #expect(try shown { _ in 99 } == 304 - 15)
    #expect(view.superview == nil)
  }

  @Test func `a view has the size of its content whenever the accessories are set, in whichever row`() throws {
    let stage = Stage()
    let badge = stage.make { UILabel() }
    let accessory = UICellAccessory.customView(configuration: .init(customView: badge, placement: .trailing()))
    badge.text = "1"
    let (first, second) = (try #require(row([accessory], stage)), try #require(row([], stage)))
    let narrow = stage.frames([badge], in: first)[0].width
    badge.text = "12345"
    first.accessories = [accessory]
    let wide = stage.frames([badge], in: first)[0].width
    #expect(wide == badge.intrinsicContentSize.width && wide > 3 * narrow)
    badge.text = "1"
    second.accessories = [accessory]
    #expect(stage.frames([badge], in: second)[0].width == narrow)
    first.accessories = []
    #expect(badge.superview === second)
    second.accessories = []
    #expect(badge.superview == nil && badge.constraints.isEmpty)
    #expect(LayoutResult.capture(stage.root).diagnostics.isEmpty)
  }

  @Test func `accessories at the leading side are in the order of the array`() throws {
    let stage = Stage()
    let views = stage.make { [UIView(frame: CGRect(0, 0, 10, 10)), UIView(frame: CGRect(0, 0, 20, 20))] }
    let cell = try #require(
      row(views.map { .customView(configuration: .init(customView: $0, placement: .leading())) }, stage))
    #expect(stage.frames(views, in: cell).map(\.minX) == [16, 34])
  }

  @Test func `a hidden accessory takes room, and its view is shown again without the accessory`() throws {
    let stage = Stage()
    let view = stage.make { UIView(frame: CGRect(0, 0, 30, 30)) }
    let cell = try #require(
      row([.customView(configuration: .init(customView: view, placement: .trailing(), isHidden: true))], stage))
    #expect(view.isHidden && cell.contentView.frame.width == CGFloat(320 - 30 - 16))
    cell.accessories = []
    #expect(!view.isHidden)
  }

  @Test func `a row is as high as its text at the largest size that is allowed`() throws {
    func height(_ limit: UIContentSizeCategory?) -> CGFloat? {
      let stage = Stage(category: .accessibilityExtraExtraExtraLarge)
      let items = Items([1])
      items.makeCell = { _, _ in
        let cell = UICollectionViewListCell(frame: .zero)
        cell.maximumContentSizeCategory = limit
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
        return cell
      }
      let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      return collection(stage, layout, items).visibleCells.first?.frame.height
    }
    let (free, limited) = (try #require(height(nil)), try #require(height(.large)))
    #expect(free > 80 && limited == 44)
  }

  @Test func `options of an accessory change its width, and whether it is drawn`() throws {
    let wide = try #require(row([.checkmark(options: .init(isHidden: true, reservedLayoutWidth: .custom(60)))]))
    #expect(wide.contentView.frame.width == CGFloat(320 - 60 - 16))
    #expect(symbols(wide).isEmpty)
    let tint = try #require(row([.disclosureIndicator(options: .init(tintColor: .red))]))
    let colors = tint.contentItems().compactMap { if case .line(_, let color, _) = $0 { color } else { nil } }
    #expect(colors == [RGBA(red: 1, green: 0, blue: 0)])
  }

  @Test func `a button for editing that is always displayed is at its own side`() {
    #expect(
      symbols(row([.reorder(displayed: .always), .delete(displayed: .always)])) == [
        "minus.circle.fill", "line.3.horizontal",
      ])
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

  @Test func `items were painted in the order of the layout, whatever their indices`() {
    final class Stack: UICollectionViewLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        zip([Int.max, Int.max - 1, 0, -2, -1, 5, 5], 0...).map { zIndex, item in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: CGFloat(item), y: 0, width: 20, height: 20)
          attributes.zIndex = zIndex
          return attributes
        }
      }
    }
    let view = collection(Stage(), Stack(), Items([7]))
    let cells = view.subviews.filter { $0 is UICollectionViewCell }
    #expect(cells.map(\.frame.minX) == [3, 4, 2, 5, 6, 1, 0])
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
