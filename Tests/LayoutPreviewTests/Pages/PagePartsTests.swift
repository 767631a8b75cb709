import BrowserDriver
import Foundation
import Testing

/// What the pages of `render` and the live page share: the tree of views and planes. Each is looked at in a wide window
/// and on a phone, light and dark.
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
}
