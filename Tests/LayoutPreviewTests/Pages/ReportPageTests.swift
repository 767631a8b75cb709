import BrowserDriver
import Foundation
@testable import LPSupport
import Testing
@testable import LPCatalogs
import LPVariants

/// The page of a test's report, decided about in a browser.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "\(Browser.advice)")) struct ReportPageTests {
  let folder: TemporaryFolder

  /// Two goldens that one edit changed, one of them with another picture, and one that is missing.
  init() throws {
    folder = try TemporaryFolder()
    try #require(try run("record", "Small box", "Greeting", "--direction", "all").status == 0)
    for variant in ["default", "rtl"] {
      let golden = "goldens/Troubled/small-box/\(variant).layout.txt"
      try folder.write(try folder.text(golden).replacing("120", with: "130"), to: golden)
    }
    let goldens = folder.url.appendingPathComponent("goldens/Troubled")
    try folder.read("goldens/Troubled/greeting/default.png").write(
      to: goldens.appendingPathComponent("small-box/default.png"))
    for suffix in ["layout.txt", "png"] {
      try FileManager.default.removeItem(at: goldens.appendingPathComponent("greeting/rtl.\(suffix)"))
    }
    let test = try run("test", "Small box", "Greeting", "--direction", "all", "--report", "html", "--pixels")
    try #require(test.status == 1, "\(test.output)\(test.errors)")
  }

  private func run(_ arguments: String...) throws -> CommandRun { try CommandRun("Troubled", arguments, in: folder) }

  /// The page alone in another folder: it has to have everything in it.
  private func lonelyPage() throws -> URL {
    let page = folder.scratch.appendingPathComponent("mail/index.html")
    try FileManager.default.createDirectory(at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
    try folder.read(".preview/reports/index.html").write(to: page)
    return page
  }

  private static let rows = "[...document.querySelectorAll('.rows > li:not([hidden]) > a')]"
  private static let comparison = "document.querySelector('.comparison')"

  private func open(_ page: URL, in browser: Browser) async throws {
    try await browser.open(page)
    try await browser.wait("\(Self.comparison)?.dataset.mode === 'slider' && document.querySelector('.diff mark')")
  }

  private func rowNames(_ browser: Browser) async throws -> [String] {
    try await browser.script("return \(Self.rows).map((each) => each.innerText.replace(/\\s+/g, ' ').trim())")
  }

  /// Which picture is seen and what the legend says, after each change of the picture.
  private func turns(_ count: Int, in browser: Browser, seconds: Int = 20) async throws -> [String] {
    try await browser.script(
      """
      const comparison = \(Self.comparison), turns = [];
      const isSeen = (image) => getComputedStyle(image).visibility === "visible";
      return new Promise((done) => {
        new MutationObserver(() => {
          const seen = [...comparison.querySelectorAll("img")].filter(isSeen).map((image) => image.alt);
          turns.push(`${seen}: ${document.querySelector(".comparison-legend").textContent}`);
          if (turns.length === \(count)) done(turns);
        }).observe(comparison, { attributeFilter: ["class"] });
        setTimeout(() => done(turns), \(seconds * 1000));
      })
      """)
  }

  @Test func `goldens are grouped by cause, compared by picture and text, and filtered`() async throws {
    let page = try lonelyPage()
    try await Browser.run { browser in
      try await open(page, in: browser)
      #expect(try await rowNames(browser) == ["Small box default", "Small box rtl", "Greeting rtl"])
      let groups: [String] = try await browser.script(
        "return [...document.querySelectorAll('.group h2')].map((each) => each.textContent)")
      #expect(groups.count == 2 && groups[0].contains("130") && groups[1] == "New")

      // The divider begins amid what changed.
      let start: [Double] = try await browser.script(
        """
        const { left, width } = document.querySelector(".difference-box").style;
        return [parseFloat(left) + parseFloat(width) / 2, Number(document.querySelector(".divider").value)]
        """)
      #expect(abs(start[0] - start[1]) < 1)

      // The divider by pointer and by key; the actual picture is right of it.
      let box: [Double] = try await browser.script(
        "const box = \(Self.comparison).getBoundingClientRect(); return [box.left, box.top, box.width, box.height]")
      try await browser.point(at: [CGPoint(x: box[0] + box[2] / 4, y: box[1] + box[3] / 2)], click: true)
      func cut() async throws -> Double {
        try await browser.script(
          "return parseFloat(getComputedStyle(document.querySelector('.actual')).clipPath.match(/([\\d.]+)%\\)/)[1])")
      }
      #expect(try await abs(cut() - 25) < 2)
      let before = try await cut()
      try await browser.press(Key.right)
      #expect(try await cut() > before)

      for (key, mode) in [("d", "beside"), ("o", "onion"), ("x", "difference"), ("b", "blink")] {
        try await browser.press(key)
        #expect(try await browser.script("return \(Self.comparison).dataset.mode") == mode)
      }
      let turns = try await turns(4, in: browser)
      #expect(Set(turns) == ["Actual: actual", "Expected: expected"])
      #expect(zip(turns, turns.dropFirst()).allSatisfy { $0 != $1 })
      // Another mode ends it.
      try await browser.press("o")
      #expect(try await self.turns(4, in: browser, seconds: 1) == [])
      try await browser.press("b")
      let marks: [String] = try await browser.script(
        "return [...document.querySelectorAll('.diff mark')].map((each) => each.textContent)")
      #expect(marks.contains { $0.contains("130") } && marks.contains { $0.contains("120") })

      try await browser.press("/")
      try await browser.press("r", "t", "l")
      try await browser.wait("\(Self.rows).length === 2")
      #expect(try await rowNames(browser) == ["Small box rtl", "Greeting rtl"])
      try await browser.click("document.querySelector('[data-axis=verdict] > summary')")
      try await browser.click("document.querySelector('[data-axis=verdict] input[value=New]')")
      try await browser.wait("\(Self.rows).length === 1")

      for (name, markup) in try await browser.accessibleNames() { #expect(!name.isEmpty, "\(markup)") }
      #expect(try await browser.consoleMessages() == [])
      for address in try await browser.requestedAddresses() {
        #expect(address.hasPrefix("data:") || address.hasSuffix("/mail/index.html"), "\(address)")
      }
    }
  }

  @Test func `decisions are taken by keys and buttons, undone, kept, exported, and applied`() async throws {
    let page = try lonelyPage()
    try await Browser.run { browser in
      try await browser.download(into: folder.url)
      try await open(page, in: browser)
      let progress = "return document.querySelector('.progress').textContent"
      let current = "return document.querySelector('.row[aria-current]').innerText.replace(/\\s+/g, ' ').trim()"
      // Accepting goes on to the next one.
      try await browser.press("a")
      #expect(try await browser.script(progress) == "1 of 3 decided")
      #expect(try await browser.script(current) == "Small box rtl")
      try await browser.press("r", "k", "R")
      #expect(try await browser.script("return document.querySelectorAll('.state.is-reject').length") == 2)
      try await browser.press("u")
      #expect(try await browser.script("return document.querySelectorAll('.state.is-reject').length") == 1)
      try await browser.press("U", "u", "u", "u", "u")
      #expect(try await browser.script(progress) == "0 of 3 decided")
      #expect(try await browser.script("return document.querySelector('.primary').disabled"))

      try await browser.click(
        "[...document.querySelectorAll('.group button')].find((each) => each.textContent === 'Accept group')")
      try await browser.press("j", "j", "r")
      #expect(try await browser.script(progress) == "3 of 3 decided")
      try await open(page, in: browser)
      #expect(try await browser.script(progress) == "3 of 3 decided")
      try await browser.press("e")
      let end = ContinuousClock.now + Browser.patience
      while !folder.exists("accept.json"), ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(50)) }
    }
    let file = folder.url.appendingPathComponent("accept.json")
    guard case .object(let exported) = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: file)),
      case .list(let decisions)? = exported["decisions"]
    else { throw BrowserError(message: "accept.json is not as it should be") }
    #expect(exported["schema"] == .text("layout-preview/accept/1"))
    let words = decisions.map { decision -> [JSON?] in
      guard case .object(let fields) = decision else { return [] }
      #expect(fields["catalog"] == .text("Troubled") && fields["digest"] != nil)
      return [fields["preview"], fields["variant"], fields["verdict"]]
    }
    #expect(
      words
        == [["Greeting", "rtl", "reject"], ["Small box", "default", "accept"], ["Small box", "rtl", "accept"]]
        .map { $0.map { .text($0) } })

    let review = try run("review", "--from", "accept.json")
    #expect(review.status == 0, "\(review.output)\(review.errors)")
    #expect(try run("test", "Small box", "--direction", "all").status == 0)
    #expect(!folder.exists("goldens/Troubled/greeting/rtl.png"))
  }
}
