import LPSupport

/// An HTML page with its style, script and data embedded: it loads nothing from a network and works from disk.
package struct Page: Sendable {
  /// The kind of page; each kind has its own script and style besides those that all pages share.
  package enum Kind: String, Sendable {
    /// Shows the pictures of a matrix, and lets readers inspect each layout.
    case matrix
    /// Shows what differs from goldens, and lets readers accept or reject each difference.
    case report
    /// Lists what `lint` found, which its script filters.
    case lint
    /// Lists the constraints that never bind, and source lines with the counts of theirs. It has no script.
    case coverage
    /// Shows previews as their sources are written; `preview watch` serves it.
    case live
  }

  private let title: String
  private let kind: Kind
  private let data: String
  private let fallback: String

  /// - Parameters:
  ///   - data: the page's data as JSON.
  ///   - fallback: the text for browsers with scripts turned off.
  package init(title: String, kind: Kind, data: String, fallback: String) {
    self.title = title
    self.kind = kind
    self.data = data
    self.fallback = fallback
  }

  package var html: String { beginning + end }

  /// Returns the element for a file in Base64, between the page's beginning and its end; the script finds it by its
  /// number.
  package static func file(_ index: Int, _ base64: String) -> String {
    "<script type=\"text/plain\" id=\"file-\(index)\">\(base64)</script>\n"
  }

  /// Returns the page with HTML that it shows without its script too.
  package func html(showing content: String) -> String { beginning + content + end }

  /// The HTML before the embedded files, for a page that is written in pieces.
  package var beginning: String {
    let (style, script) = (kind.style, kind.script)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(kind.policy(style: style, script: script))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Self.escaped(title))</title>
      <link rel="icon" href="data:,">
      <style>\(style)</style>
      </head>
      <body>
      \(fallback.isEmpty ? "" : "<noscript><p>\(Self.escaped(fallback))</p></noscript>")
      <script type="application/json" id="data">\(Self.embedded(data))</script>

      """
  }

  /// Returns the data of a page as JSON; `nil` for text that is no page.
  package static func data(of html: String) -> String? {
    html.firstMatch(of: /<script type="application\/json" id="data">([^<]*)<\/script>/).map { String($0.1) }
  }

  package var end: String {
    """
    <script>\(kind.script)</script>
    </body>
    </html>

    """
  }

  package static func escaped(_ text: String) -> String {
    text.escaping(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
  }

  /// Escapes JSON for a script element, which would end at the next `</script`.
  private static func embedded(_ json: String) -> String { json.escaping(["<": "\\u003c"]) }
}
