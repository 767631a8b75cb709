import Foundation

/// Pixels as bytes: 8 bits each of red, green, blue and alpha (not premultiplied), rows from the top.
package struct PixelPicture: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The bytes of the pixels, `width * height * 4` of them.
  package let bytes: [UInt8]

  package init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }
}

/// Pixels that are drawn when they are first asked for.
package final class PixelSource: Hashable, @unchecked Sendable {
  private let draw: @Sendable () -> PixelPicture?
  private let lock = NSLock()
  private var drawn: PixelPicture??

  package init(_ draw: @escaping @Sendable () -> PixelPicture?) { self.draw = draw }

  package var picture: PixelPicture? {
    lock.withLock {
      if let drawn { return drawn }
      let made = draw()
      drawn = .some(made)
      return made
    }
  }

  package static func == (lhs: PixelSource, rhs: PixelSource) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
