import LPLayoutModel
import Foundation
import LPScene

/// The elements of a document as they are written, and the definitions that they refer to.
struct SVGBody {
  private(set) var text = ""
  private let fonts: FontSet
  private let images: ImageFiles
  private let isBare: Bool
  private var glyphs: SVGGlyphs
  private var identifiers: SVGIdentifiers
  private var clips: [String] = []
  private var effects: [String] = []
  private var pictures: [String] = []
  private var pictureIDs: [String: String] = [:]

  init(fonts: FontSet, images: ImageFiles, idPrefix: String, isBare: Bool) {
    self.fonts = fonts
    self.images = images
    self.isBare = isBare
    glyphs = SVGGlyphs(source: fonts.glyphs, prefix: idPrefix)
    identifiers = SVGIdentifiers(prefix: idPrefix)
  }

  var definitions: [String] { glyphs.definitions + clips + effects + pictures }

  mutating func append(_ items: [SceneItem]) throws(PNGError) {
    for item in items { try append(item) }
  }

  private mutating func append(_ item: SceneItem) throws(PNGError) {
    switch item {
    case .fill(let path, let color):
      guard path.isUsable, color.svgAlpha > 0 else { return }
      text += shape(
        path, "fill=\"\(color.svgColor)\"\(Self.opacity("fill-opacity", color.svgAlpha))\(Self.rule("fill", path))")
    case .stroke(let path, let stroke):
      append(path, stroke)
    case .glyphs(let run, let origin, let color):
      try append(run, at: origin, color)
    case .image(let path, let rect, let flipped, let tint):
      try append(imageAt: path, in: rect, flipped: flipped, tint)
    case .gradient(let path, let gradient):
      try append(path, gradient)
    case .group(let group):
      try append(group)
    }
  }

  private func shape(_ path: Path, _ attributes: String) -> String {
    guard let rect = path.asRect else { return "<path d=\"\(path.svgData)\" \(attributes)/>\n" }
    return "<rect \(Self.frame(rect)) \(attributes)/>\n"
  }

  private static func frame(_ rect: CGRect) -> String {
    """
    x="\(svg(rect.minX))" y="\(svg(rect.minY))" width="\(svg(rect.width))" height="\(svg(rect.height))"
    """
  }

  private static func opacity(_ name: String, _ alpha: Double) -> String {
    alpha < 1 ? " \(name)=\"\(svg(alpha))\"" : ""
  }

  private static func rule(_ name: String, _ path: Path) -> String {
    path.usesEvenOddFillRule ? " \(name)-rule=\"evenodd\"" : ""
  }

  private mutating func append(_ path: Path, _ stroke: SceneItem.Stroke) {
    let style = stroke.style
    guard path.isUsable, style.width.isFinite, style.width > 0, stroke.color.svgAlpha > 0 else { return }
    var more = ""
    if style.isDashed {
      more += " stroke-dasharray=\"\(style.dashes.map { svg($0) }.joined(separator: " "))\""
      if style.phase != 0 { more += " stroke-dashoffset=\"\(svg(style.phase))\"" }
    }
    if style.cap != .butt { more += " stroke-linecap=\"\(style.cap)\"" }
    if style.join != .miter { more += " stroke-linejoin=\"\(style.join)\"" }
    if style.miterLimit != 10 { more += " stroke-miterlimit=\"\(svg(max(1, style.miterLimit)))\"" }
    let color = "stroke=\"\(stroke.color.svgColor)\"\(Self.opacity("stroke-opacity", stroke.color.svgAlpha))"
    text += shape(path, "fill=\"none\" \(color) stroke-width=\"\(svg(style.width))\"\(more)")
  }

  /// Appends outlines placed by reference, in font units, and the invisible text over them.
  private mutating func append(_ run: GlyphRun, at origin: CGPoint, _ color: RGBA) throws(PNGError) {
    guard let file = fonts.file(named: run.font), run.size.isFinite, run.size > 0, origin.isUsable,
      let first = run.positions.first, run.positions.allSatisfy(\.isUsable)
    else { return }
    let unit = file.unitsPerEm / run.size
    var uses = ""
    for (glyph, position) in zip(run.glyphs, run.positions) {
      guard let id = try glyphs.reference(to: glyph, in: file) else { continue }
      let (x, y) = (((position.x - first.x) * unit).rounded(), ((position.y - first.y) * unit).rounded())
      uses += "<use xlink:href=\"#\(id)\""
      if x != 0 { uses += " x=\"\(svg(x))\"" }
      if y != 0 { uses += " y=\"\(svg(y))\"" }
      uses += "/>"
    }
    let (x, y) = (origin.x + first.x, origin.y + first.y)
    let look = Self.look(of: run, color, unit: unit)
    if !uses.isEmpty, let look {
      text += """
        <g \(look) aria-hidden="true" \
        transform="translate(\(svg(x)) \(svg(y))) scale(\(svg(1 / unit, places: 6)))">\(uses)</g>

        """
    }
    if !isBare { text += overlay(run, file, x: x, y: y) }
  }

  /// Returns the attributes of letters with their outline, in font units; `nil` if nothing is visible.
  private static func look(of run: GlyphRun, _ color: RGBA, unit: Double) -> String? {
    // The group's opacity is used instead of the fill's, because joined letters overlap.
    let fill = "fill=\"\(color.svgColor)\"\(opacity("opacity", color.svgAlpha))"
    let line = run.stroke?.color ?? color
    guard let stroke = run.stroke, stroke.width > 0, line.svgAlpha > 0 else { return color.svgAlpha > 0 ? fill : nil }
    let outline =
      "stroke=\"\(line.svgColor)\" stroke-width=\"\(svg(stroke.width * unit))\" stroke-miterlimit=\"10\""
    if stroke.hidesFill || color.svgAlpha <= 0 {
      return "fill=\"none\" \(outline)\(opacity("opacity", line.svgAlpha))"
    }
    return "fill=\"\(color.svgColor)\"\(opacity("fill-opacity", color.svgAlpha)) "
      + "\(outline)\(opacity("stroke-opacity", line.svgAlpha))"
  }

  private func overlay(_ run: GlyphRun, _ file: FontFile, x: Double, y: Double) -> String {
    guard run.text.contains(where: { !$0.isWhitespace }), let last = run.positions.last, let glyph = run.glyphs.last
    else {
      return ""
    }
    let width = last.x - run.positions[0].x + file.advance(of: glyph) * run.size
    let start = run.isRightToLeft ? x + width : x
    let length =
      run.text.count > 1 && width > 0 ? " textLength=\"\(svg(width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    let direction = run.isRightToLeft ? " direction=\"rtl\"" : ""
    return """
      <text x="\(svg(start))" y="\(svg(y))" font-size="\(svg(run.size))" fill-opacity="0"\(direction)\(length)>\(run.text.xmlEscaped)</text>

      """
  }

  private mutating func append(
    imageAt path: String, in rect: CGRect, flipped: Bool, _ tint: RGBA?
  ) throws(PNGError) {
    guard rect.isUsable else { return }
    let entry = images.entry(path)
    guard entry.error == nil else { return try append(MissingImage.items(in: rect)) }
    let id = try picture(path, entry, tint)
    let (width, height) = (Double(entry.width), Double(entry.height))
    let scale = (x: rect.width / width * (flipped ? -1 : 1), y: rect.height / height)
    text += """
      <use xlink:href="#\(id)" transform="translate(\(svg(flipped ? rect.maxX : rect.minX)) \(svg(rect.minY))) \
      scale(\(svg(scale.x, places: 6)) \(svg(scale.y, places: 6)))"/>

      """
  }

  private mutating func picture(
    _ path: String, _ entry: ImageFiles.Entry, _ tint: RGBA?
  ) throws(PNGError) -> String {
    let key = path + (tint.map { " in \($0)" } ?? "")
    if let known = pictureIDs[key] { return known }
    let id = identifiers.identifier(for: "picture-\(pictureIDs.count + 1)")
    pictureIDs[key] = id
    let (type, bytes) = try Self.embedded(entry, tint)
    pictures.append(
      """
      <image id="\(id)" width="\(entry.width)" height="\(entry.height)" preserveAspectRatio="none" \
      xlink:href="data:image/\(type);base64,\(Data(bytes).base64EncodedString())"/>
      """)
    return id
  }

  /// The file's own bytes where every program shows the same picture for them; otherwise a PNG of its pixels.
  private static func embedded(
    _ entry: ImageFiles.Entry, _ tint: RGBA?
  ) throws(PNGError) -> (type: String, bytes: [UInt8]) {
    switch entry.format {
    case .png where tint == nil: ("png", entry.bytes)
    case .jpeg where tint == nil && JPEGOrientation(entry.bytes).value == 1: ("jpeg", entry.bytes)
    default: ("png", try PNGFile.encode(entry.picture(in: tint)))
    }
  }

  private mutating func append(_ group: SceneItem.Group) throws(PNGError) {
    guard group.scale > 0, group.scale.isFinite, group.offset.isUsable, group.transform?.isDrawable ?? true else {
      return
    }
    let id = identifiers.identifier(for: group.id)
    var attributes = "id=\"\(id)\" class=\"\(Self.classes(group).xmlEscaped)\""
    if group.kind != .plain { attributes += " data-name=\"\(group.id.xmlEscaped)\"" }
    attributes += Self.opacity("opacity", group.opacity.isFinite ? min(1, max(0, group.opacity)) : 0)
    var maps: [String] = []
    if group.offset != .zero || group.scale != 1 {
      maps.append("translate(\(svg(group.offset.x)) \(svg(group.offset.y))) scale(\(svg(group.scale, places: 6)))")
    }
    if let t = group.transform {
      let parts = [t.a, t.b, t.c, t.d].map { svg($0, places: 6) } + [svg(t.tx), svg(t.ty)]
      maps.append("matrix(\(parts.joined(separator: " ")))")
    }
    if !maps.isEmpty { attributes += " transform=\"\(maps.joined(separator: " "))\"" }
    if let clip = group.clip {
      let clipID = identifiers.identifier(for: "clip:" + group.id)
      let rule = Self.rule("clip", clip).dropFirst()
      let shape = clip.isUsable ? shape(clip, String(rule)).replacing(" />", with: "/>").dropLast() : ""
      clips.append("<clipPath id=\"\(clipID)\">\(shape)</clipPath>")
      attributes += " clip-path=\"url(#\(clipID))\""
    }
    if let mask = group.mask { attributes += " mask=\"url(#\(try define(mask, of: group)))\"" }
    if let shadow = group.shadow, shadow.path == nil, let filter = define(shadow, of: group) {
      attributes += " filter=\"url(#\(filter))\""
    }
    text += "<g \(attributes)>\n"
    if !isBare {
      if !group.title.isEmpty { text += "<title>\(group.title.xmlEscaped)</title>\n" }
      if !group.details.isEmpty { text += "<desc>\(group.details.xmlEscaped)</desc>\n" }
    }
    if let shadow = group.shadow, let path = shadow.path { append(shadow, of: path, in: group) }
    try append(group.items)
    text += "</g>\n"
  }

  // MARK: Layers

  private mutating func append(_ path: Path, _ gradient: GradientPaint) throws(PNGError) {
    guard path.isUsable, gradient.isDrawable else { return }
    let id = identifiers.identifier(for: "gradient")
    if gradient.kind == .conic {
      guard let definition = try SVGGradients.conic(gradient, in: path, id: id) else { return }
      effects.append(definition)
      text += shape(path, "fill=\"url(#\(id))\"\(Self.rule("fill", path))")
    } else {
      effects.append(SVGGradients.definition(of: gradient, id: id))
      text += shape(path, "fill=\"url(#\(id))\"\(Self.rule("fill", path))")
    }
  }

  /// Writes a mask, whose items are white, so that their luminance is their opacity.
  private mutating func define(_ mask: [SceneItem], of group: SceneItem.Group) throws(PNGError) -> String {
    let id = identifiers.identifier(for: "mask:" + group.id)
    let outer = text
    text = ""
    try append(mask)
    let area = mask.reduce(CGRect.null) { $0.union($1.bounds ?? .null) }.insetBy(dx: -1, dy: -1)
    let frame = area.isUsable ? Self.frame(area) : Self.frame(CGRect(x: 0, y: 0, width: 1, height: 1))
    effects.append("<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(frame)>\n\(text)</mask>")
    text = outer
    return id
  }

  private mutating func define(_ shadow: ShadowPaint, of group: SceneItem.Group) -> String? {
    guard let bounds = group.itemBounds, let filter = SVGShadow(shadow, castBy: bounds) else { return nil }
    let id = identifiers.identifier(for: "shadow:" + group.id)
    effects.append(filter.underItems(id: id))
    return id
  }

  /// Appends the shadow of a path of its own.
  private mutating func append(_ shadow: ShadowPaint, of path: Path, in group: SceneItem.Group) {
    guard path.isUsable, shadow.color.svgAlpha > 0, let filter = SVGShadow(shadow, castBy: path.controlPointBounds)
    else { return }
    let id = identifiers.identifier(for: "shadow:" + group.id)
    effects.append(filter.alone(id: id))
    text += shape(path, "fill=\"#000000\" filter=\"url(#\(id))\"")
  }

  /// A layer's class is its own name, without the prefix that distinguishes it from the same layer of other screens on
  /// a sheet.
  private static func classes(_ group: SceneItem.Group) -> String {
    guard group.kind == .layer, let name = group.id.split(whereSeparator: { $0 == "/" || $0 == ":" }).last else {
      return group.kind.rawValue
    }
    return "layer \(SVGIdentifiers.safe(String(name)))"
  }
}

extension Path {
  /// Whether every number can be drawn.
  var isUsable: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): p.isUsable
      case .curve(let p, let c1, let c2): p.isUsable && c1.isUsable && c2.isUsable
      case .close: true
      }
    }
  }
}
