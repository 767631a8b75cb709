import Foundation
import LPScene
import Testing

@testable import LPDrawing
import LayoutPreview
@testable import LPCommandLine
@testable import LPOperations

struct ReviewSessionTests {
  private func session(_ keys: String, causes: [[Int]] = [[0], [1], [0], []]) -> ReviewSession {
    var session = ReviewSession(causes: causes)
    for byte in keys.utf8 { if let key = ReviewSession.Key(byte) { _ = session.press(key) } }
    return session
  }

  @Test(arguments: [
    ("", "____", 0), ("a", "a___", 1), ("ars", "ars_", 3), ("arsa", "arsa", 4), ("nna", "__a_", 3), ("nnna", "___a", 0),
    ("aA", "aaaa", 4), ("rA", "raaa", 4), ("nS", "ssss", 4), ("c", "a_a_", 1), ("nc", "_a__", 2), ("auu", "____", 0),
    ("acu", "a___", 1), ("Au", "____", 0), ("pa", "a___", 1), ("apr", "r___", 1), ("Aa", "aaaa", 4), ("Apr", "aaar", 4),
    ("z?\u{1B}[A", "aaaa", 4),
  ])
  func `Keys decide and walk`(keys: String, verdicts: String, position: Int) {
    let session = session(keys)
    #expect(session.verdicts.map { $0.map { String($0.rawValue.prefix(1)) } ?? "_" }.joined() == verdicts)
    #expect(session.position == position)
  }

  @Test func `The end and leaving are told, opening names the golden`() {
    var session = session("n")
    #expect(session.press(.open) == .open(1))
    #expect(session.press(.finish) == .finish)
    #expect(session.press(.leave) == .leave)
    #expect(ReviewSession.Key(3) == .leave && ReviewSession.Key(13) == nil)
    var empty = ReviewSession(causes: [])
    for key in [ReviewSession.Key.decide(.accept), .decideAll(.reject), .acceptCause, .open, .next, .undo] {
      #expect(empty.press(key) == .show)
    }
  }
}

struct InlinePictureTests {
  @Test(
    arguments: [
      (["TERM": "xterm-kitty"], InlinePicture.Form.kitty), (["TERM": "xterm-ghostty"], .kitty),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm), (["LC_TERMINAL": "iTerm2"], .iTerm),
      (["TERM": "foot"], nil), (["TERM": "xterm-256color"], nil), ([:], nil),
      (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], nil), (["TERM": "dumb", "LC_TERMINAL": "iTerm2"], nil),
    ] as [([String: String], InlinePicture.Form?)])
  func `Terminals are known by their environment`(environment: [String: String], form: InlinePicture.Form?) {
    #expect(InlinePicture(environment)?.form == form)
  }

  private static let image: RasterImage = {
    var pixels: [UInt8] = []
    for y in 0..<40 { for x in 0..<90 { pixels += [UInt8(x * 2), UInt8(y * 6), x < 45 ? 255 : 0, 255] } }
    return RasterImage(width: 90, height: 40, pixels: pixels)
  }()

  @Test func `Kitty and iTerm get the file itself`() throws {
    var bytes = try PNGFile.encode(Self.image)
    bytes += (0..<9000).map { UInt8(truncatingIfNeeded: $0) }
    let kitty = try #require(InlinePicture(["TERM": "xterm-kitty"])?.text(png: Data(bytes)))
    let pieces = kitty.matches(of: /\u{1B}_G([^;]*);([^\u{1B}]*)\u{1B}\\/)
    #expect(pieces.count > 2 && pieces.allSatisfy { $0.output.2.count <= 4096 })
    #expect(pieces.map { $0.output.1.hasSuffix("m=1") } == pieces.indices.map { $0 + 1 < pieces.count })
    #expect(Data(base64Encoded: pieces.map { String($0.output.2) }.joined()) == Data(bytes))
    let iTerm = try #require(InlinePicture(["LC_TERMINAL": "iTerm2"])?.text(png: Data(bytes)))
    let match = try #require(iTerm.wholeMatch(of: /\u{1B}\]1337;File=([^:]*):([^\u{07}]*)\u{07}/))
    #expect(Data(base64Encoded: String(match.output.2)) == Data(bytes))
    #expect(match.output.1.contains("size=\(bytes.count);"))
  }
}
