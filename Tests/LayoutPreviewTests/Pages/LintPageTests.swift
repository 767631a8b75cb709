import BrowserDriver
import Foundation
import Testing

/// The page of `lint --report html`, opened from disk in a browser.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "\(Browser.advice)")) struct LintPageTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let run = try CommandRun(
      "Problems", ["lint", "--direction", "all", "--report", "html", "--report-dir", "reports", "--out", "found"],
      in: folder)
    try #require(run.status == 1, "\(run.errors)")
  }

  private static let shown =
    "[...document.querySelectorAll('article:not([hidden])')].filter((each) => each.checkVisibility())"

  @Test func `findings are filtered, searched and walked through by keys`() async throws {
    try await Browser.run { browser in
      try await browser.open(folder.url.appendingPathComponent("reports/index.html"))
      try await browser.wait("document.querySelector('.lint-page input[type=search]')")
      let all: Int = try await browser.script("return \(Self.shown).length")
      #expect(all > 3)
      try await browser.inEveryLook { width, scheme in
        #expect(try await browser.script("return document.documentElement.scrollWidth <= innerWidth"), "\(width)")
        let light: Int = try await browser.script(
          "return Number(getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0])")
        #expect((light > 128) == (scheme == "light"))
        try await browser.press("/")
        try await browser.press("d", "e", "l", "e", "t", "e")
        try await browser.wait("\(Self.shown).length < \(all)")
        #expect(
          try await browser.script(
            "return \(Self.shown).every((each) => each.textContent.toLowerCase().includes('delete'))"))
        try await browser.press(Key.enter)
        #expect(try await browser.script("return document.activeElement === \(Self.shown)[0]"))
        try await browser.press("/")
        try await browser.press(Key.escape)
        try await browser.wait("\(Self.shown).length === \(all)")
        try await browser.press(Key.escape)
        #expect(try await browser.script("return document.activeElement.type !== 'search'"))
      }
      try await browser.click("document.querySelector('[data-axis=severity] > summary')")
      try await browser.click("document.querySelector('[data-axis=severity] input[value=warning]')")
      try await browser.wait("\(Self.shown).every((each) => each.dataset.severity !== 'warning')")
      try await browser.press(Key.escape, Key.escape)
      try await browser.wait("\(Self.shown).length === \(all)")
      try await browser.press("j")
      try await browser.press("j")
      #expect(try await browser.script("return \(Self.shown).indexOf(document.activeElement)") == 1)
      for (name, markup) in try await browser.accessibleNames() { #expect(!name.isEmpty, "\(markup)") }
      #expect(try await browser.consoleMessages() == [])
      for address in try await browser.requestedAddresses() { #expect(address.hasPrefix("file:"), "\(address)") }
    }
  }
}
