import BrowserDriver
import Foundation
import Testing

/// What the pages of `render` and the live page share: the tree of views, what holds a view, planes, findings of lint,
/// small pictures. Each is looked at in a wide window and on a phone, light and dark.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "\(Browser.advice)")) struct PagePartsTests {
  let page: URL

  init() throws { page = try Self.site.get().url.appendingPathComponent("out/Problems/index.html") }

  private nonisolated(unsafe) static let site: Result<TemporaryFolder, any Error> = Result {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      "Problems", ["render", "--direction", "all", "--format", "png,html"], in: folder)
    #expect(run.status == 1, "\(run.errors)")
    Self.made = folder
    // Statics are never let go of.
    atexit { PagePartsTests.made?.remove() }
    return folder
  }

  private nonisolated(unsafe) static var made: TemporaryFolder?

  private static let rows = "[...document.querySelectorAll('[role=treeitem]')]"
  private static let visibleNames =
    "\(rows).filter((each) => each.checkVisibility() && !each.classList.contains('is-way'))"
    + ".map((each) => each.querySelector('.name').textContent)"
  private static let root = "document.querySelector('.stage').shadowRoot"

  private func open(_ variant: String, in browser: Browser) async throws {
    try await browser.open(page, address: "#/\(variant)")
    try await browser.wait("\(Self.root)?.querySelector('.picture') && !document.querySelector('.is-loading')")
    try await browser.settle()
  }

  private func select(_ name: String, in browser: Browser) async throws {
    try await browser.script(
      "\(Self.rows).find((each) => each.querySelector('.name').textContent === '\(name)').click(); return true",
      as: Bool.self)
    try await browser.wait("document.querySelector('.details h2').textContent === '\(name)'")
  }

  /// Nothing sticks out of the window, and its colours are those of the system.
  private func expectFit(_ browser: Browser, _ scheme: String) async throws {
    #expect(try await browser.script("return document.documentElement.scrollWidth <= innerWidth"))
    let light: Int = try await browser.script(
      "return Number(getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0])")
    #expect((light > 128) == (scheme == "light"))
  }

  private struct Holding: Decodable, Hashable {
    let axis: String
    let how: String
    let equation: String
  }

  @Test func `what holds a view is told by axis: what is written about it, its content, and what is between`()
    async throws
  {
    try await Browser.run { browser in
      try await open("conflict/default", in: browser)
      try await browser.inEveryLook { _, scheme in
        try await select("delete", in: browser)
        let holdings: [Holding] = try await browser.script(
          """
          return [...document.querySelectorAll(".holding")].flatMap((part) => [...part.querySelectorAll("code")]
            .map((code) => ({ axis: part.dataset.axis, how: part.dataset.holding, equation: code.textContent })))
          """)
        #expect(
          holdings.contains(
            .init(axis: "horizontal", how: "direct", equation: "delete.leading == cancel.trailing + 12")))
        #expect(
          holdings.contains { $0.axis == "horizontal" && $0.how == "via" && $0.equation.hasPrefix("cancel.leading") })
        #expect(
          holdings.contains { $0.axis == "vertical" && $0.how == "direct" && $0.equation.contains("firstBaseline") })
        #expect(holdings.contains { $0.axis == "vertical" && $0.how == "via" && $0.equation.hasPrefix("title.top") })
        #expect(holdings.filter { $0.how == "content" }.allSatisfy { $0.axis == "vertical" || $0.axis == "horizontal" })
        #expect(holdings.contains { $0.how == "content" })
        #expect(holdings.filter { $0.how == "direct" }.allSatisfy { $0.equation.contains("delete") })
        #expect(holdings.filter { $0.how == "via" }.allSatisfy { !$0.equation.contains("delete") })
        let titles: [String] = try await browser.script(
          "return [...document.querySelectorAll('.holders h4')].map((each) => each.textContent)")
        #expect(titles == ["Horizontally", "Vertically"])
        try await expectFit(browser, scheme)
      }
    }
  }

  @Test func `the tree is filtered by words, leads to the first match, and lets go`() async throws {
    try await Browser.run { browser in
      try await open("conflict/default", in: browser)
      try await browser.inEveryLook { width, scheme in
        try await browser.script("document.activeElement.blur(); return true", as: Bool.self)
        try await browser.press("O")
        #expect(try await browser.script("return document.activeElement.placeholder") == "Filter views")
        try await browser.press("b", "u", "t", "t", "o", "n", " ", "d", "e", "l")
        try await browser.wait("\(Self.visibleNames).join() === 'delete'")
        // What it is in stays, as the way to it.
        #expect(try await browser.script("return \(Self.rows).filter((each) => each.checkVisibility()).length") == 2)
        try await expectFit(browser, scheme)
        try await browser.press(Key.enter)
        try await browser.wait("document.querySelector('.details h2').textContent === 'delete'")
        #expect(try await browser.script("return document.activeElement.getAttribute('role')") == "treeitem")
        try await browser.press("O")
        try await browser.press("z")
        try await browser.wait("document.querySelector('.outline-part > .note').checkVisibility()")
        try await browser.press(Key.escape)
        try await browser.wait("\(Self.visibleNames).length === 4")
        try await browser.press(Key.escape)
        #expect(try await browser.script("return document.activeElement.type !== 'search'"))
        if width < 700 { try await browser.press(Key.escape) }
        try await browser.script("document.activeElement.blur(); return true", as: Bool.self)
      }
    }
  }

  @Test func `on a phone the tree lies over the picture when it is asked for`() async throws {
    try await Browser.run { browser in
      try await open("conflict/default", in: browser)
      try await browser.inEveryLook { width, scheme in
        let button = "document.querySelector('.drawer-button')"
        let tree = "document.querySelector('[role=tree]').checkVisibility()"
        #expect(try await browser.script("return \(button).checkVisibility()") == (width < 700))
        #expect(try await browser.script("return \(tree)") == (width > 700))
        guard width < 700 else { return }
        try await browser.click(button)
        try await browser.wait(tree)
        try await expectFit(browser, scheme)
        try await browser.click("\(Self.rows).find((each) => each.textContent.includes('cancel'))")
        try await browser.wait("!\(tree) && document.querySelector('.details h2').textContent === 'cancel'")
        try await browser.press("o")
        try await browser.wait(tree)
        #expect(try await browser.script("return document.activeElement.getAttribute('role')") == "treeitem")
        try await browser.press(Key.escape)
        try await browser.wait("!\(tree)")
      }
    }
  }

  @Test func `each level of the tree stands on a plane of its own`() async throws {
    try await Browser.run { browser in
      try await open("conflict/default", in: browser)
      try await browser.inEveryLook { _, scheme in
        try await browser.press("e")
        // The screen, and its views.
        try await browser.wait("\(Self.root).querySelectorAll('.plane').length === 2")
        let seen: [[String]] = try await browser.script(
          """
          return [...\(Self.root).querySelectorAll(".plane")].map((plane) => [...plane.querySelectorAll("g.view")]
            .filter((each) => getComputedStyle(each).visibility === "visible").map((each) => each.dataset.name))
          """)
        #expect(seen[0] == ["view:screen"])
        #expect(Set(seen[1]) == ["view:screen/title", "view:screen/cancel", "view:screen/delete"])
        try await expectFit(browser, scheme)
        let outline = "\(Self.root).querySelectorAll('.plane')[1].querySelector('[data-view=\"1\"]')"
        try await browser.click(outline)
        try await browser.wait("document.querySelector('.details h2').textContent === 'title'")
        #expect(try await browser.script("return \(outline).classList.contains('is-selected')"))
        try await browser.press(Key.escape, "e")
        try await browser.wait("!\(Self.root).querySelector('.plane')")
        #expect(
          try await browser.script("return getComputedStyle(\(Self.root).querySelector('.picture')).visibility")
            == "visible")
      }
    }
  }

  @Test func `what lint finds is marked at small pictures and in the tree`() async throws {
    try await Browser.run { browser in
      try await browser.open(page)
      try await browser.wait("document.querySelector('.cell')")
      try await browser.inEveryLook { _, scheme in
        let dots: [String] = try await browser.script(
          "return [...document.querySelectorAll('.cell:has(.dot)')].map((each) => each.hash)")
        // The name of 'Lost wishes' is cut, which only lint knows.
        #expect(Set(dots).isSuperset(of: ["#/conflict/default", "#/ambiguous/default", "#/lost-wishes/default"]))
        #expect(
          try await browser.script("return document.querySelector('.sidebar').textContent.includes('clipped-text')"))
        try await expectFit(browser, scheme)
      }
      try await open("lost-wishes/default", in: browser)
      let marked: [String] = try await browser.script(
        "return \(Self.rows).filter((each) => each.querySelector('.icon')).map((each) => each.querySelector('.name').textContent)"
      )
      #expect(marked.contains("name"))
      let details: String = try await browser.script("return document.querySelector('.details').textContent")
      #expect(details.contains("clipped-text") && !details.contains("found nothing"))
    }
  }

  @Test func `the small pictures of 896 variants come from a file for many`() async throws {
    let folder = try TemporaryFolder()
    let html = try String(contentsOf: page, encoding: .utf8)
    let match = try #require(html.firstMatch(of: /id="data">(.*)<\/script>/))
    guard case .object(var data) = try JSONDecoder().decode(JSON.self, from: Data(match.1.utf8)),
      case .list(let previews)? = data["previews"], case .object(var preview)? = previews.first,
      case .list(let variants)? = preview["variants"], case .object(var variant)? = variants.first
    else { throw BrowserError(message: "the page's data is not what it was") }
    let names = (0..<896).map { "variant-\($0)" }
    preview["variants"] = .list(
      names.map { name in
        variant["name"] = .text(name)
        return .object(variant)
      })
    data["previews"] = .list([.object(preview)])
    data["findings"] = .list([])
    let json = String(decoding: try JSONEncoder().encode(JSON.object(data)), as: UTF8.self)
    let small = page.deletingLastPathComponent().appendingPathComponent("conflict/thumbnails.page.js")
    let target = folder.url.appendingPathComponent("conflict")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let file = folder.url.appendingPathComponent("index.html")
    try Data(html.replacingCharacters(in: match.1.startIndex..<match.1.endIndex, with: json).utf8).write(to: file)
    // As many pictures as variants, each as large as a real one.
    try await Browser.run { browser in
      try await browser.open(page)
      try await browser.wait("document.querySelector('.cell img')?.complete")
      let first = "document.querySelector('.cell img')"
      let address: String = try await browser.script("return \(first).src")
      #expect(address.hasPrefix("data:image/png;base64,"))
      #expect(try await browser.script("return \(first).naturalWidth") == 393, "a pixel for each point")
      let picture = address.dropFirst("data:image/png;base64,".count)
      for (number, start) in stride(from: 0, to: names.count, by: 48).enumerated() {
        let table = names[start..<min(start + 48, names.count)].map { "\"\($0)\":\"\(picture)\"" }
        let stem = number == 0 ? "thumbnails" : "thumbnails-\(number + 1)"
        try Data("layoutPreview(\"conflict/\(stem)\",{\(table.joined(separator: ","))})\n".utf8).write(
          to: target.appendingPathComponent("\(stem).page.js"))
      }
      #expect(try Data(contentsOf: small).starts(with: Data("layoutPreview(\"conflict/thumbnails\"".utf8)))
      try await browser.open(file)
      let inSight =
        "[...document.querySelectorAll('.picture-box')].filter((each) => each.getBoundingClientRect().top < innerHeight)"
      try await browser.wait(
        "\(inSight).length > 5 && \(inSight).every((each) => each.querySelector('img')?.naturalWidth)")
      // Those further down wait until they are scrolled into sight.
      let loaded: Int = try await browser.script(
        "return [...document.querySelectorAll('.cell img')].filter((each) => each.naturalWidth).length")
      #expect(loaded > 5 && loaded < 300)
      #expect(try await browser.script("return document.querySelectorAll('.cell').length") == 896)
      // Larger than they are, the pictures themselves are shown.
      #expect(try await browser.script("return document.querySelector('.cell img').dataset.isSmall") == "true")
    }
  }
}
