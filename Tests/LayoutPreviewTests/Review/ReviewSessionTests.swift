import Foundation
import Scene
import Testing

@testable import Drawing
@testable import LayoutPreview

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
      (["TERM": "foot"], .sixel), (["TERM": "mlterm"], .sixel), (["TERM": "xterm-256color"], nil), ([:], nil),
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
    let kitty = try #require(InlinePicture(["TERM": "xterm-kitty"])?.text(png: bytes))
    let pieces = kitty.matches(of: /\u{1B}_G([^;]*);([^\u{1B}]*)\u{1B}\\/)
    #expect(pieces.count > 2 && pieces.allSatisfy { $0.output.2.count <= 4096 })
    #expect(pieces.map { $0.output.1.hasSuffix("m=1") } == pieces.indices.map { $0 + 1 < pieces.count })
    #expect(Data(base64Encoded: pieces.map { String($0.output.2) }.joined()) == Data(bytes))
    let iTerm = try #require(InlinePicture(["LC_TERMINAL": "iTerm2"])?.text(png: bytes))
    let match = try #require(iTerm.wholeMatch(of: /\u{1B}\]1337;File=([^:]*):([^\u{07}]*)\u{07}/))
    #expect(Data(base64Encoded: String(match.output.2)) == Data(bytes))
    #expect(match.output.1.contains("size=\(bytes.count);"))
  }

  @Test func `Sixels are the picture in the terminal's colours`() throws {
    let picture = try SixelPicture(SixelText.encode(Self.image))
    #expect(picture.width == 90 && picture.height == 40)
    for y in 0..<40 {
      for x in 0..<90 {
        let color = try #require(picture.color(x, y), "\(x),\(y)")
        for channel in 0..<3 {
          let wanted = Int(Self.image.pixels[(y * 90 + x) * 4 + channel])
          #expect(abs(color[channel] * 255 / 100 - wanted) <= 26, "\(x),\(y)")
        }
      }
    }
    #expect(InlinePicture(["TERM": "foot"])?.text(png: [1, 2, 3]) == nil)
    let large = RasterImage(width: 2, height: 4000, pixels: Array(repeating: 9, count: 32000))
    #expect(try SixelPicture(SixelText.encode(large)).height <= 480)
  }
}

/// Reads sixels back.
private struct SixelPicture {
  private(set) var width = 0
  private(set) var height = 0
  private var palette: [Int: [Int]] = [:]
  private var pixels: [[Int]: Int] = [:]

  struct Malformed: Error {}

  init(_ text: String) throws {
    guard text.hasPrefix("\u{1B}Pq\"1;1;"), text.hasSuffix("\u{1B}\\") else { throw Malformed() }
    var rest = text.dropFirst(8).dropLast(2)
    width = try Self.number(&rest)
    rest.removeFirst()
    height = try Self.number(&rest)
    var (x, top, color) = (0, 0, 0)
    while let character = rest.popFirst() {
      switch character {
      case "#":
        color = try Self.number(&rest)
        guard rest.first == ";" else { continue }
        rest = rest.dropFirst(3)
        var parts = [try Self.number(&rest)]
        while rest.first == ";" {
          rest.removeFirst()
          parts.append(try Self.number(&rest))
        }
        palette[color] = parts
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      case "!":
        let count = try Self.number(&rest)
        guard let sixel = rest.popFirst() else { throw Malformed() }
        for _ in 0..<count { paint(sixel, &x, top, color) }
      default: paint(character, &x, top, color)
      }
    }
  }

  func color(_ x: Int, _ y: Int) -> [Int]? { pixels[[x, y]].flatMap { palette[$0] } }

  private mutating func paint(_ sixel: Character, _ x: inout Int, _ top: Int, _ color: Int) {
    let bits = Int(sixel.asciiValue ?? 63) - 63
    for row in 0..<6 where bits >> row & 1 == 1 { pixels[[x, top + row]] = color }
    x += 1
  }

  private static func number(_ rest: inout Substring) throws -> Int {
    let digits = rest.prefix(while: \.isNumber)
    rest = rest.dropFirst(digits.count)
    guard let number = Int(digits) else { throw Malformed() }
    return number
  }
}
