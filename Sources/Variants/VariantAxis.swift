/// What can vary, by the name of its option.
public enum VariantAxis: String, CaseIterable, Codable, Sendable {
  case size, device, orientation, direction, locale, strings
  case textSize = "text-size"
  case legibility, appearance, scale

  public var option: String { "--\(rawValue)" }
}
