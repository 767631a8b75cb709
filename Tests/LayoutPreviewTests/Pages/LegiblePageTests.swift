import BrowserDriver
import Foundation
import Testing

/// What can be read on the page of a render in a wide window, on a phone, and with everything twice as large.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "\(Browser.advice)")) struct LegiblePageTests {
  let page: URL

  init() throws { page = try Self.site.get().url.appendingPathComponent("out/Problems/index.html") }

  private nonisolated(unsafe) static let site: Result<TemporaryFolder, any Error> = Result {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      "Problems", ["render", "Conflict", "Ambiguous", "--annotate", "all", "--format", "png,html"], in: folder)
    #expect(run.status == 1, "\(run.errors)")
    Self.made = folder
    // Statics are never let go of.
    atexit { LegiblePageTests.made?.remove() }
    return folder
  }

  private nonisolated(unsafe) static var made: TemporaryFolder?

  private static let root = "document.querySelector('.stage').shadowRoot"
  private static let labels =
    "[...\(root).querySelectorAll(\"g[id*='.label.']\")].filter((each) => getComputedStyle(each).visibility === 'visible')"

  private func open(_ variant: String, in browser: Browser) async throws {
    try await browser.open(page, address: "#/\(variant)")
    try await browser.wait("\(Self.root)?.querySelector('.picture') && !document.querySelector('.is-loading')")
    try await browser.settle()
  }

  @Test(arguments: [(1440, 900), (390, 844), (720, 450)])
  func `labels shrank with the picture until nobody could read them`(width: Int, height: Int) async throws {
    try await Browser.run { browser in
      try await browser.show(width: width, height: height)
      try await open("conflict/default", in: browser)
      let count: Int = try await browser.script("return \(Self.labels).length")
      #expect(count >= 3)
      // Of a label whose smallest type is 7 points.
      let smallest: Double = try await browser.script(
        "return Math.min(...\(Self.labels).map((each) => each.getScreenCTM().a * 7))")
      #expect(smallest >= 9.99, "\(smallest)")
      let overlapping: Int = try await browser.script(
        """
        const rows = new Map();
        for (const each of \(Self.labels)) {
          const row = each.closest(".layer").id + each.id.match(/label\\.\\d+/)[0];
          const { left, top, right, bottom } = each.getBoundingClientRect();
          const known = rows.get(row) ?? { left, top, right, bottom };
          rows.set(row, { left: Math.min(left, known.left), top: Math.min(top, known.top),
            right: Math.max(right, known.right), bottom: Math.max(bottom, known.bottom) });
        }
        const boxes = [...rows.values()];
        return boxes.reduce((sum, a, index) => sum + boxes.slice(index + 1).filter((b) =>
          a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5).length, 0);
        """)
      #expect(overlapping == 0)
    }
  }

  @Test func `a label without room is shown when its constraint is pointed at`() async throws {
    try await Browser.run { browser in
      try await browser.show(width: 390, height: 844)
      try await open("conflict/default", in: browser)
      let crowded = "\(Self.root).querySelector('.constraint.is-crowded[data-name]')"
      try await browser.wait(crowded)
      let name: String = try await browser.script("return \(crowded).dataset.name.replace(/\\/label\\.\\d+$/, '')")
      let visible: Bool = try await browser.script(
        """
        const name = \(String(decoding: try JSONEncoder().encode(name), as: UTF8.self));
        const groups = () => [...\(Self.root).querySelectorAll(".constraint")].filter((each) => each.dataset.name.startsWith(name));
        const row = [...document.querySelectorAll(".details .constraint-row, [role=treeitem]")];
        const mark = groups().find((each) => !each.dataset.name.includes("/label."));
        const { x, y, width, height } = mark.getBoundingClientRect();
        document.querySelector(".stage").dispatchEvent(new PointerEvent("pointermove", { clientX: x + width / 2, clientY: y + height / 2, bubbles: true }));
        return groups().some((each) => each.dataset.name.includes("/label.") && !each.classList.contains("is-crowded"));
        """)
      #expect(visible)
    }
  }

  @Test func `selecting a view shows it alone, unless that was switched off`() async throws {
    try await Browser.run { browser in
      try await open("conflict/default", in: browser)
      let only =
        "[...document.querySelectorAll('.layers button')].find((each) => each.title.startsWith('Only the selection'))"
      #expect(try await browser.script("return \(only).getAttribute('aria-pressed')") == "false")
      let rows = "[...document.querySelectorAll('[role=treeitem]')]"
      try await browser.script("\(rows)[1].click(); return true", as: Bool.self)
      try await browser.wait("\(only).getAttribute('aria-pressed') === 'true'")
      try await browser.script("\(only).click(); \(rows)[2].click(); return true", as: Bool.self)
      try await browser.settle()
      #expect(try await browser.script("return \(only).getAttribute('aria-pressed')") == "false")
    }
  }

  @Test func `on a phone the pictures came below all problems`() async throws {
    try await Browser.run { browser in
      try await browser.show(width: 390, height: 844)
      try await browser.open(page)
      try await browser.wait("document.querySelector('.cell')")
      try await browser.settle()
      let top: Double = try await browser.script("return document.querySelector('.cell').getBoundingClientRect().top")
      #expect(top < 500, "\(top)")
      #expect(
        try await browser.script(
          "return document.querySelector('.problem-list summary').textContent.endsWith('problems')"))
      // The first stop of the keyboard leads to the pictures.
      try await browser.press("\u{E004}")
      #expect(try await browser.script("return document.activeElement.textContent") == "Skip to the pictures")
      try await browser.press("\u{E007}")
      #expect(try await browser.script("return document.activeElement.classList.contains('cell')"))
    }
  }

  @Test func `small pictures kept the room of notes that they do not show`() async throws {
    try await Browser.run { browser in
      try await browser.open(page)
      try await browser.wait("document.querySelector('.picture-box img')?.naturalWidth > 0")
      let ratios: [Double] = try await browser.script(
        """
        const box = document.querySelector(".picture-box");
        const image = box.querySelector("img");
        return [box.clientWidth / box.clientHeight, image.naturalWidth / image.naturalHeight];
        """)
      #expect(abs(ratios[0] - ratios[1]) < 0.02)
    }
  }

  @Test func `messages showed their backquotes`() async throws {
    try await Browser.run { browser in
      try await browser.open(page)
      try await browser.wait("document.querySelector('.problems li')")
      #expect(try await browser.script("return !document.querySelector('.problems').textContent.includes('`')"))
      #expect(try await browser.script("return document.querySelectorAll('.problems p code').length > 2"))
    }
  }
}
