import LPAutoLayout
import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

/// Views drawn by code into images and memory, as helpers of tests do.
@MainActor
struct DrawnPixelsTests {
  private func made<Value>(_ body: () throws -> Value) rethrows -> Value {
    try LayoutEnvironment.$current.withValue(SnapshotHost.shared.environment, operation: body)
  }

  /// A green square in the middle of a red view, beside a blue one.
  private func scene() -> (screen: UIView, card: UIView) {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    screen.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let card = UIView(frame: CGRect(x: 30, y: 10, width: 20, height: 10))
    card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let dot = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 5))
    dot.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    screen.addSubview(card)
    card.addSubview(dot)
    return (screen, card)
  }

  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    Array(image.data[((y * image.width + x) * 4)..<((y * image.width + x) * 4 + 4)])
  }

  @Test func `a layer is drawn with what is inside it and nothing around, at the context's scale`() throws {
    try made {
      let scene = scene()
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 3)
      let context = try #require(UIGraphicsGetCurrentContext())
      withExtendedLifetime(scene) { scene.card.layer.render(in: context) }
      let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
      UIGraphicsEndImageContext()
      #expect(image.scale == 3)
      let pixels = try #require(image.cgImage)
      #expect(pixels.width == 60 && pixels.height == 30)
      #expect(pixel(pixels, 1, 1) == [255, 0, 0, 255])
      #expect(pixel(pixels, 30, 7) == [0, 255, 0, 255])
      #expect(pixel(pixels, 58, 28) == [255, 0, 0, 255])
    }
  }

  @Test func `the corner of a window of any size was blank in a picture`() throws {
    try made {
      let (window, card) = (UIView(frame: CGRect(x: 0, y: 0, width: 100_000, height: 100_000)), scene().card)
      window.addSubview(card)
      let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 20, y: 5, width: 40, height: 20))
      let drawn = renderer.image { window.layer.render(in: $0.cgContext) }
      let image = try #require(drawn.cgImage)
      let scale = image.width / 40
      #expect(pixel(image, 5 * scale, 5 * scale) == [0, 0, 0, 0])
      #expect(pixel(image, 11 * scale, 6 * scale) == [255, 0, 0, 255])
      #expect(pixel(image, 20 * scale, 7 * scale) == [0, 255, 0, 255])
    }
  }

  /// The numbers of pixels of each colour.
  private func ink(of view: UIView) throws -> (red: Int, green: Int, blue: Int) {
    let drawn = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
    let image = try #require(drawn.cgImage)
    var count = (red: 0, green: 0, blue: 0)
    for at in stride(from: 0, to: image.data.count, by: 4) {
      let (r, g, b) = (Int(image.data[at]), Int(image.data[at + 1]), Int(image.data[at + 2]))
      if r > g + 100, r > b + 100 { count.red += 1 }
      if g > r + 100, g > b + 100 { count.green += 1 }
      if b > r + 100, b > g + 100 { count.blue += 1 }
    }
    return count
  }

  @Test func `links of a text view look as the view shows them, whatever the text says`() throws {
    try made {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      view.tintColor = UIColor(red: 0, green: 0.8, blue: 0, alpha: 1)
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      view.attributedText = NSAttributedString(
        string: "link", attributes: [.link: "https://a.b", .foregroundColor: red])
      let tinted = try ink(of: view)
      #expect(tinted.red == 0 && tinted.green > 10)
      view.linkTextAttributes = [
        .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ]
      let changed = try ink(of: view)
      #expect(changed.green == 0 && changed.blue > tinted.green + 20)
    }
  }

  @Test func `the format for traits was missing, which has their scale`() {
    made {
      let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
      #expect(format.scale == 3)
      let bounds = CGRect(x: 0, y: 0, width: 10, height: 5)
      let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in }
      #expect(image.cgImage?.width == 30)
    }
  }

  @Test func `a hierarchy is drawn into a rectangle`() throws {
    try made {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
      let image = renderer.image { _ in
        #expect(scene().card.drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 20), afterScreenUpdates: true))
      }
      let pixels = try #require(image.cgImage)
      let scale = pixels.width / 40
      #expect(pixel(pixels, 2 * scale, 2 * scale) == [255, 0, 0, 255])
      #expect(pixel(pixels, 20 * scale, 5 * scale) == [0, 255, 0, 255])
      let isDrawn = UIView(frame: .zero).drawHierarchy(in: .zero, afterScreenUpdates: true)
      #expect(!isDrawn, "without a context")
    }
  }

  @Test func `a layer without a view is drawn into an image`() throws {
    try made {
      let layer = CALayer()
      layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      layer.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
        layer.render(in: $0.cgContext)
      }
      let pixels = try #require(image.cgImage)
      #expect(pixel(pixels, 0, 0) == [255, 0, 0, 255])
      #expect(pixel(pixels, 12, 12) == [0, 0, 0, 0])
    }
  }

  @Test func `a context over memory writes pixels there, upright`() throws {
    try made {
      let image = try #require(
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
          UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
          context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }.cgImage)
      let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 * 2 * 4, alignment: 4)
      defer { memory.deallocate() }
      memory.initializeMemory(as: UInt8.self, repeating: 7, count: 32)
      let context = try #require(
        CGContext(
          data: memory, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 16, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
      context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 2))
      let bytes = UnsafeRawBufferPointer(start: memory, count: 32).map { $0 }
      #expect(Array(bytes[..<3]) == [255, 0, 0], "the first row is the top one")
      #expect(Array(bytes[16..<19]) == [0, 0, 0])
    }
  }

  @Test func `an image is tinted through a mask of itself`() throws {
    try made {
      let size = CGSize(width: 10, height: 10)
      let shape = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 4)) }
      UIGraphicsBeginImageContextWithOptions(size, false, 1)
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
      let context = try #require(UIGraphicsGetCurrentContext())
      context.translateBy(x: 0, y: 10)
      context.scaleBy(x: 1, y: -1)
      context.clip(to: CGRect(origin: .zero, size: size), mask: try #require(shape.cgImage))
      context.fill(CGRect(origin: .zero, size: size))
      let pixels = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
      UIGraphicsEndImageContext()
      #expect(pixel(pixels, 5, 1) == [0, 255, 0, 255])
      #expect(pixel(pixels, 5, 8)[3] == 0)
    }
  }
}
