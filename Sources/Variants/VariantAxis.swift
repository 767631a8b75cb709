/// What can vary, by the name of its option.
public enum VariantAxis: String, CaseIterable, Codable, Sendable {
  case size, device, orientation, direction, locale, strings
  case textSize = "text-size"
  case legibility, appearance, scale

  /// The option of the command line that selects values.
  public var option: String { "--\(rawValue)" }
}
