import AutoLayout
import Localization
import Variants

/// Where variants lie on each axis, by words that people read.
struct AxisPoints {
  let axes: [Axis]

  struct Axis: Encodable {
    let name: String
    let title: String
    /// In the order of variants.
    let values: [String]
  }

  private let indices: [[String: Int]]

  private typealias Reader = (name: String, title: String, word: @Sendable (Variant) -> String)

  private static let readers: [Reader] = [
    ("screen", "Screen", { if case .device(let device) = $0.screen { device.name } else { $0.screen.word } }),
    ("orientation", "Orientation", { $0.orientation.rawValue }),
    ("direction", "Direction", { $0.direction.word }),
    ("locale", "Language", { $0.locale.description }),
    ("strings", "Strings", { PseudoLanguage.word(of: $0.strings) }),
    ("text-size", "Text size", { $0.textSize.word }),
    ("legibility", "Legibility", { $0.legibility.word }),
    ("appearance", "Appearance", { $0.appearance.word }),
    ("scale", "Scale", { "\($0.scale)x" }),
  ]

  init(_ variants: [Variant]) {
    let sorted = variants.sorted()
    var axes: [Axis] = []
    var indices: [[String: Int]] = []
    for reader in Self.readers {
      var known: [String: Int] = [:]
      var words: [String] = []
      for variant in sorted {
        let word = reader.word(variant)
        guard known[word] == nil else { continue }
        known[word] = words.count
        words.append(word)
      }
      axes.append(Axis(name: reader.name, title: reader.title, values: words))
      indices.append(known)
    }
    self.axes = axes
    self.indices = indices
  }

  func position(of variant: Variant) -> [Int] {
    zip(Self.readers, indices).map { $1[$0.word(variant)] ?? 0 }
  }
}
