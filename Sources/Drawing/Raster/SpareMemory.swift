import LPCCairo
import LPSupport

/// The memory of the last picture, for the next one.
final class SpareMemory: Sendable {
  private struct Place {
    let start: UInt
    let count: Int
    /// Whether the memory has not been written yet.
    let isClean: Bool

    var memory: UnsafeMutableRawBufferPointer {
      .init(start: UnsafeMutableRawPointer(bitPattern: start), count: count)
    }
  }

  private let place = Locked<Place?>(nil)

  /// Takes the memory, with all bytes 0; `nil` if it is too small.
  func take(_ count: Int) -> UnsafeMutableRawBufferPointer? {
    guard let place = exchange(nil) else { return nil }
    guard place.count >= count else {
      LargeMemory.free(place.memory)
      return nil
    }
    if !place.isClean { memset(place.memory.baseAddress!, 0, count) }
    return place.memory
  }

  func keep(_ memory: UnsafeMutableRawBufferPointer, isClean: Bool = false) {
    let place = Place(start: UInt(bitPattern: memory.baseAddress!), count: memory.count, isClean: isClean)
    if let other = exchange(place) { LargeMemory.free(other.memory) }
  }

  private func exchange(_ new: Place?) -> Place? {
    place.withLock { place in
      defer { place = new }
      return place
    }
  }
}
