import LPLayoutModel
import Foundation

/// The contents of a `.colorset` folder: a colour for each appearance.
struct ColorSet: Decodable, Sendable {
  private struct Entry: Decodable {
    struct Appearance: Decodable { let appearance: String?; let value: String? }
    struct Color: Decodable {
      /// Numbers from 0 to 1 with a point, from 0 to 255, or `0x00` to `0xFF`.
      let components: [String: String]?
      /// The name of a system colour, such as `systemBlueColor`.
      let reference: String?
    }
    let idiom: String?
    let appearances: [Appearance]?
    let color: Color?

    var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
    /// Whether only screens with more contrast show the colour.
    var isForContrast: Bool { appearances?.contains { $0.appearance == "contrast" } ?? false }
  }

  /// The colour of the set in all appearances; `nil` if none can be read.
  let color: UIColor?

  private enum CodingKeys: CodingKey { case colors }

  init(from decoder: any Decoder) throws {
    let entries = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent([Entry].self, forKey: .colors) ?? []
    func find(isDark: Bool) -> UIColor? {
      let fitting = entries.filter { $0.isDark == isDark && !$0.isForContrast }
      return (fitting.first { $0.idiom == "universal" } ?? fitting.first)?.color.flatMap(Self.color)
    }
    let light = find(isDark: false)
    let dark = find(isDark: true)
    guard let any = light ?? dark else {
      color = nil
      return
    }
    let traits = (UITraitCollection(TraitValues()), UITraitCollection(userInterfaceStyle: .dark))
    color = UIColor(light: (light ?? any).resolved(with: traits.0), dark: (dark ?? any).resolved(with: traits.1))
  }

  private static func color(_ color: Entry.Color) -> UIColor? {
    if let reference = color.reference { return .system(named: reference) }
    guard let parts = color.components else { return nil }
    func part(_ name: String) -> CGFloat? { parts[name].flatMap(number) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Reads a component as the editor writes it: `0.500`, `128` or `0x80`.
  private static func number(_ text: String) -> CGFloat? {
    let value: Double? =
      if text.hasPrefix("0x") {
        Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") {
        Double(text)
      } else {
        Double(text).map { $0 / 255 }
      }
    return value.flatMap { $0.isFinite ? CGFloat(min(max($0, 0), 1)) : nil }
  }
}
