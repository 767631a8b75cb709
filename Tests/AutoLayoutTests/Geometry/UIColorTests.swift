import LPLayoutModel
import Foundation
import Testing

extension UIColor {
  fileprivate convenience init(byte: UInt8) {
    self.init(red: CGFloat(byte) / 255, green: 0, blue: 0, alpha: 1)
  }

  fileprivate class var brand: UIColor { UIColor { $0.userInterfaceStyle == .dark ? .white : .black } }
}

struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `colours of equal components are equal and have one hash`() {
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(Set([UIColor(byte: 255), .red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    #expect(UIColor.systemBackground != .white)
    #expect(UIColor.red.copy() as? UIColor === UIColor.red)
    #expect((UIColor.red as Any) as? UIFont == nil)
  }

  @Test func `a provider is asked for each appearance, and equals itself alone`() {
    let color = UIColor.brand
    #expect(color.resolvedColor(with: light) == .black)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color == color && color != UIColor.brand)
    let pale = color.withAlphaComponent(0.5)
    #expect(pale.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
  }

  @Test func `system colours resolve to what they are in the appearance`() {
    let blue = UIColor.systemBlue.resolvedColor(with: dark)
    #expect(blue.resolvedColor(with: light) == blue)
    #expect(blue != UIColor.systemBlue.resolvedColor(with: light))
  }

  @Test func `components are those in the current traits`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let environment = LayoutEnvironment(traits: TraitValues(userInterfaceStyle: .dark))
    LayoutEnvironment.$current.withValue(environment) {
      #expect(UIColor.brand.withAlphaComponent(0.25).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    }
    #expect([red, green, blue, alpha] == [1, 1, 1, 0.25])
  }

  @Test(
    arguments: [
      (0, 1, 1, UIColor(red: 1, green: 0, blue: 0, alpha: 1)), (1, 1, 1, UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
      (1 / 3, 1, 0.5, UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)),
      (2 / 3, 0.5, 1, UIColor(red: 0.5, green: 0.5, blue: 1, alpha: 1)), (0.4, 0, 0.25, UIColor(white: 0.25, alpha: 1)),
    ] as [(CGFloat, CGFloat, CGFloat, UIColor)])
  func `a hue is a place on the circle of colours`(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: UIColor
  ) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    let (actual, wanted) = (color.resolved(with: light), expected.resolved(with: light))
    for part: KeyPath<RGBA, Double> in [\.red, \.green, \.blue] {
      #expect(abs(actual[keyPath: part] - wanted[keyPath: part]) < 1e-9)
    }
  }
}
