/// A growable array of plain values without reference counts and, in release builds, without bounds checks, because the
/// solver's inner loops read such arrays millions of times. It frees its memory when its owner is destroyed.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  init() {}

  init(repeating value: Element, count: Int) {
    resize(to: count, filling: value)
  }

  deinit { base?.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress { UnsafePointer(address(index)) }
    unsafeMutableAddress { address(index) }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    unsafeAddress { UnsafePointer(address(Int(index))) }
    unsafeMutableAddress { address(Int(index)) }
  }

  @inline(__always)
  private func address(_ index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count)
    return base.unsafelyUnwrapped + index
  }

  var last: Element { self[count - 1] }

  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { reserve(max(8, capacity * 2)) }
    (base.unsafelyUnwrapped + count).initialize(to: value)
    count += 1
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return base.unsafelyUnwrapped[count]
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  mutating func truncate(to length: Int) { count = min(count, length) }

  mutating func reserve(_ minimum: Int) {
    if minimum <= capacity { return }
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: minimum)
    if let base {
      grown.update(from: base, count: count)
      base.deallocate()
    }
    base = grown
    capacity = minimum
  }

  mutating func resize(to length: Int, filling value: Element) {
    if length > capacity { reserve(max(length, capacity * 3 / 2)) }
    if length > count {
      (base.unsafelyUnwrapped + count).update(repeating: value, count: length - count)
    }
    count = length
  }

  /// Replaces the contents by `length` copies of `value`.
  mutating func reset(to length: Int, filling value: Element) {
    count = 0
    resize(to: length, filling: value)
  }

  /// Appends `length` elements with undefined contents and returns the index of the first.
  mutating func extend(by length: Int) -> Int {
    let start = count
    if start + length > capacity { reserve(max(start + length, capacity * 2)) }
    count = start + length
    return start
  }

  func copy() -> Buffer {
    var other = Buffer()
    other.reserve(count)
    if let base, count > 0 { other.base.unsafelyUnwrapped.update(from: base, count: count) }
    other.count = count
    return other
  }
}

extension Buffer<Int32> {
  /// Removes the first element that equals `value`; the last element takes its place.
  mutating func remove(_ value: Int32) {
    for index in 0..<count where self[index] == value {
      self[index] = last
      truncate(to: count - 1)
      return
    }
  }
}
