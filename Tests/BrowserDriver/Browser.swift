package import Foundation

/// A headless browser that tests and benchmarks drive, through the W3C's WebDriver protocol on the loopback address.
package final class Browser: Sendable {
  private let driver: DriverProcess
  private let session: String

  /// Waits end with an error after this.
  package static let patience: Duration = .seconds(20)

  package static let isInstalled =
    program("CHROMEDRIVER", "chromedriver") != nil && program("CHROMIUM", "chromium") != nil
  /// What to do where there is none.
  package static let advice =
    "needs a browser: scripts/install-packages --for-tests, or name chromium and chromedriver by CHROMIUM and CHROMEDRIVER"

  /// Opens a browser for the length of a test.
  package static func run(
    isolation: isolated (any Actor)? = #isolation, _ body: (Browser) async throws -> Void
  ) async throws {
    let browser = try Browser()
    do {
      try await body(browser)
    } catch {
      await browser.quit()
      throw error
    }
    await browser.quit()
  }

  private init() throws {
    driver = try DriverProcess(try Self.require("CHROMEDRIVER", "chromedriver"))
    let options: [String: JSON] = [
      "binary": .text(try Self.require("CHROMIUM", "chromium")),
      "args": .list(
        ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1280,900"]
          .map(JSON.text)),
    ]
    let logs: JSON = .object(["browser": .text("ALL"), "performance": .text("ALL")])
    let capabilities: JSON = .object(["goog:chromeOptions": .object(options), "goog:loggingPrefs": logs])
    struct Session: Decodable { let sessionId: String }
    let opened: Session = try driver.send(
      "POST", "/session", .object(["capabilities": .object(["alwaysMatch": capabilities])]))
    session = opened.sessionId
  }

  private func quit() async {
    let _: JSON? = try? driver.send("DELETE", "/session/\(session)", nil)
    driver.end()
  }

  private static func require(_ variable: String, _ name: String) throws -> String {
    guard let path = program(variable, name) else { throw BrowserError(message: "no \(name) is installed") }
    return path
  }

  private static func program(_ variable: String, _ name: String) -> String? {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment[variable] { return named }
    return (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  // MARK: Commands

  @discardableResult
  private func send<Answer: Decodable & Sendable>(_ path: String, _ body: JSON, as: Answer.Type = JSON.self)
    async throws
    -> Answer
  {
    try driver.send("POST", "/session/\(session)\(path)", body)
  }

  package func open(_ file: URL, address: String = "") async throws {
    try await send("/url", .object(["url": .text(file.absoluteString + address)]))
  }

  /// What a function body returns in the page.
  @discardableResult
  package func script<Answer: Decodable & Sendable>(
    _ source: String, _ arguments: [JSON] = [], as: Answer.Type = Answer.self
  ) async throws -> Answer {
    try await send("/execute/sync", .object(["script": .text(source), "args": .list(arguments)]), as: Answer.self)
  }

  /// Waits for a condition in the page.
  ///
  /// The page itself looks again and again, and answers once. A test that slept between looks would not wake up for
  /// minutes while other tests hold all threads, and find its time over after a single look.
  package func wait(_ condition: String, _ arguments: [JSON] = [], file: String = #fileID, line: Int = #line)
    async throws
  {
    let milliseconds = Self.patience.components.seconds * 1000
    let look = """
      const end = performance.now() + \(milliseconds);
      return new Promise((done, fail) => {
        const look = () => {
          try {
            if (\(condition)) done(true);
            else if (performance.now() > end) done(false);
            else setTimeout(look, 20);
          } catch (error) {
            fail(error);
          }
        };
        look();
      })
      """
    if try await script(look, arguments, as: Bool.self) { return }
    throw BrowserError(message: "\(file):\(line): it never came true that \(condition)")
  }

  /// Waits until what changed is painted.
  package func settle() async throws {
    try await script(
      "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))",
      as: Bool.self)
  }

  /// Keys as `Key` names them, or letters.
  package func press(_ keys: String...) async throws {
    let actions = keys.flatMap { key in
      ["keyDown", "keyUp"].map { JSON.object(["type": .text($0), "value": .text(key)]) }
    }
    try await act(.object(["type": .text("key"), "id": .text("keyboard"), "actions": .list(actions)]))
  }

  /// Moves the pointer through points of the window, with the button down between the first and the last if it drags.
  package func point(at places: [CGPoint], click: Bool = false, drag: Bool = false) async throws {
    var actions: [JSON] = []
    func button(_ type: String) { actions.append(.object(["type": .text(type), "button": .number(0)])) }
    for (number, place) in places.enumerated() {
      actions.append(
        .object([
          "type": .text("pointerMove"), "duration": .number(0), "x": .number(place.x.rounded()),
          "y": .number(place.y.rounded()),
        ]))
      if drag, number == 0 { button("pointerDown") }
    }
    if click { button("pointerDown") }
    if click || drag { button("pointerUp") }
    try await act(
      .object([
        "type": .text("pointer"), "id": .text("mouse"),
        "parameters": .object(["pointerType": .text("mouse")]), "actions": .list(actions),
      ]))
  }

  /// Drags from a point of the window to another, at an even speed.
  package func drag(from start: CGPoint, to end: CGPoint, seconds: Double) async throws {
    func move(_ place: CGPoint, _ duration: Double) -> JSON {
      .object([
        "type": .text("pointerMove"), "duration": .number((duration * 1000).rounded()), "x": .number(place.x.rounded()),
        "y": .number(place.y.rounded()),
      ])
    }
    // The driver does not divide a long move. A move by less than a pixel would tell the page nothing.
    let pixels = max(abs(end.x - start.x), abs(end.y - start.y))
    let steps = max(1, Int(min(seconds * 120, pixels)))
    let moves = (1...steps).map { step in
      let part = Double(step) / Double(steps)
      return move(
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part), seconds / Double(steps))
    }
    let actions =
      [move(start, 0), .object(["type": .text("pointerDown"), "button": .number(0)])] + moves
      + [.object(["type": .text("pointerUp"), "button": .number(0)])]
    try await act(
      .object([
        "type": .text("pointer"), "id": .text("mouse"),
        "parameters": .object(["pointerType": .text("mouse")]), "actions": .list(actions),
      ]))
  }

  private func act(_ source: JSON) async throws { try await send("/actions", .object(["actions": .list([source])])) }

  /// The middle of an element that a JavaScript expression gives, in the window.
  package func middle(of element: String) async throws -> CGPoint {
    try await settle()
    let box: [Double] = try await script(
      "const element = \(element); element.scrollIntoView({ block: 'nearest' }); const box = element.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]"
    )
    return CGPoint(x: box[0], y: box[1])
  }

  package func click(_ element: String) async throws { try await point(at: [middle(of: element)], click: true) }

  package func resize(width: Double, height: Double) async throws {
    try await send("/window/rect", .object(["width": .number(width), "height": .number(height)]))
  }

  /// As a window of a size that the browser itself would not become, such as a phone's.
  package func show(width: Int, height: Int) async throws {
    let metrics: [String: JSON] = [
      "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": .number(1),
      "mobile": .bool(false),
    ]
    try await send(
      "/goog/cdp/execute",
      .object(["cmd": .text("Emulation.setDeviceMetricsOverride"), "params": .object(metrics)]))
  }

  /// A wide window and a phone's, in light and in dark colours, one after another.
  package func inEveryLook(_ body: (_ width: Int, _ scheme: String) async throws -> Void) async throws {
    for (width, height) in [(1440, 900), (390, 844)] {
      try await show(width: width, height: height)
      for scheme in ["light", "dark"] {
        try await prefer(scheme)
        try await settle()
        try await body(width, scheme)
      }
    }
  }

  /// Where files that the page offers are put.
  package func download(into folder: URL) async throws {
    try await send(
      "/goog/cdp/execute",
      .object([
        "cmd": .text("Browser.setDownloadBehavior"),
        "params": .object(["behavior": .text("allow"), "downloadPath": .text(folder.path)]),
      ]))
  }

  /// As a system set to light or dark colours.
  package func prefer(_ scheme: String) async throws {
    let feature: JSON = .object(["name": .text("prefers-color-scheme"), "value": .text(scheme)])
    try await send(
      "/goog/cdp/execute",
      .object([
        "cmd": .text("Emulation.setEmulatedMedia"), "params": .object(["features": .list([feature])]),
      ]))
  }

  // MARK: What went on

  private struct LogEntry: Decodable, Sendable {
    let level: String
    let message: String
  }

  /// Messages on the console: errors, warnings, whatever the page wrote.
  package func consoleMessages() async throws -> [String] {
    try await send("/se/log", .object(["type": .text("browser")]), as: [LogEntry].self).map(\.message)
  }

  /// Addresses that the page asked for since this was last called.
  package func requestedAddresses() async throws -> [String] {
    let entries = try await send("/se/log", .object(["type": .text("performance")]), as: [LogEntry].self)
    struct Event: Decodable {
      struct Message: Decodable {
        let method: String
        let params: JSON
      }
      let message: Message
    }
    return entries.compactMap { entry in
      guard let event = try? JSONDecoder().decode(Event.self, from: Data(entry.message.utf8)).message,
        event.method == "Network.requestWillBeSent", case .object(let parameters) = event.params,
        case .object(let request)? = parameters["request"], case .text(let address)? = request["url"]
      else { return nil }
      return address
    }
  }

  /// Names that assistive technology reads for what can be focused, as the browser computes them, with the elements'
  /// markup.
  package func accessibleNames() async throws -> [(name: String, markup: String)] {
    let query = """
      return [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")]
        .filter((each) => each.checkVisibility() && each.getClientRects().length > 0)
      """
    let elements: [[String: String]] = try await script(query)
    var names: [(name: String, markup: String)] = []
    for element in elements {
      guard let id = element.values.first else { continue }
      let name: String = try driver.send("GET", "/session/\(session)/element/\(id)/computedlabel", nil)
      let markup: String = try await script(
        "return arguments[0].outerHTML.slice(0, 120)", [.object(element.mapValues(JSON.text))])
      names.append((name, markup))
    }
    return names
  }
}

/// The protocol's code points for keys without a letter.
package enum Key {
  package static let tab = "\u{E004}"
  package static let enter = "\u{E007}"
  package static let escape = "\u{E00C}"
  package static let end = "\u{E010}"
  package static let home = "\u{E011}"
  package static let left = "\u{E012}"
  package static let up = "\u{E013}"
  package static let right = "\u{E014}"
  package static let down = "\u{E015}"
}

package struct BrowserError: Error, CustomStringConvertible {
  package let message: String

  package init(message: String) { self.message = message }

  package var description: String { message }
}
