/// The metrics that decide the widths of text.
package enum TextMetrics: String, CaseIterable, Codable, Sendable {
  /// The device's widths: the system face's measured advances, kerned by Inter.
  case ios
  /// The font files' own widths.
  case font
}
