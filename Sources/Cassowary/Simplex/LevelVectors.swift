/// Slopes and duals, as vectors with an element for each level. Vector 0 is zero.
struct LevelVectors: ~Copyable {
  private var elements = Buffer<Double>()
  private var unused = Buffer<Int32>()
  private var stride = 0

  func copy() -> LevelVectors {
    LevelVectors(elements: elements.copy(), unused: unused.copy(), stride: stride)
  }

  mutating func reset(stride: Int) {
    self.stride = stride
    elements.reset(to: stride, filling: 0)
    unused.removeAll()
  }

  @inline(__always)
  subscript(vector: Int32, level: Int) -> Double {
    get { elements[Int(vector) * stride + level] }
    set { elements[Int(vector) * stride + level] = newValue }
  }

  /// Makes a vector of zeros, and returns its number.
  mutating func make() -> Int32 {
    if let vector = unused.popLast() {
      for level in 0..<stride { self[vector, level] = 0 }
      return vector
    }
    let vector = elements.count / stride
    elements.resize(to: elements.count + stride, filling: 0)
    return Int32(vector)
  }

  /// Replaces a vector by a slope, or makes a new vector for number 0. Returns the vector's number. Elements that
  /// cancelled become zero here, because later they could not be told from small slopes.
  @inline(__always)
  mutating func store(_ slope: borrowing Slope, in old: Int32) -> Int32 {
    if (0..<stride).allSatisfy({ slope.isCancelled($0) }) {
      release(old)
      return 0
    }
    let vector = old > 0 ? old : make()
    for level in 0..<stride { self[vector, level] = slope.isCancelled(level) ? 0 : slope.values[level] }
    return vector
  }

  mutating func release(_ vector: Int32) {
    if vector > 0 { unused.append(vector) }
  }
}
