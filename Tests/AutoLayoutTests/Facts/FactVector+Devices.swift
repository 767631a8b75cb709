import Foundation
import LayoutPreview

extension FactVector {
  /// Shares of a pad's screen in landscape (1/3, 1/2, 2/3) and in portrait (1/3, 2/3).
  static let devices: [FactVector] = [
    ("iPad mini 5", [320, 507, 694, 320, 438]), ("iPad 9", [320, 535, 750, 320, 480]),
    ("iPad Air 3", [320, 551, 782, 320, 504]), ("iPad Pro 11", [375, 592, 809, 320, 504]),
    ("iPad Air 13", [375, 678, 981, 375, 639]),
  ].map { (name: String, widths: [CGFloat]) in
    FactVector(
      fact: "5.2", what: "split view on \(name)", expected: widths,
      measure: { _ in
        let shares = ["1/3", "1/2", "2/3"].compactMap { Device(named: "\(name) split \($0)") }
        return shares.compactMap { $0.posture(.landscape)?.size.width }
          + shares.compactMap { $0.posture(.portrait)?.size.width }
      })
  }
}
