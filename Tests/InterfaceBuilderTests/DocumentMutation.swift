import Foundation

/// A small generator whose numbers are the same everywhere (Steele, Lea and Flood's SplitMix64).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Damages documents: bytes, and whole pieces of structure.
enum DocumentMutation {
  static func mutated(_ data: Data, _ random: inout SplitMix) -> Data {
    var text = data
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: flip(&text, &random)
      case 1: cut(&text, &random)
      case 2: copy(&text, &random)
      case 3: text = replacingAttribute(text, &random)
      case 4: text = movingLines(text, &random)
      default: text = swappingWords(text, &random)
      }
    }
    return text
  }

  private static func flip(_ data: inout Data, _ random: inout SplitMix) {
    guard !data.isEmpty else { return }
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      data[data.startIndex + Int.random(in: 0..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
  }

  private static func range(_ data: Data, _ random: inout SplitMix) -> Range<Int> {
    let start = Int.random(in: 0...data.count, using: &random)
    return start..<min(data.count, start + Int.random(in: 0...400, using: &random))
  }

  private static func cut(_ data: inout Data, _ random: inout SplitMix) {
    data = Data(data)
    data.removeSubrange(range(data, &random))
  }

  private static func copy(_ data: inout Data, _ random: inout SplitMix) {
    data = Data(data)
    let piece = data.subdata(in: range(data, &random))
    data.insert(contentsOf: piece, at: Int.random(in: 0...data.count, using: &random))
  }

  private static let values = [
    "", "nan", "inf", "-1", "0", "1e308", "-1e9", "999999", "1:0", "0:1", "-1:1", "YES", "NO", "root", "\u{10FFFF}",
    "1e-300",
  ]

  private static func replacingAttribute(_ data: Data, _ random: inout SplitMix) -> Data {
    let parts = String(decoding: data, as: UTF8.self).components(separatedBy: "\"")
    guard parts.count > 2 else { return data }
    var changed = parts
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      changed[Int.random(in: 0..<parts.count / 2, using: &random) * 2 + 1] = values.randomElement(using: &random)!
    }
    return Data(changed.joined(separator: "\"").utf8)
  }

  private static func movingLines(_ data: Data, _ random: inout SplitMix) -> Data {
    var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let line = lines.randomElement(using: &random)!
      lines.insert(line, at: Int.random(in: 0...lines.count, using: &random))
    }
    return Data(lines.joined(separator: "\n").utf8)
  }

  private static let words = [
    "view", "stackView", "label", "scrollView", "tableViewCell", "button", "leading", "width", "top",
  ]

  private static func swappingWords(_ data: Data, _ random: inout SplitMix) -> Data {
    let from = words.randomElement(using: &random)!
    let to = words.randomElement(using: &random)!
    return Data(String(decoding: data, as: UTF8.self).replacingOccurrences(of: from, with: to).utf8)
  }
}

/// What is damaged: documents of all kinds of views; or those of a folder.
enum MutationSeeds {
  static func documents() throws -> [Data] {
    if let folder = ProcessInfo.processInfo.environment["INTERFACE_BUILDER_DOCUMENTS"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      return try names.map { try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent($0)) }
    }
    return [Data(screen.utf8)]
  }

  private static var screen: String {
    let tags = [
      "label", "button", "textField", "imageView", "switch", "slider", "textView", "segmentedControl", "mapView",
    ]
    var views = ""
    var constraints = ""
    var previous = "safe.top"
    for (index, tag) in tags.enumerated() {
      views += DocumentText.view("v\(index)", (16, Double(index) * 40, 100, 30), tag: tag, #"text="Text" title="Text""#)
      constraints += DocumentText.constraint("v\(index).top", previous, #"constant="8""#)
      constraints += DocumentText.constraint("v\(index).leading", "root.leadingMargin", "")
      constraints += DocumentText.constraint("root.trailingMargin", "v\(index).trailing", #"priority="750""#)
      previous = "v\(index).bottom"
    }
    let inner =
      "<subviews>" + DocumentText.view("i1", (0, 0, 10, 10)) + DocumentText.view("i2", (0, 0, 10, 10)) + "</subviews>"
    views += DocumentText.view("stack", (0, 400, 375, 40), tag: "stackView", #"distribution="fillEqually""#, inner)
    constraints +=
      DocumentText.constraint("stack.top", previous, "") + DocumentText.constraint("stack.leading", "root.leading", "")
    constraints += DocumentText.constraint("stack.trailing", "root.trailing", "")
    views += """
      <tableView id="table" style="plain"><rect key="frame" x="0" y="450" width="375" height="200"/><prototypes>
      <tableViewCell id="cell" reuseIdentifier="c"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews>\(DocumentText.view("inCell", (16, 11, 40, 21), tag: "label", #"text="Cell""#))</subviews>
      <constraints>\(DocumentText.constraint("inCell.leading", "content.leadingMargin"))</constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    return DocumentText.storyboard(
      views, constraints: constraints, guides: #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
  }
}
