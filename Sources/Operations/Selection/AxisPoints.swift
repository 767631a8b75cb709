package import LPVariants

/// The values of variants on each axis, in words for readers.
package struct AxisPoints {
  package let axes: [Axis]

  package struct Axis: Codable {
    package let name: String
    package let title: String
    /// The values in the order of the variants.
    package let values: [String]
  }

  private let indices: [[String: Int]]

  package init(_ variants: [Variant]) {
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

  package func position(of variant: Variant) -> [Int] {
    zip(VariantAxis.allCases, indices).map { $1[variant.word(on: $0)] ?? 0 }
  }
}
