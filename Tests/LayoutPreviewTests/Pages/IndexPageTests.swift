import BrowserDriver
import Foundation
import Testing
@testable import LPCatalogs
import LPVariants

/// The page of a render, opened from disk in a browser.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "\(Browser.advice)")) struct IndexPageTests {
  let page: URL

  init() throws { page = try Self.site.get().url.appendingPathComponent("out/Troubled/index.html") }

  /// Rendered once for all tests, and read only. One of the previews has a conflict on a regular screen.
  private nonisolated(unsafe) static let site: Result<TemporaryFolder, any Error> = Result {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      "Troubled",
      ["render", "Plain", "Greeting", "Conflict", "--size", "all", "--direction", "all", "--format", "png,html"],
      in: folder)
    #expect(run.status == 1)
    Self.made = folder
    // Statics are never let go of.
    atexit { IndexPageTests.made?.remove() }
    return folder
  }

  private nonisolated(unsafe) static var made: TemporaryFolder?

  private static let shownCells = "[...document.querySelectorAll('.grid > li:not([hidden]) > a')]"
  private static let picture = "document.querySelector('.stage').shadowRoot.querySelector('.picture')"

  /// Opens a variant in full and waits until it is drawn.
  private func open(_ variant: String, in browser: Browser) async throws {
    try await browser.open(page, address: "#/\(variant)")
    try await browser.wait("\(Self.picture) && !document.querySelector('.is-loading')")
    try await browser.settle()
  }

  @Test func `filters by axis and words leave the variants that match`() async throws {
    try await Browser.run { browser in
      try await browser.open(page)
      try await browser.wait("\(Self.shownCells).length === 12")
      try await browser.click("document.querySelector('[data-axis=direction] > summary')")
      try await browser.click("document.querySelector('[data-axis=direction] input[value=ltr]')")
      try await browser.wait("\(Self.shownCells).length === 6")
      let names: [String] = try await browser.script("return \(Self.shownCells).map((each) => each.hash)")
      #expect(
        names == ["plain", "greeting", "conflict"].flatMap { ["#/\($0)/rtl", "#/\($0)/regular_rtl"] })
      #expect(
        try await browser.script("return document.querySelector('.matrix-count').textContent") == "6 of 12 variants")

      try await browser.press(Key.escape)
      try await browser.press("/")
      try await browser.press("g", "r", "e", "e", "t", " ", "r", "e", "g")
      try await browser.wait("\(Self.shownCells).length === 1")
      try await browser.press("z")
      try await browser.wait("\(Self.shownCells).length === 0")
      try await browser.wait("document.querySelector('.empty').checkVisibility()")
      try await browser.click("document.querySelector('.empty button')")
      try await browser.wait("\(Self.shownCells).length === 12")

      let grouping = "document.querySelector('.grouping select')"
      try await browser.script(
        "\(grouping).value = [...\(grouping).options].find((each) => each.text === 'Screen').value;"
          + "\(grouping).dispatchEvent(new Event('change'))", as: JSON.self)
      let headings: [String] = try await browser.script(
        "return [...document.querySelectorAll('.group > h3')].map((each) => each.textContent)")
      #expect(headings == Array(repeating: ["Screen: compact", "Screen: regular"], count: 3).flatMap { $0 })
    }
  }

  @Test func `pointing at a constraint or a view tells about it, and a click keeps it`() async throws {
    try await Browser.run { browser in
      try await open("conflict/regular", in: browser)
      let width =
        "[...\(Self.picture).querySelectorAll('.constraint')].find((each) => each.textContent.includes('200'))"
      try await browser.point(at: [browser.middle(of: "\(width).querySelector('text')")])
      try await browser.wait("document.querySelector('.tip').checkVisibility()")
      let tip: String = try await browser.script("return document.querySelector('.tip').innerText")
      #expect(tip.contains("bar.width == 200") && tip.contains("100 = 200") && tip.contains("set aside in conflict 1"))
      #expect(tip.contains("Troubled.swift:"))

      // Constraints that are not shown are not in the way.
      try await browser.press("c")
      let box: [Double] = try await browser.script(
        "const box = document.querySelector('.stage').getBoundingClientRect(); return [box.left, box.top, box.width / 1024]"
      )
      // The bar lies at 20, 24 and is 100 × 44 large.
      try await browser.point(at: [CGPoint(x: box[0] + box[2] * 70, y: box[1] + box[2] * 46)], click: true)
      try await browser.wait("document.querySelector('.details h2').textContent === 'bar'")
      let details: String = try await browser.script("return document.querySelector('.details').innerText")
      for words in ["View", "screen/bar", "100 × 44", "bar.width == 100", "conflict 1"] {
        #expect(details.contains(words), "\(words)")
      }
      // From the view to a constraint, and to its other view.
      try await browser.click(
        "[...document.querySelectorAll('.constraint-row')].find((each) => each.textContent.includes('bar.leading'))")
      try await browser.wait("document.querySelector('.details h2').textContent.includes('bar.leading ==')")
      let selected: [String] = try await browser.script(
        "return [...\(Self.picture).querySelectorAll('.is-selected')].map((each) => each.dataset.name.split('/')[0])")
      #expect(Set(selected).count == 1)
      try await browser.press(Key.escape)
      try await browser.wait("document.querySelector('.details h2').textContent === 'Layout'")
    }
  }

  @Test func `what is selected stays from variant to variant, and the words at the pointer go`() async throws {
    try await Browser.run { browser in
      try await open("conflict/default", in: browser)
      let middle = try await browser.middle(of: "document.querySelector('.stage')")
      try await browser.point(at: [middle])
      try await browser.wait("document.querySelector('.tip').checkVisibility()")
      try await browser.click(
        "[...document.querySelectorAll('[role=treeitem]')].find((each) => each.textContent.includes('bar'))")
      try await browser.wait("document.querySelector('.details h2').textContent === 'bar'")
      try await browser.point(at: [middle])
      try await browser.script("document.activeElement.blur(); return true", as: Bool.self)
      try await browser.press(Key.right)
      try await browser.wait("location.hash !== '#/conflict/default' && !document.querySelector('.is-loading')")
      try await browser.wait("document.querySelector('.details h2').textContent === 'bar'")
      #expect(try await browser.script("return document.querySelector('.tip').checkVisibility()") == false)
    }
  }

  @Test func `the search leads to the first result and lets go`() async throws {
    try await Browser.run { browser in
      try await browser.open(page)
      try await browser.wait("\(Self.shownCells).length === 12")
      try await browser.press("/")
      try await browser.press("g", "r", "e", "e", "t")
      try await browser.wait("\(Self.shownCells).length === 4")
      try await browser.press(Key.enter)
      #expect(try await browser.script("return document.activeElement.hash.startsWith('#/greeting/')"))
      try await browser.press("/")
      try await browser.press(Key.escape)
      try await browser.wait("\(Self.shownCells).length === 12")
      #expect(try await browser.script("return document.activeElement.type") == "search")
      try await browser.press(Key.escape)
      #expect(try await browser.script("return document.activeElement === document.body"))
    }
  }

  @Test func `layers are turned on and off by buttons and keys, and stay so`() async throws {
    try await Browser.run { browser in
      try await open("conflict/default", in: browser)
      func visibility(_ selector: String) async throws -> String {
        try await browser.script("return getComputedStyle(\(Self.picture).querySelector('\(selector)')).visibility")
      }
      #expect(try await visibility(".constraints .constraint") == "visible")
      #expect(try await visibility(".alignment-rects") == "hidden")
      try await browser.click("document.querySelector('[data-layer=constraints]')")
      try await browser.wait("document.querySelector('[data-layer=constraints]').ariaPressed === 'false'")
      #expect(try await visibility(".constraints .constraint path") == "hidden")
      try await browser.press("a", "v")
      #expect(try await visibility(".alignment-rects") == "visible")
      #expect(try await visibility(".view") == "hidden")
      try await open("conflict/rtl", in: browser)
      #expect(try await visibility(".constraints") == "hidden")
      #expect(try await visibility(".alignment-rects") == "visible")
    }
  }

  @Test func `the picture zooms, fits and is dragged`() async throws {
    try await Browser.run { browser in
      try await open("greeting/default", in: browser)
      func width() async throws -> Double {
        try await browser.script("return document.querySelector('.stage').getBoundingClientRect().width")
      }
      let fitted = try await width()
      try await browser.press("1")
      #expect(try await width() == 393)
      #expect(try await browser.script("return document.querySelector('.zoom-reading').textContent") == "100 %")
      try await browser.press("+", "+")
      #expect(try await width() == 393 * 1.5)
      let area = "document.querySelector('.viewport')"
      let before: Double = try await browser.script("return \(area).scrollTop")
      let corner: [Double] = try await browser.script(
        "const box = \(area).getBoundingClientRect(); return [box.left + 6, box.top + box.height / 2]")
      let start = CGPoint(x: corner[0], y: corner[1])
      try await browser.point(at: [start, CGPoint(x: start.x, y: start.y - 120)], drag: true)
      #expect(try await browser.script("return \(area).scrollTop", as: Double.self) == before + 120)
      try await browser.press("0")
      #expect(try await width() == fitted)
      // What is drawn from outlines is text all the same.
      #expect(try await browser.script("return \(Self.picture).textContent.includes('Welcome')"))
    }
  }

  @Test func `everything is reached by keys, in the order that is seen, and named`() async throws {
    try await Browser.run { browser in
      try await browser.open(page)
      try await browser.wait("\(Self.shownCells).length === 12")
      try await browser.press(Key.tab)
      #expect(try await browser.script("return document.activeElement.className") == "skip")
      try await browser.press(Key.tab)
      #expect(try await browser.script("return document.activeElement.type") == "search")
      let cell = "document.activeElement.hash"
      var tabs = 0
      while try await browser.script("return !document.activeElement.classList.contains('cell')", as: Bool.self),
        tabs < 40
      {
        try await browser.press(Key.tab)
        tabs += 1
      }
      #expect(try await browser.script("return \(cell)") == "#/plain/default")
      try await browser.press(Key.right, Key.right)
      #expect(try await browser.script("return \(cell)") == "#/plain/regular")
      try await browser.press(Key.end)
      #expect(try await browser.script("return \(cell)") == "#/conflict/regular_rtl")
      try await browser.press(Key.up)
      #expect(try await browser.script("return \(cell)") == "#/conflict/default")
      try await browser.press(Key.end, Key.enter)
      try await browser.wait("document.querySelector('[role=treeitem]')")
      try await browser.press("o")
      try await browser.press(Key.down)
      try await browser.wait("document.querySelector('.details h2').textContent === 'bar'")
      #expect(try await browser.script("return document.activeElement.ariaSelected") == "true")
      for (name, markup) in try await browser.accessibleNames() { #expect(!name.isEmpty, "\(markup)") }

      try await browser.press("?")
      try await browser.wait("document.querySelector('dialog').open")
      #expect(try await browser.script("return document.querySelectorAll('dialog kbd').length", as: Int.self) > 20)
      try await browser.press(Key.escape)
      try await browser.wait("!document.querySelector('dialog').open")
      try await browser.press(Key.escape, Key.escape)
      try await browser.wait("document.querySelector('.matrix').checkVisibility()")
      #expect(try await browser.script("return \(cell)") == "#/conflict/regular_rtl")
      for (name, markup) in try await browser.accessibleNames() { #expect(!name.isEmpty, "\(markup)") }
    }
  }

  @Test func `problems lead to the view that has them`() async throws {
    try await Browser.run { browser in
      try await browser.open(page)
      try await browser.wait("document.querySelector('.sidebar .problems li')")
      let problem: String = try await browser.script("return document.querySelector('.sidebar .problems').innerText")
      #expect(problem.contains("bar.width == 200 was set aside") && problem.contains("Troubled.swift:"))
      let buttons = "[...document.querySelectorAll('.sidebar .problems button')]"
      try await browser.click("\(buttons).find((each) => each.textContent === 'Show 2 variants')")
      try await browser.wait("\(Self.shownCells).length === 2")
      try await browser.click("\(buttons).find((each) => each.textContent === 'Open in regular')")
      try await browser.wait("document.querySelector('.details h2')?.textContent === 'bar'")
      #expect(
        try await browser.script("return document.querySelector('.details .problems').innerText.includes('conflict 1')")
      )
    }
  }

  @Test func `two variants stand side by side, move together, and tell where they differ`() async throws {
    try await Browser.run { browser in
      try await open("conflict/default?with=rtl", in: browser)
      let stages = "[...document.querySelectorAll('.stage')]"
      try await browser.wait("\(stages).every((each) => each.shadowRoot.querySelector('.picture'))")
      try await browser.press("1")
      let widths: [Double] = try await browser.script(
        "return \(stages).map((each) => each.getBoundingClientRect().width)")
      #expect(widths == [393, 393])
      try await browser.press("o")
      try await browser.press(Key.down)
      try await browser.wait("document.querySelector('.details h2').textContent === 'bar'")
      let differing: [String] = try await browser.script(
        "return [...document.querySelectorAll('.fact.differs')].map((each) => each.innerText.replace(/\\s+/g, ' '))")
      #expect(differing.contains("Frame x 16, y 59, 100 × 44 x 277, y 59, 100 × 44"))
      #expect(
        try await browser.script(
          "return \(stages).map((each) => each.shadowRoot.querySelectorAll('.marks .differs').length)") == [1, 1])
      try await browser.press("x")
      try await browser.wait("!document.querySelector('[data-pane=\"1\"]').checkVisibility()")
    }
  }

  @Test func `it follows the system's colours, asks for nothing from the network, and logs nothing`() async throws {
    try await Browser.run { browser in
      try await browser.prefer("light")
      try await open("conflict/regular_rtl", in: browser)
      let background = "return getComputedStyle(document.body).backgroundColor"
      let light: String = try await browser.script(background)
      try await browser.prefer("dark")
      let dark: String = try await browser.script(background)
      #expect(light == "rgb(255, 255, 255)" && dark == "rgb(30, 30, 32)")
      try await browser.press("t")
      #expect(try await browser.script(background) == light)
      try await browser.resize(width: 500, height: 800)
      #expect(try await browser.script("return document.documentElement.scrollWidth <= innerWidth"))
      try await browser.press(Key.escape)
      try await browser.wait("document.querySelector('.matrix').checkVisibility()")
      #expect(try await browser.script("return document.documentElement.scrollWidth <= innerWidth"))
      #expect(try await browser.consoleMessages() == [])
      let addresses = try await browser.requestedAddresses()
      #expect(addresses.contains { $0.hasSuffix("/conflict/regular_rtl.page.js") })
      for address in addresses {
        #expect(["file:", "data:", "blob:"].contains { address.hasPrefix($0) }, "\(address)")
      }
    }
  }
}

extension IndexPageTests {
  /// The page with its four variants of a preview made into as many as are asked for, pictures too.
  private func page(ofVariants count: Int, in folder: TemporaryFolder) throws -> URL {
    let html = try String(contentsOf: page, encoding: .utf8)
    let match = try #require(html.firstMatch(of: /id="data">(.*)<\/script>/))
    guard case .object(var data) = try JSONDecoder().decode(JSON.self, from: Data(match.1.utf8)),
      case .list(let previews)? = data["previews"], case .object(var preview)? = previews.first,
      case .list(let variants)? = preview["variants"], case .object(var variant)? = variants.first
    else { throw BrowserError(message: "the page's data is not what it was") }
    let source = page.deletingLastPathComponent().appendingPathComponent("plain/default.png")
    let target = folder.url.appendingPathComponent("plain")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    var all: [JSON] = []
    for number in 0..<count {
      variant["name"] = .text("variant-\(number)")
      all.append(.object(variant))
      try FileManager.default.copyItem(at: source, to: target.appendingPathComponent("variant-\(number).png"))
    }
    preview["variants"] = .list(all)
    data["previews"] = .list([.object(preview)])
    data["findings"] = .list([])
    let json = String(decoding: try JSONEncoder().encode(JSON.object(data)), as: UTF8.self)
    let file = folder.url.appendingPathComponent("index.html")
    try Data(html.replacingCharacters(in: match.1.startIndex..<match.1.endIndex, with: json).utf8).write(to: file)
    return file
  }

  @Test func `a thousand variants load as they are scrolled to, and are filtered at once`() async throws {
    let folder = try TemporaryFolder()
    let page = try page(ofVariants: 1000, in: folder)
    #expect(try Data(contentsOf: page).count < 300_000)
    try await Browser.run { browser in
      try await browser.open(page)
      try await browser.wait("\(Self.shownCells).length === 1000 && document.querySelector('img')?.complete")
      let loaded = "[...document.images].filter((each) => each.complete && each.naturalWidth > 0).length"
      let first: Int = try await browser.script("return \(loaded)")
      #expect(first > 0 && first < 300)
      try await browser.press(Key.tab)
      try await browser.script("document.querySelector('.matrix').scrollTop = 1e6", as: JSON.self)
      try await browser.wait("(\(loaded)) > \(first) && [...document.images].at(-1).naturalWidth > 0")
      // The same script that changes the filter sees what it leaves.
      let filtered: Int = try await browser.script(
        """
        const search = document.querySelector("input[type=search]");
        search.value = "variant-99";
        search.dispatchEvent(new Event("input"));
        return \(Self.shownCells).length;
        """)
      #expect(filtered == 11)
    }
  }
}
