import BrowserDriver
import Foundation

/// `benchmarks live [--saves N] [--edits N] [--only PART,…] [--json]`: how long the live page takes from a save to the painted
/// picture, in Chromium, with the release build of the tool.
///
/// Milliseconds are the 95th percentile of as many saves as `--saves` says (50). A save begins when the complete file
/// is renamed into its place, as editors do, after the build of the one before is shown.
///
/// The part `edits` runs where it is named. It measures no time: it changes as many literals at random as `--edits` says
/// (500), and counts pictures that differ from what the compiler gives.
@MainActor
enum LiveBenchmark {
  private enum Part: String, CaseIterable {
    case literal, file, package, document, strings, drag, edits
  }

  struct Report: Encodable {
    var literal_save_to_picture_ms: Double?
    var file_save_to_picture_ms: Double?
    var package_save_to_picture_ms: Double?
    /// `swift build` alone after a change of the same kind.
    var package_build_ms: Double?
    var document_save_to_picture_ms: Double?
    var strings_save_to_picture_ms: Double?
    var drag_pictures_per_s: Double?
    /// All that were measured.
    var saves = 0
    /// From the tenth literal save to the last, of the command and the processes below it: memory, open descriptors,
    /// processes, and temporary files.
    var rss_growth_mb: Double?
    var descriptor_growth: Int?
    var process_growth: Int?
    var file_growth: Int?
    /// Literals that were changed at random, those that were shown before they were compiled, and those whose picture
    /// the compiler's result changed.
    var literal_edits: Int?
    var literal_edits_shown: Int?
    var literal_edits_differing: Int?
  }

  static func run(_ arguments: [String]) throws {
    let words = Words(arguments)
    let parts = try (words.list("--only") ?? Part.allCases.filter { $0 != .edits }.map(\.rawValue)).map { name in
      guard let part = Part(rawValue: name) else {
        let all = Part.allCases.map(\.rawValue).joined(separator: ", ")
        throw TimedProcess.Failure(description: "--only takes a list of: \(all)")
      }
      return part
    }
    guard Browser.isInstalled else { throw TimedProcess.Failure(description: Browser.advice) }
    let tools = try GoldensTools()
    defer { tools.removeFolder() }
    let saves = max(2, words.number("--saves") ?? 50)
    let edits = max(1, words.number("--edits") ?? 500)
    let report = try waiting { try await measure(parts, saves: saves, edits: edits, tools) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = arguments.contains("--json") ? [.sortedKeys] : [.sortedKeys, .prettyPrinted]
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
  }

  /// Runs the main actor's work until it ends.
  private static func waiting(_ work: @escaping @MainActor () async throws -> Report) throws -> Report {
    var result: Result<Report, any Error>?
    Task { @MainActor in
      do { result = .success(try await work()) } catch { result = .failure(error) }
    }
    while result == nil { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05)) }
    return try result!.get()
  }

  private static func measure(
    _ parts: [Part], saves: Int, edits: Int, _ tools: GoldensTools
  ) async throws -> Report {
    var report = Report()
    for part in parts {
      note("measuring: \(part.rawValue)")
      let folder = tools.path(part.rawValue)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      switch part {
      case .literal: report.literal_save_to_picture_ms = try await literals(saves, folder, tools, &report)
      case .file: report.file_save_to_picture_ms = try await files(saves, folder, tools)
      case .package: try await package(saves, folder, tools, &report)
      case .document: report.document_save_to_picture_ms = try await documents(saves, folder, tools)
      case .strings: report.strings_save_to_picture_ms = try await strings(saves, folder, tools)
      case .drag: report.drag_pictures_per_s = try await drag(folder, tools)
      case .edits: try await randomEdits(edits, folder, tools, &report)
      }
      if ![.drag, .edits].contains(part) { report.saves += saves }
    }
    return report
  }

  // MARK: Saves

  /// Serves files and opens the page.
  static func following(
    _ operands: [String], in folder: String, preview: String, view: String,
    _ body: @MainActor (LivePage, WatchProcess) async throws -> Void
  ) async throws {
    let served = try WatchProcess(preview, operands, in: folder)
    defer { served.end() }
    try await Browser.run { browser in
      let page = try await LivePage(browser, served.address, following: view)
      try await page.settle()
      try await body(page, served)
    }
  }

  /// Puts a text into a file's place at once, and returns when, in milliseconds since 1970.
  static func save(_ text: String, to path: String) throws -> Double {
    try text.write(toFile: path + "~", atomically: false, encoding: .utf8)
    let now = Date().timeIntervalSince1970 * 1000
    guard rename(path + "~", path) == 0 else { throw TimedProcess.Failure(description: "\(path) cannot be written") }
    return now
  }

  /// The 95th percentile of the time from saves to their pictures, in milliseconds.
  ///
  /// - Parameters:
  ///   - text: what a save writes.
  ///   - condition: what is so in its picture.
  private static func saves(
    _ count: Int, to path: String, _ page: LivePage, text: (Int) -> String, condition: (Int) -> String,
    each: (Int) -> Void = { _ in }
  ) async throws -> Double {
    var durations: [Double] = []
    for number in 0..<count {
      let start = try save(text(number), to: path)
      durations.append(try await page.time(of: condition(number)) - start)
      try await page.settle()
      each(number)
    }
    return percentile95(durations)
  }

  // MARK: Sources

  /// The constants of saves; each differs from the one before.
  private static func constant(_ number: Int) -> Int { 30 + number % 90 }

  private static func card(constant: String, title: String = "Label(\"Ada\")", name: String = "Card") -> String {
    """
    import LayoutPreview

    @main
    struct \(name): PreviewCatalog {
      var previews: [Preview] {
        Preview("Profile card") {
          let name = \(title)
          let follow = Button("Follow")
          return Screen {
            name
            follow
          } constraints: { screen in
            name.leading == screen.leading + \(constant)
            name.top == screen.top + 40
            follow.leading >= name.trailing + 8
            follow.trailing == screen.trailing - 16
            follow.firstBaseline == name.firstBaseline
          }
        }
      }
    }

    """
  }

  /// Code of another shape each time, so that it has to be compiled.
  private static func expression(_ number: Int) -> String {
    number.isMultiple(of: 2) ? "CGFloat(\(constant(number)))" : "(\(constant(number)))"
  }

  private static func literals(
    _ count: Int, _ folder: String, _ tools: GoldensTools, _ report: inout Report
  ) async throws -> Double {
    let path = "\(folder)/Card.swift"
    _ = try save(card(constant: "24"), to: path)
    var (result, before, growth) = (0.0, Footprint(), Footprint())
    try await following(["Card.swift"], in: folder, preview: tools.preview, view: "name") { page, served in
      result = try await saves(
        count, to: path, page, text: { card(constant: "\(constant($0))") }, condition: { "each.x === \(constant($0))" }
      ) { number in
        if number == min(10, count / 2) { before = served.footprint }
        growth = served.footprint.growth(since: before)
      }
    }
    (report.rss_growth_mb, report.descriptor_growth) = (growth.megabytes, growth.descriptors)
    (report.process_growth, report.file_growth) = (growth.processes, growth.files)
    return result
  }

  private static func files(_ count: Int, _ folder: String, _ tools: GoldensTools) async throws -> Double {
    let path = "\(folder)/Card.swift"
    _ = try save(card(constant: "24"), to: path)
    var result = 0.0
    try await following(["Card.swift"], in: folder, preview: tools.preview, view: "name") { page, _ in
      result = try await saves(
        count, to: path, page, text: { card(constant: expression($0)) }, condition: { "each.x === \(constant($0))" })
    }
    return result
  }

  /// A package as `preview init` makes it, with an installed tool.
  private static func package(
    _ count: Int, _ folder: String, _ tools: GoldensTools, _ report: inout Report
  ) async throws {
    let prefix = tools.path("installed")
    note("installing")
    try TimedProcess(["make", "-s", "install", "PREFIX=\(prefix)"], in: tools.package).expect([0])
    let preview = "\(prefix)/bin/preview"
    try TimedProcess([preview, "init", "Demo"], in: folder).expect([0])
    let root = "\(folder)/Demo"
    let sources = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/Sources")
    guard let source = sources.first(where: { $0.hasSuffix(".swift") }) else {
      throw TimedProcess.Failure(description: "preview init made no sources")
    }
    let path = "\(root)/Sources/\(source)"
    let name = URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
    _ = try save(card(constant: "24", name: name), to: path)
    var result = 0.0
    try await following([], in: root, preview: preview, view: "name") { page, _ in
      result = try await saves(
        count, to: path, page, text: { card(constant: expression($0), name: name) },
        condition: { "each.x === \(constant($0))" })
    }
    report.package_save_to_picture_ms = result
    note("building alone")
    var builds: [Double] = []
    for number in 0..<count {
      _ = try save(card(constant: expression(number), name: name), to: path)
      builds.append(try TimedProcess(["swift", "build"], in: root).expect([0]).milliseconds)
    }
    report.package_build_ms = percentile95(builds)
  }

  // MARK: Documents and strings

  private static func document(constant: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES" initialViewController="c1">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController id="c1" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v1">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                  <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Title" \
    textAlignment="natural" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="title" \
    userLabel="name">
                    <rect key="frame" x="24" y="99" width="34" height="21"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                  </label>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                  <constraint firstItem="title" firstAttribute="leading" secondItem="v1" secondAttribute="leading" \
    constant="\(constant)" id="k1"/>
                  <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" \
    constant="40" id="k2"/>
                </constraints>
              </view>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
          </objects>
        </scene>
      </scenes>
    </document>

    """
  }

  private static func documents(_ count: Int, _ folder: String, _ tools: GoldensTools) async throws -> Double {
    let path = "\(folder)/Main.storyboard"
    _ = try save(document(constant: 24), to: path)
    var result = 0.0
    try await following(["Main.storyboard"], in: folder, preview: tools.preview, view: "name") { page, _ in
      result = try await saves(
        count, to: path, page, text: { document(constant: constant($0)) }, condition: { "each.x === \(constant($0))" })
    }
    return result
  }

  private static func catalog(_ text: String) -> String {
    """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"card.name": {"localizations": {"en": {"stringUnit": \
    {"state": "translated", "value": "\(text)"}}}}}}

    """
  }

  private static func strings(_ count: Int, _ folder: String, _ tools: GoldensTools) async throws -> Double {
    let path = "\(folder)/Resources/Localizable.xcstrings"
    try FileManager.default.createDirectory(atPath: "\(folder)/Resources", withIntermediateDirectories: true)
    _ = try save(catalog("Ada"), to: path)
    _ = try save(card(constant: "24", title: "Label(\"card.name\")"), to: "\(folder)/Card.swift")
    var result = 0.0
    try await following(["Card.swift"], in: folder, preview: tools.preview, view: "name") { page, _ in
      result = try await saves(
        count, to: path, page, text: { catalog("Ada \(constant($0))") },
        condition: { "each.text === 'Ada \(constant($0))'" })
    }
    return result
  }

  // MARK: Dragging

  /// Distinct layouts that were painted a second while an edge of the gallery's largest screen is dragged from 320 to
  /// 1,024 points.
  private static func drag(_ folder: String, _ tools: GoldensTools) async throws -> Double {
    var result = 0.0
    let catalog = ["--package-path", tools.package, "--catalog", "Gallery", "-c", "release"]
    try await following(catalog, in: folder, preview: tools.preview, view: "") { page, _ in
      let browser = page.browser
      try await openLargest(browser)
      try await browser.script("livePreview.page.main.resize({ width: 320 }); return true", as: Bool.self)
      try await browser.wait("livePreview.page.main.live.layout.size[0] === 320")
      try await page.settle()
      try await browser.script("window.painted = []; return true", as: Bool.self)
      let edge = try await browser.middle(of: "livePreview.page.main.element.querySelector('.edge.is-right')")
      let scale: Double = try await browser.script("return livePreview.page.main.stage.viewport.scale")
      // A screen that is smaller than its area stays in its middle, so that its edge moves by half.
      try await browser.drag(from: edge, to: CGPoint(x: edge.x + 704 * scale, y: edge.y), seconds: 4)
      try await browser.wait("livePreview.page.main.live.layout.size[0] >= 1024")
      result = try await browser.script(
        """
        const seen = new Map();
        for (const each of window.painted) if (each.width <= 1024 && !seen.has(each.width)) seen.set(each.width, each.time);
        const times = [...seen.values()];
        return (times.length - 1) / (times.at(-1) - times[0]) * 1000
        """)
    }
    return result
  }

  private static func openLargest(_ browser: Browser) async throws {
    try await browser.script(
      """
      return (async () => {
        let [largest, most] = [0, -1];
        for (const preview of livePreview.page.catalog.previews.keys()) {
          const { layout } = await livePreview.server.ask("layout", { catalog: 0, preview, variant: "default", isBrief: false });
          if (layout.views.length > most) [largest, most] = [preview, layout.views.length];
        }
        livePreview.page.go(0, largest);
        return true
      })()
      """, as: Bool.self)
    try await browser.wait("livePreview.page.main?.live && livePreview.page.cards.length === 1")
    try await browser.settle()
  }
}
