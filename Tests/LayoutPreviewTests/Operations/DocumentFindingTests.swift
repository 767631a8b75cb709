import LPLayoutModel
import LPChecks
import LPDrawing
import Foundation
import LPLocalization
import Testing
import LPVariants

@testable import LPCatalogs
@testable import LPOperations

/// Which findings about documents a developer would call noise.
@MainActor
@Suite struct DocumentFindingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func document(_ views: String, constraints: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            \(views)
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            \(constraints)
          </constraints>
        </view>
      </objects>
    </document>
    """
  }

  private static func button(_ frame: String, _ more: String, _ attributes: String = "") -> String {
    """
    <button contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
    buttonType="system" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="button">
    <rect key="frame" \(frame)/>\(more)</button>
    """
  }

  /// Returns the rules that find something in a document.
  private func rules(_ text: String) throws -> Set<String> { Set(try findings(text).map(\.rule)) }

  private func findings(_ text: String) throws -> [Diagnostic] {
    try folder.write(text, to: "Card.xib")
    let catalog = try DocumentCatalog.catalog(path: folder.url.appendingPathComponent("Card.xib").path)
    let resources = try CatalogResources(folder: nil, catalog: catalog.description)
    let renderer = try PreviewRenderer(catalog: catalog, resources: resources, metrics: .ios)
    let lint = LintOperation(LintOptions(rules: Set(LintRule.allCases), defaultLocale: "en"), renderer)
    var found: [Diagnostic] = []
    let matrix = catalog.previews[0].matrix ?? VariantMatrix()
    for variant in try matrix.selection(defaultLocale: .english).variants {
      let result = lint.outcome(of: .variant(PreviewTask(preview: 0, variant: variant)))
      found += result.diagnostics + (result.answer?.previewDiagnostics ?? [])
    }
    return found
  }

  /// A button 40 points above the top margin, which is 59 points below the edge on a device with a safe area.
  private static func nearTop(savedAt y: Int, constant: Int) -> String {
    document(
      """
      <button contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
      buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
      <rect key="frame" x="100" y="\(y)" width="200" height="50"/>
      <constraints>
      <constraint firstAttribute="height" constant="50" id="c3"/><constraint firstAttribute="width" constant="200" id="c4"/>
      </constraints>
      <state key="normal" title="Animate"/></button>
      """,
      constraints: """
        <constraint firstItem="button" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        constant="\(constant)" id="c1"/>
        <constraint firstItem="button" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
        constant="100" id="c2"/>
        """)
  }

  @Test func `what the canvas shows inside is not reported as off the screen`() throws {
    #expect(try !rules(Self.nearTop(savedAt: 20, constant: -80)).contains("off-screen"))
    #expect(try rules(Self.nearTop(savedAt: -21, constant: -80)).contains("off-screen"))
  }

  @Test func `a title in a font that is not available may fit`() throws {
    let title = #"<state key="normal" title="hello@example.com"/>"#
    let font = #"<fontDescription key="fontDescription" name="Nowhere-Bold" family="Nowhere" pointSize="17"/>"#
    let frame = #"x="20" y="200" width="120" height="50""#
    let found = try rules(Self.document(Self.button(frame, font + title)))
    #expect(found.contains("missing-font") && !found.contains("clipped-text"), "\(found)")
    #expect(try rules(Self.document(Self.button(frame, title))).contains("clipped-text"))
  }

  @Test func `a title that wraps by words has several lines`() throws {
    let title = #"<state key="normal" title="Identify all possible languages"/>"#
    let frame = #"x="20" y="200" width="160" height="60""#
    let wraps = #"lineBreakMode="wordWrap""#
    #expect(try !rules(Self.document(Self.button(frame, title, wraps))).contains("clipped-text"))
    #expect(try rules(Self.document(Self.button(frame, title))).contains("clipped-text"))
  }

  private static func row(width: Int) -> String {
    document(
      """
      <tableView contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="table">
      <rect key="frame" x="0.0" y="0.0" width="393" height="800"/>
      <prototypes>
      <tableViewCell contentMode="scaleToFill" id="cell"><rect key="frame" x="0.0" y="28" width="\(width)" height="44"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/>
      <subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="card">
      <rect key="frame" x="176.5" y="7" width="40" height="30"/>
      <constraints><constraint firstAttribute="width" constant="40" id="c1"/>
      <constraint firstAttribute="height" constant="30" id="c2"/></constraints>
      </view>
      </subviews>
      <constraints>
      <constraint firstItem="card" firstAttribute="centerX" secondItem="content" secondAttribute="centerX" id="c3"/>
      <constraint firstItem="card" firstAttribute="top" secondItem="content" secondAttribute="top" constant="7" id="c4"/>
      </constraints>
      </tableViewCellContentView></tableViewCell>
      </prototypes></tableView>
      """)
  }

  @Test func `the list places what is in a row that was saved at another width`() throws {
    #expect(try !rules(Self.row(width: 320)).contains("misplaced"))
    let wrong = Self.row(width: 393).replacing(#"x="176.5""#, with: #"x="100""#)
    #expect(try rules(wrong).contains("misplaced"))
  }

  /// A box of a width between the margins of a xib's view, which are 16 points wide on this device.
  private static func box(width: Int, saved: Int) -> String {
    document(
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="100" width="\(saved)" height="50"/><constraints>
      <constraint firstAttribute="width" constant="\(width)" id="c1"/>
      <constraint firstAttribute="height" constant="50" id="c2"/></constraints></view>
      """,
      constraints: """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c3"/>
        <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin" id="c4"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c5"/>
        """)
  }

  @Test func `a margin that the document does not state made a conflict the editor did not show`() throws {
    func conflict(_ text: String) throws -> Diagnostic? {
      try findings(text).first { $0.rule == LintRule.conflict.rawValue }
    }
    let assumed = try #require(try conflict(Self.box(width: 353, saved: 353)))
    #expect(assumed.severity == .note)
    #expect(assumed.notes.contains { $0.message.contains("margins.leading is 16 pt from the edge") })
    let own = try #require(try conflict(Self.box(width: 500, saved: 353)))
    #expect(own.severity == .error, "the saved frames contradict the width as well")
    #expect(try conflict(Self.box(width: 361, saved: 361)) == nil)
  }
}
