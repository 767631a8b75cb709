/// A page of HTML with its style, script and data in it: it asks for nothing from elsewhere, and works from disk.
package struct Page: Sendable {
  /// What the page is for; a kind has a script and style of its own beside those that all share.
  package enum Kind: String, Sendable {
    /// The pictures of a matrix, and each layout to look into.
    case matrix
    /// What differs from goldens, to decide about.
    case report
  }

  private let title: String
  private let kind: Kind
  private let data: String
  private let fallback: String

  /// - Parameters:
  ///   - data: JSON.
  ///   - fallback: what there is to read where scripts are turned off.
  package init(title: String, kind: Kind, data: String, fallback: String) {
    self.title = title
    self.kind = kind
    self.data = data
    self.fallback = fallback
  }

  package var html: String { beginning + end }

  /// A file in base 64, between the page's beginning and its end; the script finds it by its number.
  package static func file(_ index: Int, _ base64: String) -> String {
    "<script type=\"text/plain\" id=\"file-\(index)\">\(base64)</script>\n"
  }

  /// What comes before the files of a page that is written in pieces.
  package var beginning: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(Self.escaped(title))</title>
    <link rel="icon" href="data:,">
    <style>
    \(kind.style)</style>
    </head>
    <body>
    <noscript><p>\(Self.escaped(fallback))</p></noscript>
    <script type="application/json" id="data">\(Self.embedded(data))</script>

    """
  }

  package var end: String {
    """
    <script>
    (() => {
    "use strict";
    \(kind.script)})();
    </script>
    </body>
    </html>

    """
  }

  /// Files beside the page and what is in it; the network is out of reach.
  private static let policy =
    "default-src 'none'; img-src 'self' file: data: blob:; script-src 'self' file: 'unsafe-inline'; "
    + "style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  package static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// JSON as the text of a script element, which ends at the next `</script` whatever is in it.
  private static func embedded(_ json: String) -> String { json.replacing("<", with: "\\u003c") }
}
