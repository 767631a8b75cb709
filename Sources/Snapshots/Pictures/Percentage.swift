enum Percentage {
  /// `2.5 %`
  static func text(_ share: Double) -> String { (LayoutNumber(share * 100)?.description ?? "?") + " %" }
}
