import BrowserDriver
import Foundation
import Testing

/// The live page, served by the built command and driven in a browser while its sources change.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "\(Browser.advice)")) struct LivePageTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.card, to: "Card.swift")
  }

  static let card = """
    import LayoutPreview

    @main
    struct Card: PreviewCatalog {
      var previews: [Preview] {
        Preview("Profile card") {
          let name = Label("Ada", style: .headline)
          let follow = Button("Follow")
          return Screen {
            name
            follow
          } constraints: { screen in
            name.leading == screen.leading + 24
            name.top == screen.top + 40
            follow.leading >= name.trailing + 8
            follow.trailing == screen.trailing - 16
            follow.firstBaseline == name.firstBaseline
            name.width <= 200 ~ 750
          }
        }
        Preview("Other") { Label("Other") }
      }
    }
    """

  /// The x of the view `name` in the picture of the first variant.
  private static func place(_ view: String, _ side: Int = 0) -> String {
    "livePreview.page.main.live.layout.views.find((view) => view.name === '\(view)').frame[\(side)]"
  }

  private func following(_ files: [String] = ["Card.swift"], _ body: (Browser, ServedPage) async throws -> Void)
    async throws
  {
    let served = try ServedPage(files, in: folder)
    defer { served.end() }
    try await Browser.run { browser in
      try await browser.open(served.address)
      try await browser.wait("window.livePreview?.page.main?.live")
      try await body(browser, served)
      let messages = try await browser.consoleMessages()
      #expect(messages.filter { !$0.contains("ERR_") } == [])
    }
  }

  @Test func `what is saved is shown: a literal, other code, a mistake over the last picture, and its repair`()
    async throws
  {
    try await following { browser, served in
      #expect(try await browser.script("return \(Self.place("name"))") == 24.0)
      try folder.write(Self.card.replacing("+ 24", with: "+ 60").replacing("Ada", with: "Grace"), to: "Card.swift")
      try await browser.wait("\(Self.place("name")) === 60")
      try await browser.wait("livePreview.page.main.live.layout.views.some((view) => view.text === 'Grace')")
      try await browser.wait("livePreview.server.state.phase === 'ready'")
      #expect(try await browser.script("return \(Self.place("name"))") == 60.0)
      #expect(!served.output.contains("differs"))

      try folder.write(Self.card.replacing("name.top == screen", with: "name.top = screen"), to: "Card.swift")
      try await browser.wait("!document.querySelector('.build-problems').hidden")
      let problem: String = try await browser.script("return document.querySelector('.build-problems').innerText")
      #expect(problem.contains("Card.swift:14"))
      #expect(try await browser.script("return \(Self.place("name"))") == 60.0)
      #expect(served.output.contains("Card.swift:14:"))

      try folder.write(Self.card.replacing("name.top", with: "name.bottom"), to: "Card.swift")
      try await browser.wait(
        "document.querySelector('.build-problems').hidden && livePreview.server.state.phase === 'ready'")
      try await browser.wait("\(Self.place("name", 1)) < 40")
      #expect(
        served.output.components(separatedBy: "[preview] begin").count
          == served.output.components(separatedBy: "[preview] end").count)
    }
  }

  @Test func `an edge of the screen is dragged and the layout follows`() async throws {
    try await following { browser, _ in
      let before: Double = try await browser.script("return \(Self.place("follow"))")
      let edge = try await browser.middle(of: "document.querySelector('.edge.is-right')")
      try await browser.point(
        at: [edge, CGPoint(x: edge.x + 20, y: edge.y), CGPoint(x: edge.x + 60, y: edge.y)], drag: true)
      try await browser.wait("\(Self.place("follow")) > \(before + 60)")
      try await browser.wait(
        "livePreview.page.main.caption.textContent.startsWith(String(livePreview.page.main.override.width))")
      // By keys, and back.
      let width: Double = try await browser.script("return livePreview.page.main.live.layout.size[0]")
      try await browser.script("document.querySelector('.edge.is-right').focus()", as: JSON.self)
      try await browser.press(Key.left)
      try await browser.wait("livePreview.page.main.live.layout.size[0] === \(width - 1)")
      try await browser.click("document.querySelector('.reset')")
      try await browser.wait("\(Self.place("follow")) === \(before)")
    }
  }

  @Test func `an edge that is dragged beyond the visible area does not jump back`() async throws {
    try await following { browser, _ in
      try await browser.script(
        """
        window.widths = [];
        livePreview.page.main.stage.viewport.zoom(1.5);
        const card = livePreview.page.main, resized = card.onresize;
        card.onresize = (each) => { resized?.(each); window.widths.push(each.override.width); };
        return true
        """, as: Bool.self)
      let edge = try await browser.middle(of: "document.querySelector('.edge.is-right')")
      let area: CGPoint = try await browser.middle(of: "livePreview.page.main.stage.viewport.element")
      let end = CGPoint(x: edge.x + (edge.x - area.x), y: edge.y)
      try await browser.drag(from: edge, to: end, seconds: 0.5)
      let widths: [Double] = try await browser.script("return window.widths.filter((each) => each)")
      #expect(widths == widths.sorted() && Set(widths).count > 10)
      let isScrolled =
        "livePreview.page.main.stage.viewport.element.scrollWidth > "
        + "livePreview.page.main.stage.viewport.element.clientWidth"
      #expect(try await browser.script("return \(isScrolled)", as: Bool.self))
    }
  }

  @Test func `a repair of a conflict is tried, taken back, and written to the source`() async throws {
    let width = "\n          follow.width == 500"
    let text = Self.card.replacing("== screen.trailing - 16", with: "== screen.trailing - 16" + width)
    try folder.write(text, to: "Card.swift")
    try await following { browser, _ in
      let conflicts = "livePreview.page.main.live.layout.problems.filter(({ rule }) => rule === 'conflict').length"
      try await browser.wait("\(conflicts) === 1")
      try await browser.click("document.querySelector('.repairs button')")
      try await browser.wait("document.querySelector('.repair-list button')")
      try await browser.click("document.querySelector('.repair-list button')")
      try await browser.wait("\(conflicts) === 0")
      try await browser.wait("document.querySelector('.repair-list button').getAttribute('aria-pressed') === 'true'")
      try await browser.click("document.querySelector('.repair-list button')")
      try await browser.wait("\(conflicts) === 1 && !document.querySelector('.edits')")
      #expect(try folder.text("Card.swift") == text)

      // The removal of the width.
      let removal =
        "[...document.querySelectorAll('.repair-list li')].find((each) => "
        + "each.textContent.includes('follow.width == 500') && each.textContent.includes('removed'))"
      try await browser.wait("\(removal)")
      try await browser.click("\(removal).querySelector('button')")
      try await browser.wait("\(conflicts) === 0")
      try await browser.press("w")
      try await browser.wait("livePreview.page.edits.list.length === 0 && livePreview.server.state.phase === 'ready'")
      #expect(try folder.text("Card.swift") == Self.card)
      try await browser.wait("\(conflicts) === 0")
    }
  }

  @Test func `a repair whose equation shares its line is not written, and says so`() async throws {
    let shared = "== screen.trailing - 16; follow.width == 500"
    let text = Self.card.replacing("== screen.trailing - 16", with: shared)
    try folder.write(text, to: "Card.swift")
    try await following { browser, _ in
      try await browser.wait("document.querySelector('.repairs button')")
      try await browser.click("document.querySelector('.repairs button')")
      let ofWidth =
        "[...document.querySelectorAll('.repair-list li')].find((each) => each.textContent.includes('follow.width == 500'))"
      try await browser.wait("\(ofWidth)")
      try await browser.click("\(ofWidth).querySelector('button')")
      try await browser.wait("document.querySelector('.edits')")
      try await browser.press("w")
      try await browser.wait("document.querySelector('.edits [role=status]').textContent.includes('Copy the repair')")
      #expect(try folder.text("Card.swift") == text)
    }
  }

  @Test func `a picture that changes into the one of another layout is as one of its own`() async throws {
    try await following { browser, _ in
      let differing: [String] = try await browser.script(
        """
        return (async () => {
          const { main } = livePreview.page, differing = [];
          let shown = null;
          const reading = (element) => `<${element.nodeName} ` + [...element.attributes].map(({ name, value }) =>
            `${name}=${value}`).sort().join(" ") + ">" + [...element.children].map(reading).join("") + "</>";
          const sizes = [[0, 500], [0, 320], [1, 320], [1, 375], [0, 1024], [0, 320], [0, 321]];
          for (const [preview, width] of sizes) {
            const ask = (shown) => livePreview.server.ask("layout",
              { catalog: 0, preview, variant: main.variant, width, isBrief: true, shown });
            const answer = await ask(shown), { svg } = await ask(null);
            if (Boolean(answer.changes) !== Boolean(shown)) differing.push(`${width} as a whole`);
            main.showBriefly(answer);
            shown = answer.picture;
            const { stage, live } = main;
            const whole = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
            whole.classList.add("picture");
            stage.name(whole);
            const frames = live.layout.views.map(({ frame }) => frame);
            const isShown = reading(whole) === reading(stage.picture)
              && live.layout.size[0] === width
              && stage.picture.getAttribute("aria-label").includes(`${width} × `) && stage.picture.querySelector("g.view")
              && !stage.picture.querySelector("text, title, desc, .layer")
              && (preview === 1 || String(frames) === String(answer.frames));
            if (!isShown) differing.push(`${preview} ${width}`);
          }
          await main.load();
          if (!main.stage.picture.querySelector(".layer.constraints")) differing.push("no constraints");
          return differing;
        })()
        """)
      #expect(differing == [])
    }
  }

  @Test func `only the selection shows its constraints alone, and stays so over a reload`() async throws {
    try await following { browser, _ in
      func equations() async throws -> Set<String> {
        let marks: [String] = try await browser.script(
          """
          return [...livePreview.page.main.stage.picture.querySelectorAll("g.constraint")]
            .filter((each) => getComputedStyle(each).visibility === "visible")
            .map((each) => each.dataset.name.replace(/\\/label\\..*/, ""))
          """)
        return Set(marks.map { $0.replacing("constraint:", with: "") })
      }
      let all = try await equations()
      let own: Set = [
        "follow.leading >= name.trailing", "follow.trailing == screen.trailing",
        "follow.firstBaseline == name.firstBaseline",
      ]
      #expect(own.isStrictSubset(of: all))
      let select = """
        const index = livePreview.page.main.live.layout.views.findIndex((view) => view.name === "follow");
        livePreview.page.select({ kind: "view", index }); return true
        """
      try await browser.script(select, as: Bool.self)
      try await browser.settle()
      #expect(try await equations() == own)
      try await browser.press("l")
      try await browser.settle()
      #expect(try await equations() == all)
      // Once switched off, it stays off for the next selection.
      try await browser.press(Key.escape)
      try await browser.script(select, as: Bool.self)
      try await browser.settle()
      #expect(try await equations() == all)
      try await browser.press("l")
      try await browser.settle()
      #expect(try await equations() == own)
      try await browser.press(Key.escape)
      try await browser.settle()
      #expect(try await equations() == all)

      try await browser.script(select, as: Bool.self)
      try await browser.script("location.reload(); return true", as: Bool.self)
      try await browser.wait("window.livePreview?.page.main?.live")
      try await browser.settle()
      #expect(try await equations() == own)
      try await browser.press("l")
      try await browser.settle()
      #expect(try await equations() == all)
    }
  }

  @Test func `variants are chosen, a view is clicked, and both stay over a save and a reload`() async throws {
    try await following { browser, _ in
      try await browser.click("document.querySelector('[data-option=direction] > summary')")
      for value in ["ltr", "rtl"] {
        try await browser.click("document.querySelector('[data-option=direction] input[value=\(value)]')")
      }
      try await browser.wait("livePreview.page.cards.length === 2 && livePreview.page.cards.every((card) => card.live)")
      let names: [String] = try await browser.script("return livePreview.page.cards.map((card) => card.variant)")
      #expect(names == ["default", "rtl"])
      try await browser.script("document.body.click()", as: JSON.self)
      try await browser.click("[...document.querySelectorAll('.side [role=treeitem]')].at(-1)")
      try await browser.wait("document.querySelector('.details h2').textContent === 'follow'")
      let details: String = try await browser.script("return document.querySelector('.details').innerText")
      #expect(details.contains("Card.swift:8") && details.contains("follow.trailing == screen.trailing - 16"))
      let link: String = try await browser.script("return document.querySelector('.details .place').href")
      #expect(link.hasPrefix("vscode://file/") && link.hasSuffix("/Card.swift:8:26"))
      try await browser.click("document.querySelector('.details summary')")
      try await browser.wait("document.querySelector('.explanation').innerText.includes('follow.left')")

      try folder.write(Self.card.replacing("- 16", with: "- 20"), to: "Card.swift")
      try await browser.wait(
        "livePreview.server.state.phase === 'ready' && livePreview.page.main.live.layout.constraints.some((each) => each.equation.includes('- 20'))"
      )
      #expect(try await browser.script("return document.querySelector('.details h2').textContent") == "follow")
      try await browser.script("location.reload()", as: JSON.self)
      try await browser.wait(
        "window.livePreview?.page.cards?.length === 2 && document.querySelector('.details h2')?.textContent === 'follow'"
      )
    }
  }

  @Test func `a constant is changed in place, solved, undone, and written to the source`() async throws {
    try await following { browser, _ in
      try await browser.script(
        "livePreview.page.select({ kind: 'constraint', index: livePreview.page.main.live.layout.constraints.findIndex((each) => each.equation.startsWith('name.leading')) })",
        as: JSON.self)
      func type(_ value: String) async throws {
        try await browser.script(
          "const field = document.querySelector('[data-field=constant]'); field.value = '\(value)'; field.dispatchEvent(new Event('input'))",
          as: JSON.self)
      }
      try await type("31")
      try await browser.wait("\(Self.place("name")) === 31")
      #expect(try folder.text("Card.swift") == Self.card)
      try await browser.press("u")
      try await browser.wait("\(Self.place("name")) === 24")
      try await type("32.5")
      try await browser.wait("\(Self.place("name")) === 32.5")
      try await browser.press("w")
      try await browser.wait("livePreview.page.edits.list.length === 0 && livePreview.server.state.phase === 'ready'")
      #expect(try folder.text("Card.swift") == Self.card.replacing("+ 24", with: "+ 32.5"))
      try await browser.wait("\(Self.place("name")) === 32.5")
    }
  }

  @Test func `an ambiguous view wiggles between its places, and the source's layout stays`() async throws {
    let text = Self.card.replacing("follow.trailing == screen.trailing - 16", with: "")
    try folder.write(text, to: "Card.swift")
    try await following { browser, _ in
      let follow = "livePreview.page.main.live.layout.views.findIndex((view) => view.name === 'follow')"
      try await browser.script(
        """
        window.places = [];
        const { main } = livePreview.page, shown = main.shown.bind(main);
        main.shown = () => { shown(); window.places.push(main.live.layout.views[\(follow)].frame[0]); };
        livePreview.page.select({ kind: "view", index: \(follow) });
        return true
        """, as: Bool.self)
      let before: Double = try await browser.script("return \(Self.place("follow"))")
      try await browser.inEveryLook { _, _ in
        try await browser.script("window.places = []; return true", as: Bool.self)
        try await browser.click("document.querySelector('.wiggle')")
        try await browser.wait("window.places.length >= 5")
        let places: [Double] = try await browser.script("return window.places")
        #expect(places.count == 5 && places[0] != before && places[1] == before)
        #expect(places[2] == places[0] && places[4] == before)
        #expect(try await browser.script("return document.documentElement.scrollWidth <= innerWidth"))
      }
      #expect(try folder.text("Card.swift") == text)
      // A view that is held has no other place.
      try await browser.script(
        "livePreview.page.select({ kind: 'view', index: \(follow) - 1 }); return true", as: Bool.self)
      #expect(try await browser.script("return document.querySelector('.wiggle') === null"))
    }
  }

  @Test func `the page's parts fit a wide window and a phone, light and dark`() async throws {
    try await following { browser, _ in
      let tree = "document.querySelector('[role=tree]').checkVisibility()"
      try await browser.inEveryLook { width, scheme in
        #expect(try await browser.script("return document.documentElement.scrollWidth <= innerWidth"))
        let light: Int = try await browser.script(
          "return Number(getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0])")
        #expect((light > 128) == (scheme == "light"))
        #expect(try await browser.script("return \(tree)") == (width > 700))
        try await browser.press("O")
        try await browser.wait(tree)
        try await browser.press("f", "o", "l")
        try await browser.press(Key.enter)
        try await browser.wait("document.querySelector('.details h2')?.textContent === 'follow'")
        #expect(try await browser.script("return document.querySelectorAll('.holding').length > 2"))
        try await browser.press("O")
        try await browser.press(Key.escape, Key.escape)
        if width < 700 {
          try await browser.script("document.querySelector('.drawer-button').click(); return true", as: Bool.self)
        }
        try await browser.script("document.activeElement.blur(); return true", as: Bool.self)
        try await browser.press("e")
        try await browser.wait("livePreview.page.main.stage.root.querySelectorAll('.plane').length === 2")
        try await browser.press("e")
        try await browser.wait("!livePreview.page.main.stage.root.querySelector('.plane')")
        try await browser.press(Key.escape)
      }
    }
  }

  @Test func `two pages follow, and find a server that was killed and started again`() async throws {
    let first = try ServedPage(["Card.swift"], in: folder)
    try await Browser.run { browser in
      try await Browser.run { other in
        for each in [browser, other] {
          try await each.open(first.address)
          try await each.wait("window.livePreview?.page.main?.live")
        }
        kill(first.process.processIdentifier, SIGKILL)
        first.process.waitUntilExit()
        try await browser.wait("document.querySelector('.status').dataset.phase === 'disconnected'")
        try folder.write(Self.card.replacing("+ 24", with: "+ 70"), to: "Card.swift")
        let second = try ServedPage(["Card.swift"], in: folder)
        defer { second.end() }
        #expect(second.address == first.address)
        for each in [browser, other] {
          try await each.wait("livePreview.server.isConnected && \(Self.place("name")) === 70")
        }
      }
    }
  }

  @Test func `two hundred saves lose nothing, and ctrl-C leaves no process and no file`() async throws {
    let served = try ServedPage(["Card.swift"], in: folder)
    let children = served.descendants
    #expect(!children.isEmpty)
    try await Browser.run { browser in
      try await browser.open(served.address)
      try await browser.wait("window.livePreview?.page.main?.live")
      for number in 1...200 {
        try folder.write(Self.card.replacing("+ 24", with: "+ \(100 + number)"), to: "Card.swift")
        usleep(20_000)
      }
      try await browser.wait("\(Self.place("name")) === 300")
      try await browser.wait("livePreview.server.state.phase === 'ready'")
      let last: Double = try await browser.script("return \(Self.place("name"))")
      #expect(last == 300, "\(served.output)")
    }
    // Catalogs that newer ones replaced are waited for, with what they started.
    for _ in 0..<200 where served.children.filter({ !ServedPage.isRunning($0) }) != [] { usleep(10_000) }
    #expect(served.children.filter { !ServedPage.isRunning($0) } == [])
    let last = served.descendants
    served.end()
    #expect(served.process.terminationStatus == 0)
    // Workers read the end of their input.
    for _ in 0..<200 where (children + last).contains(where: ServedPage.isRunning) { usleep(10_000) }
    #expect((children + last).filter(ServedPage.isRunning) == [])
    #expect(folder.files.filter { !$0.hasPrefix(".cache") } == ["Card.swift"])
  }

  @Test func `documents are followed`() async throws {
    let document = { (constant: Int) in
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews><label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello" \
      translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="20" y="80" width="41" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      constant="\(constant)" id="c"/></constraints></view></objects></document>
      """
    }
    try folder.write(document(20), to: "Hello.xib")
    try await following(["Hello.xib"]) { browser, _ in
      let x = "livePreview.page.main.live.layout.views[1].frame[0]"
      try await browser.wait("\(x) === 20")
      try folder.write(document(44), to: "Hello.xib")
      try await browser.wait("\(x) === 44")
      try await breaking(browser) {
        try folder.write(document(50).replacing("</constraints>", with: "</constraint>"), to: "Hello.xib")
      }
      #expect(try await browser.script("return \(x)") == 44.0)
      try folder.write(document(52), to: "Hello.xib")
      try await browser.wait("\(x) === 52 && document.querySelector('.build-problems').hidden")
    }
  }

  /// Saves a mistake, and waits until the page shows it.
  private func breaking(_ browser: Browser, _ save: () throws -> Void) async throws {
    try save()
    try await browser.wait(
      "!document.querySelector('.build-problems').hidden && livePreview.server.state.phase === 'failed'")
    // The layouts that the page asks for meanwhile are answered.
    try await browser.wait("livePreview.page.main.live.layout.svg.length > 0")
  }

  @Test func `a constant and a text of a storyboard are changed in place and written back`() async throws {
    let document = { (constant: String, text: String) in
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>
              <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="t" userLabel="name">
                <rect key="frame" x="24" y="99" width="34" height="21"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
              </label>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              <constraint firstItem="t" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      constant="\(constant)" id="k1"/>
              <constraint firstItem="t" firstAttribute="top" secondItem="safe" secondAttribute="top" id="k2"/>
            </constraints>
          </view></viewController></objects></scene></scenes>
      </document>
      """
    }
    try folder.write(document("24", "Title"), to: "Main.storyboard")
    try await following(["Main.storyboard"]) { browser, _ in
      let typing = { (field: String, value: String) in
        try await browser.wait("document.querySelector('[data-field=\(field)]')")
        try await browser.script(
          """
          const field = document.querySelector('[data-field=\(field)]');
          field.value = '\(value)';
          field.dispatchEvent(new Event('input', { bubbles: true }));
          """, as: JSON.self)
      }
      let write = {
        try await browser.click(
          "[...document.querySelectorAll('.edits button')].find((each) => each.textContent.startsWith('Write'))")
        try await browser.wait("livePreview.server.state.phase === 'ready' && !document.querySelector('.edits')")
      }
      try await browser.script(
        "livePreview.page.select({ kind: 'constraint', index: livePreview.page.main.live.layout.constraints.findIndex((each) => each.equation.includes('24')) })",
        as: JSON.self)
      try await typing("constant", "60")
      try await browser.wait("\(Self.place("name")) === 60")
      try await write()
      #expect(String(decoding: try folder.read("Main.storyboard"), as: UTF8.self) == document("60", "Title"))
      #expect(try await browser.script("return \(Self.place("name"))") == 60.0)

      try await browser.script(
        "livePreview.page.select({ kind: 'view', index: livePreview.page.main.live.layout.views.findIndex((each) => each.name === 'name') })",
        as: JSON.self)
      try await typing("text", "Salt & pepper")
      try await browser.wait("livePreview.page.main.live.layout.views.some((each) => each.text === 'Salt & pepper')")
      try await write()
      #expect(
        String(decoding: try folder.read("Main.storyboard"), as: UTF8.self) == document("60", "Salt &amp; pepper"))
    }
  }

  @Test func `the page selects what an editor's cursor is on`() async throws {
    try await following { browser, served in
      let file = folder.url.appendingPathComponent("Card.swift").path
      let port = try #require(served.address.port)
      let cursor = { (body: String) in
        let request = LoopbackRequest(
          port: port, method: "POST", path: served.address.path + "/cursor", body: Data(body.utf8))
        return String(decoding: try request.answer().body, as: UTF8.self)
      }
      let shown = "document.querySelector('.details h2')?.textContent"
      #expect(try cursor(#"{"file": "\#(file)", "line": 13}"#) == "{}")
      try await browser.wait("\(shown) === 'name.leading == screen.leading + 24'")
      #expect(try cursor(#"{"file": "\#(file)", "line": 8}"#) == "{}")
      try await browser.wait("\(shown) === 'follow'")
      #expect(try cursor(#"{"file": "\#(file)", "line": 21}"#) == "{}")
      try await browser.wait("document.querySelector('h1').textContent === 'Other'")
      #expect(try cursor(#"{"file": "\#(file)"}"#).contains("a cursor has a 'file' and a 'line'"))
      let long = String(repeating: "a", count: 1_000_000)
      #expect(try cursor(#"{"file": "/\#(long)", "line": 1}"#).contains("a cursor has a 'file' and a 'line'"))
      #expect(try cursor(#"{"file": "/nowhere", "line": 1}"#) == "{}")
      try await browser.settle()
      #expect(try await browser.script("return document.querySelector('h1').textContent") == "Other")
    }
  }

  @Test func `a variant is compared with its golden, and recorded`() async throws {
    try await following { browser, _ in
      let answer = "document.querySelector('.golden-answer')"
      try await browser.press("d")
      try await browser.wait("\(answer).innerText.includes('There is no golden yet')")
      try await browser.click("\(answer).querySelector('.record')")
      try await browser.wait("\(answer).innerText.includes('The same as the golden')")
      let layout = "goldens/Card/profile-card/default.layout.txt"
      #expect(String(decoding: try folder.read(layout), as: UTF8.self).contains("name"))

      try folder.write(Self.card.replacing("+ 24", with: "+ 60"), to: "Card.swift")
      try await browser.wait("\(Self.place("name")) === 60 && livePreview.server.state.phase === 'ready'")
      try await browser.press("d")
      try await browser.wait("\(answer).innerText.includes('Differs from the golden')")
      try await browser.wait("[...\(answer).querySelectorAll('img')].every((each) => each.naturalWidth > 100)")
      let text: String = try await browser.script("return \(answer).innerText")
      #expect(text.contains("name moved 36 pt right (x 24 → 60)"), "\(text)")
      try await browser.click("\(answer).querySelector('figure button')")
      try await browser.wait("document.querySelector('dialog.enlarged img').naturalWidth > 700")
      try await browser.press(Key.escape)
      try await browser.wait("!document.querySelector('dialog.enlarged')")
      try await browser.click("\(answer).querySelector('.record')")
      try await browser.wait("\(answer).innerText.includes('The same as the golden')")
      #expect(String(decoding: try folder.read(layout), as: UTF8.self).contains("+ 60"))
    }
  }

  @Test func `strings in a folder above the source are followed, broken and mended`() async throws {
    let strings = { (text: String) in
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"cart.title": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "\#(text)"}}}}}}
      """#
    }
    let file = "Resources/Localizable.xcstrings"
    try folder.write(strings("Cart"), to: file)
    try folder.write(Self.card.replacing("\"Ada\"", with: "\"cart.title\""), to: "Screens/Card.swift")
    try await following(["Screens/Card.swift"]) { browser, served in
      let shown = { (text: String) in "livePreview.page.main.live.layout.views.some((view) => view.text === '\(text)')"
      }
      try await browser.wait(shown("Cart"))
      try folder.write(strings("Basket"), to: file)
      try await browser.wait(shown("Basket"))
      try await breaking(browser) { try folder.write(strings("Trolley").replacing(": {", with: " {"), to: file) }
      #expect(try await browser.script("return \(shown("Basket"))") == true)
      let problem: String = try await browser.script("return document.querySelector('.build-problems').innerText")
      #expect(problem.contains("Localizable.xcstrings:1:") && problem.contains("Correct the file."), "\(problem)")
      #expect(served.output.contains("  fix: Correct the file."), "\(served.output)")
      try folder.write(strings("Trolley"), to: file)
      try await browser.wait("\(shown("Trolley")) && document.querySelector('.build-problems').hidden")
    }
  }

  @Test func `images of the project and of a named folder are followed`() async throws {
    let image = { (color: String) in
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="\(color)"/></svg>
      """
    }
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews><imageView image="logo" id="i"><rect key="frame" x="20" y="80" width="40" height="40"/>
      <autoresizingMask key="autoresizingMask"/></imageView></subviews></view></objects></document>
      """
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write(document, to: "App/Base.lproj/Hello.xib")
    for (place, options) in [("Shared", []), ("Elsewhere/Pictures", ["--resources", "Elsewhere/Pictures"])] {
      let set = "\(place)/Assets.xcassets/logo.imageset"
      try folder.write(#"{"images":[{"filename":"logo.svg"}]}"#, to: "\(set)/Contents.json")
      try folder.write(image("#dc1414"), to: "\(set)/logo.svg")
      try await following(["App/Base.lproj/Hello.xib"] + options) { browser, _ in
        let picture = "livePreview.page.main.live.layout.svg"
        let before: String = try await browser.script("return \(picture)")
        #expect(before.contains("data:image/png"))
        try folder.write(image("#1414dc"), to: "\(set)/logo.svg")
        try await browser.script("window.before = arguments[0]", [.text(before)], as: JSON.self)
        try await browser.wait("\(picture) !== window.before && \(picture).includes('data:image/png')")
      }
    }
  }
}
