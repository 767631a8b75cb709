import LPLayoutModel
import Foundation

extension Scene {
  /// Encodes everything that the scene paints, in bytes that are the same on every machine.
  ///
  /// Names, titles and details of groups are not painted and are left out, and so is the nesting of groups that only
  /// contain other items.
  /// - Parameter imageDigest: returns the digest of an image file's content by the path in the scene, or `nil` for a
  ///   file that cannot be read; its bytes differ from those of all other files.
  package func encoded(imageDigest: (String) -> String?) -> [UInt8] {
    withoutActuallyEscaping(imageDigest) { imageDigest in
      var encoder = SceneEncoder(imageDigest: imageDigest)
      encoder.write(size)
      encoder.write(items)
      return encoder.bytes
    }
  }
}

/// Encodes a display list: a tag before each item, a count before each list, and the bit patterns of numbers.
private struct SceneEncoder {
  let imageDigest: (String) -> String?
  private(set) var bytes: [UInt8] = []

  private enum Tag: UInt8 {
    case fill = 1, stroke, glyphs, image, group, end
    case move, line, curve, close, missing
    case axial, radial, conic, shadow, mask
    case lineStyle, evenOdd
    case outlinedGlyphs
  }

  init(imageDigest: @escaping (String) -> String?) {
    self.imageDigest = imageDigest
    bytes.reserveCapacity(1 << 16)
  }

  mutating func write(_ items: [SceneItem]) {
    for item in items { write(item) }
  }

  private mutating func write(_ item: SceneItem) {
    switch item {
    case .fill(let path, let color):
      write(.fill)
      write(path)
      write(color)
    case .stroke(let path, let stroke):
      write(.stroke)
      write(path)
      write(stroke.color)
      write(stroke.style)
    case .glyphs(let run, let point, let color):
      if let stroke = run.stroke {
        write(.outlinedGlyphs)
        write(stroke.width)
        write(stroke.color ?? color)
        write(stroke.hidesFill ? 1 : 0)
      }
      write(.glyphs)
      write(run)
      write(point)
      write(color)
    case .image(let path, let rect, let flipped, let tint):
      write(.image)
      if let digest = imageDigest(path) { write(digest) } else { write(.missing) }
      write(rect.origin)
      write(rect.size)
      bytes.append((flipped ? 1 : 0) + (tint == nil ? 0 : 2))
      if let tint { write(tint) }
    case .gradient(let path, let gradient):
      write(path)
      write(gradient)
    case .group(let group): write(group)
    }
  }

  private mutating func write(_ style: LineStyle) {
    write(style.width)
    write(style.dashes.count)
    for length in style.dashes { write(length) }
    // A line without more keeps the bytes that it had before there was more.
    guard style != LineStyle(width: style.width, dashes: style.dashes) else { return }
    write(.lineStyle)
    write(Int(style.cap.rawValue))
    write(Int(style.join.rawValue))
    write(style.miterLimit)
    write(style.phase)
  }

  private mutating func write(_ gradient: GradientPaint) {
    switch gradient.kind {
    case .axial: write(.axial)
    case .radial: write(.radial)
    case .conic: write(.conic)
    }
    write(gradient.start)
    write(gradient.end)
    write(gradient.stops.count)
    for stop in gradient.stops {
      write(CGFloat(stop.location))
      write(stop.color)
    }
  }

  private mutating func write(_ shadow: ShadowPaint) {
    write(.shadow)
    write(shadow.color)
    write(shadow.radius)
    write(shadow.offset)
    write(shadow.path == nil ? 0 : 1)
    if let path = shadow.path { write(path) }
  }

  private mutating func write(_ group: SceneItem.Group) {
    let isPlain =
      group.clip == nil && group.opacity == 1 && group.scale == 1 && group.offset == .zero && group.transform == nil
      && group.shadow == nil && group.mask == nil
    guard !isPlain else {
      write(group.items)
      return
    }
    write(.group)
    bytes.append((group.clip == nil ? 0 : 1) + (group.transform == nil ? 0 : 2))
    if let clip = group.clip { write(clip) }
    if let t = group.transform { for part in [t.a, t.b, t.c, t.d, t.tx, t.ty] { write(part) } }
    write(CGFloat(group.opacity))
    write(group.scale)
    write(group.offset)
    if let shadow = group.shadow { write(shadow) }
    if let mask = group.mask {
      write(.mask)
      write(mask)
      write(.end)
    }
    write(group.items)
    write(.end)
  }

  private mutating func write(_ path: Path) {
    if path.usesEvenOddFillRule { write(.evenOdd) }
    write(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let p):
        write(.move)
        write(p)
      case .line(let p):
        write(.line)
        write(p)
      case .curve(let p, let c1, let c2):
        write(.curve)
        write(c1)
        write(c2)
        write(p)
      case .close: write(.close)
      }
    }
  }

  private mutating func write(_ run: GlyphRun) {
    write(run.font)
    write(run.size)
    write(run.glyphs.count)
    for glyph in run.glyphs { write(Int(glyph)) }
    write(run.positions.count)
    for position in run.positions { write(position) }
  }

  // MARK: Atoms

  private mutating func write(_ tag: Tag) { bytes.append(tag.rawValue) }

  private mutating func write(_ color: RGBA) {
    for part in [color.red, color.green, color.blue, color.alpha] { write(CGFloat(part)) }
  }

  private mutating func write(_ point: CGPoint) {
    write(point.x)
    write(point.y)
  }

  mutating func write(_ size: CGSize) {
    write(size.width)
    write(size.height)
  }

  private mutating func write(_ number: CGFloat) {
    // Adding zero turns a negative zero into zero, which paints the same.
    word((Double(number) + 0).bitPattern)
  }

  private mutating func write(_ count: Int) { word(UInt64(count)) }

  private mutating func write(_ string: String) {
    write(string.utf8.count)
    bytes += string.utf8
  }

  private mutating func word(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
