import Foundation

/// A picture within the text of a terminal, in the protocol that the terminal understands.
struct InlinePicture: Hashable {
  enum Form: Hashable {
    /// https://sw.kovidgoyal.net/kitty/graphics-protocol/
    case kitty
    /// https://iterm2.com/documentation-images.html
    case iTerm
  }

  let form: Form
  /// The number of text lines that a picture takes.
  private static let rows = 24

  /// Fails if the environment names no terminal that is known to show pictures, and within tmux and screen, which do
  /// not pass on unknown sequences.
  init?(_ environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    if environment["TMUX"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux") || term == "dumb" { return nil }
    let isITerm = environment["LC_TERMINAL"] == "iTerm2" || ["iTerm.app", "WezTerm", "mintty"].contains(program)
    if term.contains("kitty") || term.contains("ghostty") || environment["KITTY_WINDOW_ID"] != nil {
      form = .kitty
    } else if isITerm {
      form = .iTerm
    } else {
      return nil
    }
  }

  /// The sequence that removes pictures, if clearing the text does not.
  var clearing: String { form == .kitty ? "\u{1B}_Ga=d\u{1B}\\" : "" }

  /// Returns the sequence that makes the terminal show the PNG file.
  func text(png: Data) -> String {
    let text = png.base64EncodedString()
    return switch form {
    case .kitty: Self.kitty(text)
    case .iTerm:
      "\u{1B}]1337;File=inline=1;size=\(png.count);height=\(Self.rows);preserveAspectRatio=1:\(text)\u{07}"
    }
  }

  /// Returns the sequence in pieces of 4,096 characters; each piece says whether another one follows.
  private static func kitty(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var pieces: [String] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + 4096)
      let first = start == 0 ? "a=T,f=100,r=\(rows)," : ""
      let piece = String(decoding: bytes[start..<end], as: UTF8.self)
      pieces.append("\u{1B}_G\(first)q=2,m=\(end < bytes.count ? 1 : 0);\(piece)\u{1B}\\")
      start = end
    }
    return pieces.joined()
  }
}
