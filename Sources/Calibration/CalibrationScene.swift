import LPScene

/// Something small that is drawn or written in the same way everywhere, if goldens are.
struct CalibrationScene {
  enum Content {
    /// - scale: pixels per point.
    case picture(Scene, scale: Int)
    case text([String])
  }

  /// One word, by which a difference is reported.
  let name: String
  let make: () -> Content

  init(_ name: String, _ make: @escaping () -> Content) {
    self.name = name
    self.make = make
  }
}
