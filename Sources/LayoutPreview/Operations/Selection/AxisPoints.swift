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

  init(_ variants: [Variant]) {
    let sorted = variants.sorted()
    var axes: [Axis] = []
    var indices: [[String: Int]] = []
    for axis in VariantAxis.allCases {
      var known: [String: Int] = [:]
      var words: [String] = []
      for variant in sorted {
        let word = variant.word(on: axis)
        guard known[word] == nil else { continue }
        known[word] = words.count
        words.append(word)
      }
      axes.append(Axis(name: axis.definition.name, title: axis.definition.title, values: words))
      indices.append(known)
    }
    self.axes = axes
    self.indices = indices
  }

  func position(of variant: Variant) -> [Int] {
    zip(VariantAxis.allCases, indices).map { $1[variant.word(on: $0)] ?? 0 }
  }
}
