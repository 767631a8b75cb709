import LPLayoutModel
import LPCPango
import Foundation

/// Chooses the fonts for a font of a request, and shapes runs in them with HarfBuzz.
///
/// It is not thread-safe, because it reuses one HarfBuzz buffer.
final class Shaper {
  let fonts: FontSet
  let choice: FontChoice
  let size: Double
  let language: String
  /// The device's advances, if the font is the system face and its metrics are wanted.
  private let advances: SystemFaceAdvances?
  /// The advance of every glyph of the system's monospaced face, in points.
  private let fixedAdvance: Double?
  /// Whether emoji are as wide as on a device, and not as in their font.
  private let hasDeviceEmoji: Bool
  private let hbLanguage: OpaquePointer?
  private let buffer: OpaquePointer
  private var fallbacks: [UInt32: [FontMatch]] = [:]
  private var paragraphs: [ParagraphKey: ShapedParagraph] = [:]
  private var parts: [PartKey: ShapedRun] = [:]
  /// Receives everything that HarfBuzz shapes.
  private let onShaping: ((Shaping) -> Void)?
  private lazy var general = fonts.generalFallbacks(weight: choice.weight, isItalic: choice.isItalic)
  private lazy var emoji = fonts.emoji

  private struct ParagraphKey: Hashable {
    let text: String
    /// The direction, or `nil` for the text's own.
    let isRightToLeft: Bool?
    let fallback: Bool
  }

  /// Letters and their context for HarfBuzz, independent of their place in a text.
  private struct PartKey: Hashable {
    let context: ArraySlice<UInt8>
    let start: Int
    let end: Int
    let font: ObjectIdentifier
    let script: UInt32
    let level: UInt8
    let hasLigatures: Bool
  }

  /// The size at which caches are emptied, so that memory does not grow with the number of variants.
  private static let capacity = 4096

  /// A text that was shaped, and its context for HarfBuzz.
  struct Shaping: Hashable, Sendable {
    let text: [UInt8]
    let context: [UInt8]
    let offset: Int
    let font: String
    let size: Double
    let weight: Int
    let script: UInt32
    let level: UInt8
    let language: String
  }

  init?(
    fonts: FontSet, font: FontDescription, metrics: TextMetrics, language: String, hasDeviceEmoji: Bool = true,
    onShaping: ((Shaping) -> Void)? = nil
  ) {
    guard let choice = fonts.choice(for: font, metrics: metrics) else { return nil }
    self.onShaping = onShaping
    self.fonts = fonts
    self.choice = choice
    self.language = language
    self.hasDeviceEmoji = hasDeviceEmoji && metrics == .ios
    size = font.pointSize
    let weight = Double(font.weight.rawValue)
    advances =
      metrics == .ios && font.family == .system ? SystemFaceAdvances(size: font.pointSize, weight: weight) : nil
    // Measured on a device: 1266 of 2048 units per em.
    fixedAdvance = metrics == .ios && font.family == .monospacedSystem ? font.pointSize * 1266 / 2048 : nil
    hbLanguage = hb_language_from_string(language, -1)
    buffer = hb_buffer_create()
    for file in choice.files { fonts.note(file) }
  }

  deinit { hb_buffer_destroy(buffer) }

  var paragraphCount: Int { paragraphs.count }

  /// Returns a paragraph, which is shaped when it is first requested.
  ///
  /// - Parameter isRightToLeft: fixes the direction; `nil` uses the text's own, or else `fallback`.
  func paragraph(_ text: String, isRightToLeft: Bool?, fallback: Bool) -> ShapedParagraph {
    let key = ParagraphKey(text: text, isRightToLeft: isRightToLeft, fallback: fallback)
    if let known = paragraphs[key] { return known }
    let paragraph = ShapedParagraph(
      StyledParagraph(text, style: SpanStyle(shaper: self)), shaping: OneFont(shaper: self),
      isRightToLeft: isRightToLeft, fallback: fallback)
    if paragraphs.count >= Self.capacity { paragraphs.removeAll() }
    paragraphs[key] = paragraph
    return paragraph
  }

  /// The font of a cluster.
  enum ClusterFont {
    case font(FontFile)
    /// No font has the characters.
    case missing
    /// The font with this name has the characters, but goldens keep a part of it without them, or another style of it.
    case unavailable(String)
  }

  /// Returns the first font that has every character of the cluster.
  func font(for cluster: Character, script: UInt32) -> ClusterFont {
    let scalars = cluster.unicodeScalars
    if let only = scalars.first, only.isASCII, scalars.count == 1 {
      return choice.shaping.glyph(for: only) == nil ? .missing : .font(choice.shaping)
    }
    if cluster.hasEmojiPresentation, let emoji,
      let found = candidate(FontMatch(file: emoji, absent: nil), [scalars.first!], of: cluster)
    {
      return found
    }
    if let found = candidate(FontMatch(file: choice.shaping, absent: nil), Array(scalars), of: cluster) { return found }
    for match in scriptFallbacks(script) {
      if let found = candidate(match, Array(scalars), of: cluster) { return found }
    }
    for match in general {
      if let found = candidate(match, Array(scalars), of: cluster) { return found }
    }
    // If no font has the mark of a base letter, the letter is shown without it.
    guard scalars.count > 1 else { return .missing }
    let all = [choice.shaping] + (scriptFallbacks(script) + general).map(\.file)
    return all.first { $0.glyph(for: scalars.first!) != nil }.map { noted($0, cluster) } ?? .missing
  }

  /// Returns a font, or `nil` if it lacks a character that is visible.
  private func candidate(
    _ match: FontMatch, _ scalars: [Unicode.Scalar], of cluster: Character
  ) -> ClusterFont? {
    let file = match.file
    let lacking = scalars.filter { file.glyph(for: $0) == nil }
    guard lacking.allSatisfy({ $0.properties.isDefaultIgnorableCodePoint || file.isWithout($0) }) else { return nil }
    if let absent = match.absent { return .unavailable(absent) }
    guard lacking.contains(where: file.isWithout) else { return noted(file, cluster) }
    guard let whole = fonts.wholeFile(named: file.name) else { return .unavailable(file.name) }
    file.complete(with: whole)
    return noted(file, cluster)
  }

  private func noted(_ file: FontFile, _ cluster: Character) -> ClusterFont {
    fonts.note(file, showing: cluster.unicodeScalars)
    if cluster.unicodeScalars.count > 1 {
      // HarfBuzz composes characters if the font has the composed one.
      fonts.note(file, showing: String(cluster).precomposedStringWithCanonicalMapping.unicodeScalars)
    }
    return .font(file)
  }

  private func scriptFallbacks(_ script: UInt32) -> [FontMatch] {
    if let known = fallbacks[script] { return known }
    let found = fonts.fallbacks(
      script: ISOScript.name(tag: script), language: language, weight: choice.weight, isItalic: choice.isItalic)
    fallbacks[script] = found
    return found
  }

  /// Shapes a part that a line cuts from its neighbours. Results are cached, because narrow columns cut the same
  /// letters repeatedly.
  func shapePart(
    _ utf8: [UInt8], _ range: Range<Int>, context: Range<Int>, font: FontFile, script: UInt32, level: UInt8,
    hasLigatures: Bool
  ) -> ShapedRun {
    let offset = context.lowerBound
    let key = PartKey(
      context: utf8[context], start: range.lowerBound - offset, end: range.upperBound - offset,
      font: ObjectIdentifier(font), script: script, level: level, hasLigatures: hasLigatures)
    if let known = parts[key] { return known.moved(by: range.lowerBound - known.range.lowerBound) }
    let run = shape(
      utf8, range, context: context, font: font, script: script, level: level, hasLigatures: hasLigatures)
    if parts.count >= Self.capacity { parts.removeAll() }
    parts[key] = run
    return run
  }

  /// Shapes `range` of the text with `context` around it.
  func shape(
    _ utf8: [UInt8], _ range: Range<Int>, context: Range<Int>, font: FontFile, script: UInt32, level: UInt8,
    hasLigatures: Bool = true
  ) -> ShapedRun {
    if let onShaping {
      onShaping(
        Shaping(
          text: Array(utf8[range]), context: Array(utf8[context]), offset: range.lowerBound - context.lowerBound,
          font: font.name, size: size, weight: choice.weight, script: script, level: level, language: language))
    }
    hb_buffer_clear_contents(buffer)
    utf8.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { chars in
        hb_buffer_add_utf8(
          buffer, chars.baseAddress! + context.lowerBound, Int32(context.count),
          UInt32(range.lowerBound - context.lowerBound), Int32(range.count))
      }
    }
    hb_buffer_set_direction(buffer, level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script))
    hb_buffer_set_language(buffer, hbLanguage)
    let isSystemFace = font === choice.shaping && (advances != nil || font !== choice.drawing)
    // The system face shows the characters that are written, and no arrow for "->".
    var features = [hb_feature_t(tag: Self.contextualAlternates, value: 0, start: 0, end: .max)]
    if !hasLigatures {
      features += [Self.ligatures, Self.contextualLigatures].map { tag in
        hb_feature_t(tag: tag, value: 0, start: 0, end: .max)
      }
    }
    hb_shape(font.font, buffer, &features, UInt32(features.count))
    var glyphs = read(font, offset: context.lowerBound)
    var drawn = font
    if isSystemFace { drawn = place(&glyphs, of: utf8, range, level: level) }
    if let fixedAdvance, font === choice.shaping { pad(&glyphs, to: fixedAdvance) }
    let run = ShapedRun(font: drawn, range: range, level: level, script: script, glyphs: glyphs)
    return hasDeviceEmoji && font.hasColorBitmaps ? asOnDevice(run) : run
  }

  /// Gives an emoji the width that it has on a device, and draws it as much larger or smaller.
  private func asOnDevice(_ run: ShapedRun) -> ShapedRun {
    guard let widest = run.glyphs.map(\.advance).max(), widest > 0 else { return run }
    return run.scaled(by: EmojiWidth.width(atSize: size) / widest, from: size)
  }

  private static let contextualAlternates: hb_tag_t = 0x6361_6C74  // calt
  private static let ligatures: hb_tag_t = 0x6C69_6761  // liga
  private static let contextualLigatures: hb_tag_t = 0x636C_6967  // clig

  /// Returns an empty place of a width, in points.
  func space(_ range: Range<Int>, level: UInt8, width: Double) -> ShapedRun {
    let glyph = ShapedGlyph(
      glyph: choice.drawing.glyph(for: " ") ?? 0, cluster: range.lowerBound, advance: width, dx: 0, dy: 0,
      isUnsafeToBreak: false)
    return ShapedRun(font: choice.drawing, range: range, level: level, script: 0, glyphs: [glyph])
  }

  private func read(_ font: FontFile, offset: Int) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let points = size / font.unitsPerEm
    return (0..<Int(count)).map { index in
      let (info, position) = (infos[index], positions[index])
      return ShapedGlyph(
        glyph: info.codepoint, cluster: Int(info.cluster) + offset, advance: Double(position.x_advance) * points,
        dx: Double(position.x_offset) * points, dy: Double(position.y_offset) * points,
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }

  /// Centres each glyph in the monospaced advance; marks, which have no advance, stay in place.
  private func pad(_ glyphs: inout [ShapedGlyph], to advance: Double) {
    for index in glyphs.indices where glyphs[index].advance > 0 {
      glyphs[index].dx += (advance - glyphs[index].advance) / 2
      glyphs[index].advance = advance
    }
  }

  /// Places the system face's glyphs at the device's advances, and returns the font that draws them.
  ///
  ///     advance = device's advance + kerning × (shaped advance − the glyph's own advance)
  private func place(
    _ glyphs: inout [ShapedGlyph], of utf8: [UInt8], _ range: Range<Int>, level: UInt8
  ) -> FontFile {
    let (shaping, fallback) = (choice.shaping, choice.fallback)
    let scalars = glyphs.map { scalar(of: $0, utf8, range) }
    // A glyph that represents a single character can be drawn in the other optical size; other glyphs cannot.
    var drawn = choice.drawing
    var replaced: [UInt32] = []
    if drawn !== fallback {
      replaced = scalars.compactMap { $0.flatMap(drawn.glyph(for:)) }
      if replaced.count < glyphs.count { drawn = fallback }
    }
    for index in glyphs.indices {
      var glyph = glyphs[index]
      let unkerned = shaping.advance(of: glyph.glyph) * size
      let own = fallback.advance(of: glyph.glyph) * size
      if drawn !== fallback { glyph.glyph = replaced[index] }
      defer { glyphs[index] = glyph }
      // Marks and invisible characters have no advance.
      guard unkerned > 0, glyph.advance > 0 else { continue }
      let kerning = kerning(glyph.advance - unkerned, at: index, scalars, isRightToLeft: level & 1 == 1)
      if level & 1 == 0, isKernedByRule(before: index, scalars) { glyph.isUnsafeToBreak = true }
      let natural = drawn.advance(of: glyph.glyph) * size
      let target = scalars[index].map { deviceAdvance(of: $0) ?? fallbackAdvance(of: $0) } ?? own + tracking
      glyph.advance = target + kerning
      glyph.dx += (target - natural) / 2
    }
    return drawn
  }

  /// Returns what is added to a glyph's advance because of its neighbours, from what the shaping font adds.
  private func kerning(
    _ own: Double, at index: Int, _ scalars: [Unicode.Scalar?], isRightToLeft: Bool
  ) -> Double {
    guard let rules = advances?.kerning else { return own }
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    guard !isRightToLeft, let this = scalars[index] else { return rules.kerning(own, between: nil, and: nil) }
    var added = next.map { rules.addition(between: this, and: $0) } ?? 0
    if this == " ", index > 0, let previous = scalars[index - 1] { added += rules.addition(toSpaceAfter: previous) }
    return rules.kerning(own, between: this, and: next) + added * size
  }

  /// Whether a glyph and the one before it are nearer to each other than the shaping font knows.
  private func isKernedByRule(before index: Int, _ scalars: [Unicode.Scalar?]) -> Bool {
    guard index > 0, let rules = advances?.kerning, let first = scalars[index - 1], let second = scalars[index] else {
      return false
    }
    return rules.addition(between: first, and: second) != 0
  }

  private var tracking: Double { advances?.tracking ?? 0 }

  private func deviceAdvance(of scalar: Unicode.Scalar) -> Double? {
    guard let advances else { return nil }
    if let measured = advances.advance(of: scalar) { return measured }
    // A letter with an accent is as wide as the letter.
    guard scalar.properties.isAlphabetic else { return nil }
    let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
    guard parts.count > 1, let base = parts.first, base.properties.isAlphabetic,
      parts.dropFirst().allSatisfy({ $0.properties.canonicalCombiningClass != .notReordered })
    else { return nil }
    return advances.advance(of: base)
  }

  /// Returns Inter's own advance at the optical size, with the device's tracking.
  private func fallbackAdvance(of scalar: Unicode.Scalar) -> Double {
    let share = advances?.opticalSize ?? 0
    func own(_ file: FontFile) -> Double { file.glyph(for: scalar).map { file.advance(of: $0) * size } ?? 0 }
    let display = own(choice.fallback)
    let text = own(choice.text)
    return (1 - share) * text + share * display + tracking
  }

  /// Returns the character that only this glyph represents; `nil` if there is not exactly one.
  private func scalar(of glyph: ShapedGlyph, _ utf8: [UInt8], _ range: Range<Int>) -> Unicode.Scalar? {
    let width = Self.width(ofLead: utf8[glyph.cluster])
    let end = glyph.cluster + width
    guard end <= range.upperBound,
      let scalar = String(decoding: utf8[glyph.cluster..<end], as: UTF8.self).unicodeScalars.first,
      choice.shaping.glyph(for: scalar) == glyph.glyph
    else { return nil }
    return scalar
  }

  private static func width(ofLead byte: UInt8) -> Int {
    switch byte {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }
}
