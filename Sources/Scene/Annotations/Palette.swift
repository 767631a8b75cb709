import LPLayoutModel
import Foundation

/// The colours of annotations, for a light and for a dark screen.
///
/// Text on a plate, and plate-coloured text on a badge, have a contrast ratio of at least 4.5 to 1.
struct Palette: Hashable, Sendable {
  var systemBackground: RGBA
  var label: RGBA
  /// The colour around the screen.
  var surroundings: RGBA
  var secondaryLabel: RGBA
  /// The colour behind labels and of the thin edge beside lines.
  var plate: RGBA
  var holds: RGBA
  var broken: RGBA
  var conflict: RGBA
  var alignment: RGBA
  var frame: RGBA
  var baseline: RGBA
  var safeArea: RGBA
  var margins: RGBA
  var readable: RGBA
  var guide: RGBA
  var name: RGBA
  /// The opacity of tinted bands and areas, from 0 to 1.
  var tint: CGFloat
}

extension Palette {
  init(_ style: UIUserInterfaceStyle) { self = style == .dark ? .dark : .light }

  static let light = Palette(
    systemBackground: .white, label: .black, surroundings: RGBA(hex: 0xF2F2F5), secondaryLabel: RGBA(hex: 0x5A5A60),
    plate: .white, holds: RGBA(hex: 0x0A5FD6), broken: RGBA(hex: 0xA85400), conflict: RGBA(hex: 0xCC1220),
    alignment: RGBA(hex: 0x8A3FC6), frame: RGBA(hex: 0x6B6B70), baseline: RGBA(hex: 0x0B7A57),
    safeArea: RGBA(hex: 0x2E9E5B), margins: RGBA(hex: 0x5B7FD9), readable: RGBA(hex: 0xB07A00),
    guide: RGBA(hex: 0x00727D), name: RGBA(hex: 0x3A3A40), tint: 0.12)

  static let dark = Palette(
    systemBackground: .black, label: .white, surroundings: RGBA(hex: 0x232326), secondaryLabel: RGBA(hex: 0xB4B4BA),
    plate: RGBA(hex: 0x141416), holds: RGBA(hex: 0x64A9FF), broken: RGBA(hex: 0xFFB04A), conflict: RGBA(hex: 0xFF7A73),
    alignment: RGBA(hex: 0xCB93F5), frame: RGBA(hex: 0x9A9AA0), baseline: RGBA(hex: 0x4FD3A2),
    safeArea: RGBA(hex: 0x4CD07D), margins: RGBA(hex: 0x86A6FF), readable: RGBA(hex: 0xE9B949),
    guide: RGBA(hex: 0x5CD0DC), name: RGBA(hex: 0xDADAE0), tint: 0.2)
}
