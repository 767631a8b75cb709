import LPLayoutModel
import Foundation

/// Symbols that are made of others, by the endings of their names.
extension Symbols {
  /// Returns the marks of a symbol: its own, those of another name for it, or the marks of a simpler symbol with what
  /// the ending says: `mic.slash`, `bolt.circle`, `text.square`, `folder.badge.plus`.
  static func drawing(named name: String) -> [SymbolMark]? {
    if let own = drawings[name] { return own }
    if let other = otherNames[name] { return drawings[other] }
    for (ending, surround) in surrounds where name.hasSuffix(ending) {
      guard let inner = drawings[String(name.dropLast(ending.count))] else { continue }
      return surround + [.small(inner, scale: 0.5, x: 12, y: 12)]
    }
    if name.hasSuffix(".slash"), let whole = drawings[String(name.dropLast(6))] {
      return whole + [.stroke("M 3.4 3 L 20.6 21")]
    }
    if name.hasSuffix(".slash.fill"), let whole = drawings[String(name.dropLast(11)) + ".fill"] {
      return whole + [.stroke("M 3.4 3 L 20.6 21")]
    }
    return badged(name)
  }

  private static func badged(_ name: String) -> [SymbolMark]? {
    guard let range = name.range(of: ".badge.") else { return nil }
    var (base, badge) = (String(name[..<range.lowerBound]), String(name[range.upperBound...]))
    if badge.hasSuffix(".fill") {
      (base, badge) = (base + ".fill", String(badge.dropLast(5)))
    }
    guard let marks = drawings[base] ?? drawings[otherNames[base] ?? ""], let mark = drawings[badge] else { return nil }
    return [
      .small(marks, scale: 0.78, x: 9.6, y: 9.6), .small(mark, scale: 0.36, x: 19.4, y: 19.4),
    ]
  }

  private static let surrounds: KeyValuePairs<String, [SymbolMark]> = [
    ".circle": [.ring(12, 12, 9.9)],
    ".square": [.box(3, 3, width: 18, height: 18, radius: 3)],
    ".rectangle": [.box(1.6, 4.6, width: 20.8, height: 14.8, radius: 2.6)],
  ]

  /// Names that mean the same drawing.
  private static let otherNames: [String: String] = [
    "gearshape": "gear", "multiply": "xmark", "multiply.circle": "xmark.circle",
    "multiply.circle.fill": "xmark.circle.fill", "pin.circle": "mappin", "mappin.and.ellipse": "mappin",
    "list.dash": "list.bullet", "ellipsis.message": "ellipsis.bubble", "text.alignleft": "text.justify.left",
    "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "line.horizontal.3.decrease.circle": "line.3.horizontal.decrease.circle", "bubble.right": "bubble.left",
    "bubble.right.fill": "bubble.left.fill", "music.note.list": "list.bullet", "sun.min": "sun.max",
    "arrow.triangle.2.circlepath": "arrow.2.circlepath", "person.2.circle": "person.circle",
    "person.crop.circle": "person.circle", "person.crop.circle.fill": "person.circle.fill",
    "rectangle.portrait.and.arrow.right": "arrow.right.square", "airplayaudio": "airplayvideo",
    "goforward": "arrow.clockwise", "gobackward": "arrow.counterclockwise", "cart.circle": "cart",
    "speaker.slash.fill": "speaker.slash", "speaker.wave.3": "speaker.wave.2",
    "speaker.wave.3.fill": "speaker.wave.2.fill", "speaker.2": "speaker.wave.2",
    "speaker.2.fill": "speaker.wave.2.fill", "speaker.3": "speaker.wave.2", "speaker.3.fill": "speaker.wave.2.fill",
    "backward.end": "backward.end.fill", "forward.end": "forward.end.fill", "backward": "backward.fill",
    "forward": "forward.fill", "pause": "pause.fill", "stop": "stop.fill",
    "line.3.horizontal.circle": "line.3.horizontal",
    "chevron.compact.down": "chevron.down", "chevron.compact.up": "chevron.up", "pencil.line": "pencil",
    "list.bullet.indent": "list.bullet", "iphone.gen3": "iphone", "ipad.gen2": "ipad", "tv.fill": "tv",
    "platter.2.filled.iphone": "iphone", "character.book.closed": "book.closed",
    "arrow.up.and.down": "arrow.up.arrow.down",
    "face.smiling.inverse": "face.smiling", "facemask": "face.smiling", "number.circle": "number",
    "square.and.arrow.up.on.square": "square.and.arrow.up", "square.and.arrow.up.fill": "square.and.arrow.up",
    "square.and.arrow.down.fill": "square.and.arrow.down", "photo.stack": "photo.on.rectangle",
    "photo.on.rectangle.angled": "photo.on.rectangle", "rectangle.stack": "square.stack",
    "clock.arrow.circlepath": "clock",
    "list.bullet.clipboard": "doc.on.clipboard", "list.clipboard": "doc.on.clipboard", "document": "doc",
    "document.fill": "doc.fill", "checkmark.square": "checkmark.rectangle", "heart.text.square": "heart.rectangle",
    "eyeglasses": "eye", "eye.fill": "eye", "location.circle": "location", "building": "building.2",
    "building.2.fill": "building.2", "appletvremote.gen1": "appletvremote", "dot.squareshape": "record.square",
    "squareshape.dashed.squareshape": "square.dashed",
  ]
}
