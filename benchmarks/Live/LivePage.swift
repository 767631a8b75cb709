import BrowserDriver
import Foundation

/// The live page in a browser, with a note of each picture that was painted.
struct LivePage: Sendable {
  let browser: Browser

  /// Opens the page, waits for its first picture, and has it note the pictures from then on: when the frame that shows
  /// one is painted, where the followed view is in it, its text, how wide the screen is, the picture itself, and how many
  /// builds there were.
  init(_ browser: Browser, _ address: URL, following view: String) async throws {
    self.browser = browser
    try await browser.resize(width: 1600, height: 1000)
    try await browser.open(address)
    try await browser.wait("window.livePreview?.page.main?.live")
    try await browser.script(
      """
      window.painted = [];
      const card = livePreview.page.main.constructor.prototype, shown = card.shown;
      card.shown = function () {
        shown.call(this);
        const { layout } = this.live;
        const view = layout.views.find((each) => each.name === arguments_view);
        const note = { x: view?.frame[0], text: view?.text, width: layout.size[0], svg: layout.svg, builds: livePreview.page.builds };
        requestAnimationFrame(() => {
          // A message is handled after the frame.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => window.painted.push({ ...note, time: Date.now() });
          channel.port2.postMessage(0);
        });
      };
      return true
      """.replacing("arguments_view", with: "'\(view)'"), as: Bool.self)
  }

  /// Returns when the first picture that meets a condition on `each` was painted, in milliseconds since 1970, and
  /// forgets it and those before.
  func time(of condition: String) async throws -> Double {
    try await browser.wait("window.painted.some((each) => \(condition))")
    return try await browser.script(
      """
      const index = window.painted.findIndex((each) => \(condition));
      return window.painted.splice(0, index + 1).at(-1).time
      """)
  }

  /// Waits until the last build is shown.
  func settle() async throws {
    try await browser.wait("livePreview.server.state.phase === 'ready'")
    try await browser.settle()
  }
}
