/// A growable row of plain values without reference counts and, in release, without bounds checks: the solver's inner
/// loops read these millions of times. The owner frees it.
struct Buffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private(set) var capacity = 0

  init() {}

  init(repeating value: Element, count: Int) {
    resize(to: count, filling: value)
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base.unsafelyUnwrapped + index)
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base.unsafelyUnwrapped + index
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    unsafeAddress {
      assert(index >= 0 && Int(index) < count)
      return UnsafePointer(base.unsafelyUnwrapped + Int(index))
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && Int(index) < count)
      return base.unsafelyUnwrapped + Int(index)
    }
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

  /// Forgets what it held and holds `length` copies of `value`.
  mutating func reset(to length: Int, filling value: Element) {
    count = 0
    resize(to: length, filling: value)
  }

  /// The place of `length` new elements with undefined contents.
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

  func free() { base?.deallocate() }
}
