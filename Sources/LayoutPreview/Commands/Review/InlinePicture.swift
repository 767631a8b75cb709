import Drawing
import Foundation
import Scene

/// Pictures within the text of a terminal, in the protocol that it understands.
struct InlinePicture: Hashable {
  enum Form: Hashable {
    /// https://sw.kovidgoyal.net/kitty/graphics-protocol/
    case kitty
    /// https://iterm2.com/documentation-images.html
    case iTerm
    /// DEC's, as in the VT340.
    case sixel
  }

  let form: Form
  /// Lines of text that a picture takes.
  private static let rows = 24

  /// `nil` where the environment names no terminal that is known to show pictures. Within tmux and screen, which keep what they
  /// do not know to themselves, there are none.
  init?(_ environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    if environment["TMUX"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux") || term == "dumb" { return nil }
    let isITerm = environment["LC_TERMINAL"] == "iTerm2" || ["iTerm.app", "WezTerm", "mintty"].contains(program)
    if term.contains("kitty") || term.contains("ghostty") || environment["KITTY_WINDOW_ID"] != nil {
      form = .kitty
    } else if isITerm {
      form = .iTerm
    } else if ["sixel", "mlterm", "foot", "contour", "yaft"].contains(where: term.contains) {
      form = .sixel
    } else {
      return nil
    }
  }

  /// Removes pictures that clearing the text does not remove.
  var clearing: String { form == .kitty ? "\u{1B}_Ga=d\u{1B}\\" : "" }

  /// `nil` for bytes that are no picture.
  func text(png: [UInt8]) -> String? {
    switch form {
    case .kitty: Self.kitty(Data(png).base64EncodedString())
    case .iTerm:
      "\u{1B}]1337;File=inline=1;size=\(png.count);height=\(Self.rows);preserveAspectRatio=1:"
        + "\(Data(png).base64EncodedString())\u{07}"
    case .sixel: (try? PNGFile.decode(png)).map { SixelText.encode($0) }
    }
  }

  /// In pieces of 4,096 characters, all but the last marked as having more to come.
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

/// A picture as sixels: six rows of pixels a line, one colour of a palette after the other.
enum SixelText {
  /// Rows of pixels; higher pictures are made smaller.
  private static let height = 480
  /// Steps of red, green and blue; 252 colours, of 256 that terminals have.
  private static let steps = (red: 6, green: 7, blue: 6)

  static func encode(_ image: RasterImage) -> String {
    let picture = Reduced(image, height: height)
    var text = "\u{1B}Pq\"1;1;\(picture.width);\(picture.height)" + palette
    for top in stride(from: 0, to: picture.height, by: 6) { text += band(picture, top) + "-" }
    return text + "\u{1B}\\"
  }

  private static var palette: String {
    func percent(_ value: Int, _ steps: Int) -> Int { value * 100 / (steps - 1) }
    var text = ""
    for index in 0..<steps.red * steps.green * steps.blue {
      let (red, green, blue) = (
        index / (steps.green * steps.blue), index / steps.blue % steps.green, index % steps.blue
      )
      text += "#\(index);2;\(percent(red, steps.red));\(percent(green, steps.green));\(percent(blue, steps.blue))"
    }
    return text
  }

  private static func band(_ picture: Reduced, _ top: Int) -> String {
    var columns: [Int: [UInt8]] = [:]
    var order: [Int] = []
    for y in top..<min(top + 6, picture.height) {
      for x in 0..<picture.width {
        let color = picture.colors[y * picture.width + x]
        if columns[color] == nil {
          columns[color] = Array(repeating: 0, count: picture.width)
          order.append(color)
        }
        columns[color]![x] |= 1 << UInt8(y - top)
      }
    }
    return order.map { "#\($0)" + runs(columns[$0]!) }.joined(separator: "$")
  }

  /// Repeated characters as `!12~`.
  private static func runs(_ column: [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < column.count {
      var end = start + 1
      while end < column.count, column[end] == column[start] { end += 1 }
      let character = String(UnicodeScalar(63 + column[start]))
      text += end - start > 3 ? "!\(end - start)\(character)" : String(repeating: character, count: end - start)
      start = end
    }
    return text
  }

  /// The picture over white, made smaller by leaving pixels out, in colours of the palette.
  private struct Reduced {
    let width: Int
    let height: Int
    let colors: [Int]

    init(_ image: RasterImage, height limit: Int) {
      let scale = max(1, (image.height + limit - 1) / limit)
      let (width, height) = (image.width / scale, image.height / scale)
      var colors: [Int] = []
      colors.reserveCapacity(width * height)
      for y in 0..<height {
        for x in 0..<width {
          let start = (y * scale * image.width + x * scale) * 4
          let alpha = Int(image.pixels[start + 3])
          func level(_ channel: Int, _ steps: Int) -> Int {
            let value = (Int(image.pixels[start + channel]) * alpha + 255 * (255 - alpha)) / 255
            return (value * (steps - 1) + 127) / 255
          }
          let steps = SixelText.steps
          colors.append(
            (level(0, steps.red) * steps.green + level(1, steps.green)) * steps.blue + level(2, steps.blue))
        }
      }
      (self.width, self.height, self.colors) = (width, height, colors)
    }
  }
}
