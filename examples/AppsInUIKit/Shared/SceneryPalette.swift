import UIKit

/// The colours of a scenery: those of the sky from the top to the bottom, of the sun, and of the hills.
struct SceneryPalette {
  let top: UIColor
  let bottom: UIColor
  let sun: UIColor
  let hills: [UIColor]

  static let all = [
    palette(0x3A7BD5, 0xBFE6FF, 0xFFF3C4, [0x7FA8C9, 0x4F8A6B, 0x2E5E46]),
    palette(0x41295A, 0xF3904F, 0xFFE29A, [0x8C4A5E, 0x5E3350, 0x2F1B33]),
    palette(0x0F2027, 0x2C5364, 0xF5F3CE, [0x28495A, 0x1B3543, 0x0E1F29]),
    palette(0xFF9A9E, 0xFAD0C4, 0xFFFFFF, [0xD98BA0, 0xA86884, 0x6E4565]),
    palette(0x56AB2F, 0xD9F2A6, 0xFFF7B0, [0x8CBF5A, 0x4D8B3A, 0x2C5A2A]),
    palette(0x8E9EAB, 0xEEF2F3, 0xFFFFFF, [0x9BA8B2, 0x6C7A86, 0x434E57]),
  ]

  private static func palette(_ top: UInt32, _ bottom: UInt32, _ sun: UInt32, _ hills: [UInt32]) -> SceneryPalette {
    SceneryPalette(
      top: UIColor(rgb: top), bottom: UIColor(rgb: bottom), sun: UIColor(rgb: sun),
      hills: hills.map { UIColor(rgb: $0) })
  }
}
