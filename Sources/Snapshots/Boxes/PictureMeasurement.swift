import Foundation
package import LPScene

/// Finds what can be seen in a picture: shapes, frames, pictures, shades and lines of text.
///
/// The most common colour is the background, and connected pixels of another colour are a part. A part of mostly one
/// colour is a shape: its edge is where half of its contrast is reached, so that smoothing and a shadow do not count, and
/// its inside is looked at again with its own colour as background. Small parts are ink, which is joined to lines.
package struct PictureMeasurement {
  let scale: Double

  /// A pixel belongs to a part if its distance from the background is greater.
  static let seen: Float = 3
  private static let greatestDepth = 6

  /// Measures a picture with a number of pixels in a point.
  package static func measure(_ image: RasterImage, scale: Double) -> MeasuredPicture {
    let measurement = PictureMeasurement(scale: scale)
    let area = PixelArea(image)
    let ground = area.mainColor { _ in true }.color
    var found: [FoundPart] = []
    let everywhere = [Bool](repeating: true, count: image.width * image.height)
    measurement.split(area, everywhere, ground, depth: 0, at: (0, 0), into: &found)
    let boxes = found.map { $0.box(scale: scale) }.sorted {
      ($0.top, $0.left, Double($0.depth), $0.right) < ($1.top, $1.left, Double($1.depth), $1.right)
    }
    let distances = area.distances(from: ground)
    let background = distances.indices.filter { distances[$0] <= 4 }
    let opacity = background.reduce(0) { $0 + Int(image.pixels[$1 * 4 + 3]) } / max(1, background.count)
    return MeasuredPicture(
      width: Double(image.width) / scale, height: Double(image.height) / scale,
      background: opacity < 8 ? nil : ground, boxes: boxes)
  }

  /// Finds the parts of a region that differ from a colour.
  ///
  /// - Parameter origin: the place of the area in the picture.
  private func split(
    _ area: PixelArea, _ region: [Bool], _ ground: PixelColor, depth: Int, at origin: (x: Int, y: Int),
    into found: inout [FoundPart]
  ) {
    var distances = area.distances(from: ground)
    for index in distances.indices where !region[index] { distances[index] = 0 }
    let parts = ConnectedPixels(distances.map { $0 > Self.seen }, width: area.width, height: area.height)
    var ink: [InkPart] = []
    for (number, box) in parts.boxes.enumerated() where max(box.width, box.height) > 1 {
      let part = PicturePart(
        area: area, names: parts.names, number: Int32(number + 1), box: box, distances: distances, ground: ground,
        scale: scale)
      var own = [FoundPart(box: part.edge.moved(origin.x, origin.y), color: part.color, kind: part.kind, depth: depth)]
      if part.mayHoldOthers, depth < Self.greatestDepth, let inside = part.inside {
        let place = (x: origin.x + box.left, y: origin.y + box.top)
        split(part.area, inside, part.color, depth: depth + 1, at: place, into: &own)
      }
      if part.isInk { ink.append(part.ink(own)) } else { found += own }
    }
    let lines = InkLines(ink: ink, distances: distances, width: area.width, scale: scale)
    found += lines.found(depth: depth, at: origin)
  }
}

/// Something that was found in a picture, in its pixels.
struct FoundPart {
  var box: PixelBox
  var baseline: Double?
  var color: PixelColor
  var kind: PictureBox.Kind
  var depth: Int

  func box(scale: Double) -> PictureBox {
    func points(_ pixels: Double) -> Double { (pixels / scale * 100).rounded() / 100 }
    return PictureBox(
      left: points(Double(box.left)), top: points(Double(box.top)), right: points(Double(box.right)),
      bottom: points(Double(box.bottom)), baseline: baseline.map(points), color: color, kind: kind, depth: depth)
  }
}

/// Connected pixels that differ from the colour behind them, and what they are.
struct PicturePart {
  /// The pixels of the rectangle around the part.
  let area: PixelArea
  let box: PixelBox
  let scale: Double
  /// The pixels of the part.
  let mask: [Bool]
  /// The distance of each pixel from the colour behind.
  let distances: [Float]
  let color: PixelColor
  private(set) var kind = PictureBox.Kind.text
  /// The rectangle within which the part counts, in the coordinates of the area around.
  private(set) var edge: PixelBox
  private var isPlain = false
  private var isSolid = false
  private var isBig = false
  /// The pixels at which at least half of the contrast is reached.
  private var tight: [Bool] = []

  init(
    area outer: PixelArea, names: [Int32], number: Int32, box: PixelBox, distances outerDistances: [Float],
    ground: PixelColor, scale: Double
  ) {
    (self.box, self.scale, edge) = (box, scale, box)
    let area = outer.crop(box)
    var (mask, distances): ([Bool], [Float]) = ([], [])
    for row in box.top..<box.bottom {
      for at in (row * outer.width + box.left)..<(row * outer.width + box.right) {
        mask.append(names[at] == number)
        distances.append(outerDistances[at])
      }
    }
    let main = area.mainColor { mask[$0] }
    (self.area, self.mask, self.distances, color) = (area, mask, distances, main.color)
    judge(share: main.share, contrast: main.color.distance(to: ground))
  }

  private mutating func judge(share: Float, contrast: Float) {
    let strong = PixelMask.percentile(mask.indices.filter { mask[$0] }.map { distances[$0] }, 0.9)
    isPlain = share >= (strong > 64 ? 0.4 : 0.6) && contrast >= 0.5 * strong
    tight = tightMask((isPlain ? contrast : strong) * 0.5)
    let inner = PixelMask.box(tight, area.width, area.height) ?? PixelBox(left: 0, top: 0, right: 1, bottom: 1)
    edge = inner.moved(box.left, box.top)
    let (width, height) = (Double(inner.width) / scale, Double(inner.height) / scale)
    let full = Double(tight.count(where: \.self)) / (width * height * scale * scale)
    isBig = min(width, height) >= 8
    isSolid = isBig && full >= 0.66 && isPlain
    let isLine = min(width, height) <= 3 && max(width, height) >= max(24, 14 * min(width, height))
    if !isPlain, strong <= 64, isSoft(strong) {
      (kind, edge) = (.shade, box)
    } else if isLine || isSolid {
      kind = .shape
    } else if full >= 0.66, min(width, height) >= 16 {
      (kind, edge) = (.picture, box)
    } else {
      kind = height > 60 || width > 48 && height > 16 || width > 120 ? .frame : .text
    }
  }

  /// A shadow of a plain shape is faint, and further from the shape's colour than from that behind.
  private func tightMask(_ limit: Float) -> [Bool] {
    let own = isPlain ? area.distances(from: color) : []
    return mask.indices.map { index in
      guard mask[index], distances[index] >= limit else { return false }
      return !isPlain || distances[index] > 64 || own[index] <= distances[index]
    }
  }

  /// Whether the part fades away at its edge, and nowhere ends at once.
  private func isSoft(_ strong: Float) -> Bool {
    let least = PixelMask.least(distances, area.width, area.height)
    let inside = PixelMask.inside(mask, area.width, area.height)
    let rim = mask.indices.filter { mask[$0] && !inside[$0] }.map { distances[$0] - least[$0] }
    let steep = mask.indices.count { mask[$0] && distances[$0] - least[$0] >= 0.4 * strong }
    let count = mask.count(where: \.self)
    return PixelMask.percentile(rim, 0.3) < max(0.2 * strong, 6) && Double(steep) / Double(max(1, count)) < 0.25
  }

  var mayHoldOthers: Bool { (kind == .shape || kind == .frame) && isBig && isPlain }

  /// The pixels inside of the part, also those in its holes; wide holes of a frame are not. `nil` if there are few.
  var inside: [Bool]? {
    let (width, height) = (area.width + 2, area.height + 2)
    var outside = [Bool](repeating: true, count: width * height)
    for y in 0..<area.height {
      for x in 0..<area.width where tight[y * area.width + x] { outside[(y + 1) * width + x + 1] = false }
    }
    let holes = ConnectedPixels(outside, width: width, height: height)
    var left: Set<Int32> = [holes.names[0]]
    if kind == .frame {
      for (number, hole) in holes.boxes.enumerated() where Double(min(hole.width, hole.height)) >= 8 * scale {
        left.insert(Int32(number + 1))
      }
    }
    var mask = [Bool](repeating: false, count: area.width * area.height)
    for y in 0..<area.height {
      for x in 0..<area.width { mask[y * area.width + x] = !left.contains(holes.names[(y + 1) * width + x + 1]) }
    }
    mask = PixelMask.inside(mask, area.width, area.height, times: max(1, Int(scale.rounded())))
    let share = Double(mask.count(where: \.self)) / Double(mask.count)
    return kind == .shape || share > 0.3 ? mask : nil
  }

  /// Whether the part may be joined with others to a line of text or an icon.
  var isInk: Bool { kind == .text || isSolid && Double(max(edge.width, edge.height)) / scale <= 26 }

  func ink(_ found: [FoundPart]) -> InkPart {
    let picked = mask.indices.filter { mask[$0] }
    let most = picked.map { distances[$0] }.max() ?? 0
    let seen = PixelMask.box(mask.indices.map { mask[$0] && distances[$0] >= 0.35 * most }, area.width, area.height)
    let dark = area.mean(share: 1) { mask[$0] && distances[$0] >= 0.75 * most }.color
    return InkPart(
      amount: picked.reduce(0) { $0 + Double(distances[$1]) }, box: (seen ?? box).moved(box.left, box.top), color: dark,
      isSolid: isSolid, found: found)
  }
}
