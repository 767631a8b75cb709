/// Effects on the heap, since few views have any and records are copied often.
final class KeptEffects: Hashable, Codable, Sendable {
  let effects: LayerEffects
  init(_ effects: LayerEffects) { self.effects = effects }
  init(from decoder: any Decoder) throws { effects = try LayerEffects(from: decoder) }
  func encode(to encoder: any Encoder) throws { try effects.encode(to: encoder) }
  static func == (one: KeptEffects, other: KeptEffects) -> Bool { one === other || one.effects == other.effects }
  func hash(into hasher: inout Hasher) { hasher.combine(effects) }
}
