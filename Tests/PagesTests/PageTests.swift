import Foundation
import LPDrawing
import Testing

@testable import LPPages

@Suite struct PageTests {
  func page(_ kind: Page.Kind, title: String = "Gallery", data: String = "{}") -> String {
    Page(title: title, kind: kind, data: data, fallback: "Turn scripts on.").html
  }

  @Test(arguments: [Page.Kind.matrix, .report, .lint])
  func `nothing outside of the page is named, and its policy forbids the network`(_ kind: Page.Kind) throws {
    let html = page(kind)
    let addresses = html.matches(of: /https?:\/\/[^\s"'`)]+/).map { String($0.0) }
    // The name of a language, which is never fetched.
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
    let policy = try #require(html.firstMatch(of: /Content-Security-Policy" content="([^"]+)"/)?.1)
    #expect(policy.hasPrefix("default-src 'none'") && !policy.contains("http"))
    #expect(!html.contains("<link rel=\"stylesheet\"") && !html.contains("<script src"))
  }

  @Test(arguments: [Page.Kind.matrix, .report, .lint, .coverage, .live])
  func `the policy allows the page's own script and style by their digests, and no other code`(
    _ kind: Page.Kind
  ) throws {
    let html = page(kind)
    let policy = try #require(html.firstMatch(of: /Content-Security-Policy" content="([^"]+)"/)?.1)
    #expect(!policy.contains("unsafe"), "\(policy)")
    let style = try #require(html.firstMatch(of: /<style>([^<]*)<\/style>/)?.1)
    let script = try #require(html.components(separatedBy: "<script>").last?.components(separatedBy: "</script>").first)
    #expect(policy.contains("style-src 'sha256-\(SHA256.base64(String(style)))';"))
    #expect(policy.contains(" 'sha256-\(SHA256.base64(script))';"))
    #expect(html.ranges(of: "<style").count == 1 && html.ranges(of: "<script>").count == 1)
    #expect(html.firstMatch(of: /<[^>]* (style|on\w+)="/) == nil)
  }

  @Test func `data ends no script, and a title no element`() throws {
    let nasty = "</script><script>alert(1)</script><!--"
    let json = String(decoding: try JSONEncoder().encode([nasty]), as: UTF8.self)
    let html = page(.matrix, title: nasty, data: json)
    #expect(html.ranges(of: "<script").count == 2 && !html.contains("alert(1)</script>"))
    let data = try #require(html.firstMatch(of: /id="data">(.*)<\/script>/)?.1)
    #expect(try JSONDecoder().decode([String].self, from: Data(data.utf8)) == [nasty])
  }

  @Test func `a quote that a combining mark follows ends no attribute`() {
    #expect(Page.escaped("\"\u{301} <\u{338}&").utf8.elementsEqual("&quot;\u{301} &lt;\u{338}&amp;".utf8))
  }

  @Test func `the page of coverage has the colours of all pages and no script of its own`() {
    let html = page(.coverage)
    #expect(html.contains("--accent") && html.contains(".coverage-page") && html.contains("@media print"))
    #expect(!html.contains("document."))
  }

  @Test(arguments: [Page.Kind.matrix, .report, .lint])
  func `a page without its contents is small`(_ kind: Page.Kind) { #expect(page(kind).utf8.count < 100_000) }

  @Test func `a page has no lines of comments, and all else of its files`() {
    let text = """
      /**
       * What a reader of the page does not need.
       */
      /* a */
      * { color: red; /* stays */ }
        // left out
        let place = "//"; // stays

      /** @type {any} */ let typed;
      /* two
         lines */ const after = 1;
      """
    #expect(
      text.withoutComments == """
        * { color: red; /* stays */ }
        let place = "//"; // stays
        let typed;
        const after = 1;

        """)
  }

  @Test func `files lie between the beginning and the end, by number`() {
    let page = Page(title: "", kind: .report, data: "{}", fallback: "")
    #expect(Page.file(3, "AAAA") == "<script type=\"text/plain\" id=\"file-3\">AAAA</script>\n")
    #expect(page.beginning.contains("id=\"data\"") && page.end.hasSuffix("</html>\n"))
  }
}
