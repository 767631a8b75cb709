import LPInterfaceBuilder
import Testing

@_spi(AppSources) @testable import UIKit

/// A view whose xib lies beside it, with what the rewrite of app sources adds.
final class CouponCell: UITableViewCell {
  var titleLabel: UILabel!
  weak var code: CodeLabel?
  var heightConstraint: NSLayoutConstraint?
  var marks: [UIView] = []
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = titleLabel != nil && code != nil
    titleLabel.text = "Woken"
  }

  override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "titleLabel": titleLabel = value as? UILabel
    case "code": code = value as? CodeLabel
    case "heightConstraint": heightConstraint = value as? NSLayoutConstraint
    case "marks": marks = value as? [UIView] ?? []
    default: super.setValue(value, forKey: key)
    }
  }
}

final class CodeLabel: UILabel {}

/// A controller of a storyboard, with what the rewrite of app sources adds.
final class CouponList: UITableViewController {
  var head: UILabel!
  var addButton: UIBarButtonItem!
  var rows = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "coupon", for: indexPath)
  }

  override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "head": head = value as? UILabel
    case "addButton": addButton = value as? UIBarButtonItem
    case "rows": rows = (value as? Double).map { Int($0) } ?? 0
    default: super.setValue(value, forKey: key)
    }
  }
}

final class CouponHeader: UITableViewHeaderFooterView {}

/// A view that loads what is in it from a xib that it owns.
final class OwnedView: UIView {
  var container: UIView!
  var words: [UILabel] = []

  override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "container": container = value as? UIView
    case "words": words = value as? [UILabel] ?? []
    default: super.setValue(value, forKey: key)
    }
  }
}

/// A view that adds what it loads itself, by an outlet that does not hold it.
final class WeakOwnerView: UIView {
  weak var container: UIView!

  override init(frame: CGRect) {
    super.init(frame: frame)
    Bundle.main.loadNibNamed("Owned", owner: self, options: nil)
    addSubview(container)
  }

  required init?(coder: NSCoder) { nil }

  override func setValue(_ value: Any?, forKey key: String) {
    if key == "container" { container = value as? UIView }
  }
}

@MainActor
struct NibDocumentsTests {
  @Test func `a controller that a storyboard embeds in itself overflowed the stack`() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="page"><scenes><scene sceneID="s"><objects>
      <viewController id="page"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <containerView id="box"><rect key="frame" x="0" y="0" width="200" height="90"/><connections>
      <segue destination="page" kind="embed" id="g"/></connections></containerView></subviews></view></viewController>
      </objects></scene></scenes></document>
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("embed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(storyboard.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
    NibDocuments.current = NibDocuments(folders: [folder.path], module: "UIKitTests.CouponCell")
    defer { NibDocuments.current = nil }
    let controller = try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    var depth = 0
    var view: UIView? = controller.view
    while let box = view?.subviews.first {
      view = box.subviews.first
      depth += 1
    }
    #expect((1...20).contains(depth), "\(depth) views are inside of each other")
  }

  private let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <tableViewCell contentMode="scaleToFill" rowHeight="60" id="cell" customClass="CouponCell">
          <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
          <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
            <subviews>
              <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                <rect key="frame" x="16" y="8" width="100" height="20"/>
                <constraints><constraint firstAttribute="height" constant="20" id="height"/></constraints>
              </label>
              <label text="Code" translatesAutoresizingMaskIntoConstraints="NO" id="code" customClass="CodeLabel">
                <rect key="frame" x="200" y="8" width="100" height="20"/>
              </label>
              <view customClass="NotHere" id="other"><rect key="frame" x="0" y="50" width="10" height="10"/></view>
            </subviews>
            <constraints>
              <constraint firstItem="title" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
    constant="16" id="a"/>
              <constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" \
    constant="8" id="b"/>
            </constraints>
          </tableViewCellContentView>
          <connections>
            <outlet property="titleLabel" destination="title" id="c1"/>
            <outlet property="code" destination="code" id="c2"/>
            <outlet property="heightConstraint" destination="height" id="c3"/>
            <outletCollection property="marks" destination="title" id="c4"/>
            <outletCollection property="marks" destination="other" id="c5"/>
          </connections>
        </tableViewCell>
      </objects>
    </document>
    """

  @Test func `A class's xib makes its views, connects its outlets and wakes it`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appendingPathComponent("Cells")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try xib.write(to: inner.appendingPathComponent("CouponCell.xib"), atomically: true, encoding: .utf8)
    let documents = NibDocuments(folders: [folder.path], module: _typeName(CouponCell.self))
    let cell = try #require(documents.shown("CouponCell") as? CouponCell)
    #expect(cell.isAwake && cell.titleLabel.text == "Woken" && cell.code?.text == "Code")
    #expect(cell.heightConstraint?.constant == 20 && cell.marks.count == 2)
    #expect(cell.bounds.size == CGSize(width: 320, height: 60))
    #expect(cell.titleLabel.superview === cell.contentView)
    cell.layoutIfNeeded()
    #expect(cell.titleLabel.frame.origin == CGPoint(x: 16, y: 8))
    #expect(documents.shown("Coupon") == nil)
  }

  @Test func `A damaged xib and one of another class are none`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try xib.prefix(900).write(to: folder.appendingPathComponent("CouponCell.xib"), atomically: true, encoding: .utf8)
    try xib.write(to: folder.appendingPathComponent("CodeLabel.xib"), atomically: true, encoding: .utf8)
    let documents = NibDocuments(folders: [folder.path], module: _typeName(CouponCell.self))
    #expect(documents.xib(named: "CouponCell") == nil)
    let place = try #require(documents.place(of: "CouponCell"))
    #expect(place.document.fileName == "CodeLabel.xib" && place.place.rank == 0)
  }

  /// Makes a folder with xibs by their names, and looks there while the body runs.
  private func withXibs(_ xibs: [String: String], _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in xibs {
      let file = name.contains(".") ? name : "\(name).xib"
      try text.write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }
    NibDocuments.current = NibDocuments(folders: [folder.path], module: _typeName(CouponCell.self))
    defer {
      NibDocuments.current = nil
      try? FileManager.default.removeItem(at: folder)
    }
    try body()
  }

  private let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="list">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="one"><objects>
          <tableViewController storyboardIdentifier="List" title="Coupons" id="list" customClass="CouponList">
            <tableView key="view" clipsSubviews="YES" rowHeight="60" style="plain" id="table">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <label key="tableHeaderView" text="Head" id="head">
                <rect key="frame" x="0.0" y="0.0" width="375" height="30"/></label>
              <prototypes>
                <tableViewCell reuseIdentifier="coupon" id="cell" customClass="CouponCell">
                  <rect key="frame" x="0.0" y="30" width="375" height="60"/>
                  <tableViewCellContentView key="contentView" id="content">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
                    <subviews>
                      <label text="Label" id="title"><rect key="frame" x="16" y="8" width="100" height="20"/></label>
                      <label text="Code" id="code" customClass="CodeLabel">
                        <rect key="frame" x="200" y="8" width="100" height="20"/></label>
                    </subviews>
                  </tableViewCellContentView>
                  <connections>
                    <outlet property="titleLabel" destination="title" id="c1"/>
                    <outlet property="code" destination="code" id="c2"/>
                  </connections>
                </tableViewCell>
              </prototypes>
              <connections>
                <outlet property="dataSource" destination="list" id="c3"/>
                <outlet property="delegate" destination="list" id="c4"/>
              </connections>
            </tableView>
            <navigationItem key="navigationItem" title="All coupons" id="item">
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/>
            </navigationItem>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="rows">
                <integer key="value" value="2"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            <connections>
              <outlet property="head" destination="head" id="c5"/>
              <outlet property="addButton" destination="add" id="c6"/>
            </connections>
          </tableViewController>
        </objects></scene>
        <scene sceneID="two"><objects>
          <viewController storyboardIdentifier="Host" id="host">
            <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <containerView id="box"><rect key="frame" x="0.0" y="100" width="375" height="300"/>
                  <connections><segue destination="list" kind="embed" identifier="inner" id="s"/></connections>
                </containerView>
              </subviews>
            </view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  @Test func `A controller of a storyboard has its outlets, its prototypes and its bar`() throws {
    try withXibs(["Main.storyboard": storyboard]) {
      let board = UIStoryboard(name: "Main", bundle: nil)
      let list = try #require(board.instantiateViewController(withIdentifier: "List") as? CouponList)
      list.loadViewIfNeeded()
      #expect(list.head?.text == "Head" && list.rows == 2 && list.title == "Coupons")
      #expect(list.tableView.tableHeaderView === list.head && list.tableView.dataSource === list)
      #expect(list.navigationItem.title == "All coupons" && list.addButton != nil)
      #expect(list.navigationItem.rightBarButtonItem === list.addButton && list.storyboard != nil)
      list.tableView.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
      list.tableView.layoutIfNeeded()
      let cells = list.tableView.visibleCells
      #expect(cells.count == 2 && cells.allSatisfy { ($0 as? CouponCell)?.isAwake == true })
      #expect(board.instantiateInitialViewController() is CouponList)
    }
  }

  @Test func `A storyboard embeds the controllers of its containers`() throws {
    try withXibs(["Main.storyboard": storyboard]) {
      let host = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Host")
      host.loadViewIfNeeded()
      let list = try #require(host.children.first as? CouponList)
      #expect(list.view.bounds.size == CGSize(width: 375, height: 300) && list.view.superview?.superview === host.view)
    }
  }

  @Test func `A class of a storyboard is shown as its scene or its cell`() throws {
    try withXibs(["Main.storyboard": storyboard]) {
      let documents = try #require(NibDocuments.current)
      #expect(documents.place(of: "CouponList")?.place.rank == 1 && documents.place(of: "CouponCell")?.place.rank == 3)
      #expect(documents.place(of: "CodeLabel")?.place.rank == 4 && documents.place(of: "Nowhere") == nil)
      let cell = try #require(documents.shown("CouponCell") as? CouponCell)
      #expect(cell.isAwake && cell.code?.text == "Code")
    }
  }

  @Test func `A view that owns a xib gets its views where its own code adds none`() throws {
    try withXibs(["Owned": owned]) {
      let view = OwnedView()
      NibDocuments.load(into: view)
      #expect(view.subviews.count == 1 && view.subviews.first === view.container && view.words.count == 1)
      NibDocuments.load(into: view)
      #expect(view.subviews.count == 1)
    }
  }

  private let owned = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OwnedView">
          <connections>
            <outlet property="container" destination="box" id="c1"/>
            <outletCollection property="words" destination="word" id="c2"/>
          </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="box"><rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
          <subviews>
            <label text="Inside" translatesAutoresizingMaskIntoConstraints="NO" id="word">
              <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
            </label>
          </subviews>
        </view>
      </objects>
    </document>
    """

  @Test func `A xib that code loads connects the outlets of its owner`() throws {
    try withXibs(["Owned": owned]) {
      let view = OwnedView()
      let made = UINib(nibName: "Owned", bundle: nil).instantiate(withOwner: view)
      #expect(made.count == 1 && made.first as? UIView === view.container)
      #expect(view.words.map(\.text) == ["Inside"] && view.container.bounds.size == CGSize(width: 200, height: 40))
      let other = OwnedView()
      #expect(Bundle.main.loadNibNamed("Owned", owner: other, options: nil)?.first as? UIView === other.container)
    }
  }

  @Test func `what a weak outlet holds was gone before its view could add it`() throws {
    try withXibs(["Owned": owned]) {
      let view = WeakOwnerView(frame: .zero)
      #expect(view.subviews.count == 1 && view.subviews.first?.subviews.count == 1)
    }
  }

  @Test func `A xib that is missing is reported, and makes nothing`() throws {
    try withXibs([:]) {
      #expect(Bundle.main.loadNibNamed("NowhereView", owner: nil) == nil)
      #expect(UINib(nibName: "NowhereView", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }
    let use = InactiveUse.all.first { $0.feature == "the xib 'NowhereView'" }
    #expect(use?.reason == "no file 'NowhereView.xib' that can be read is among the app's sources")
  }

  @Test func `Cells are made from a registered xib`() throws {
    try withXibs(["CouponCell": xib]) {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UINib(nibName: "CouponCell", bundle: nil), forCellReuseIdentifier: "coupon")
      let cell = try #require(table.dequeueReusableCell(withIdentifier: "coupon") as? CouponCell)
      #expect(cell.reuseIdentifier == "coupon" && cell.isAwake && cell.titleLabel.text == "Woken")
    }
  }

  @Test func `Headers are made from a registered xib`() throws {
    let header = xib.replacing(
      #/<tableViewCell contentMode="scaleToFill" rowHeight="60" id="cell" customClass="CouponCell">/#,
      with: #"<view id="cell" customClass="CouponHeader">"#
    ).replacing("</tableViewCell>", with: "</view>").replacing(#/<connections>(.|\n)*<\/connections>/#, with: "")
    try withXibs(["Header": header]) {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "head")
      let made = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "head"))
      #expect(made is CouponHeader && made.reuseIdentifier == "head")
    }
  }
}
