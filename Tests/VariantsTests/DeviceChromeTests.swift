import LPLayoutModel
import Foundation
import Testing
import LPVariants

struct DeviceChromeTests {
  static let devices = Device.all

  @Test(arguments: [
    ("iPhone 15", CGRect(x: 133.5, y: 10.67, width: 126, height: 37.33), true),
    ("iPhone 16 Pro", CGRect(x: 138, y: 13.67, width: 126, height: 37.33), true),
    ("iPhone X", CGRect(x: 83, y: 0, width: 209, height: 30), false),
    ("iPhone 14", CGRect(x: 114, y: 0, width: 162, height: 33), false),
  ])
  func `phones have the cutout of their model`(name: String, rect: CGRect, isIsland: Bool) throws {
    let cutout = try #require(Device(named: name)?.cutout(.portrait))
    #expect(cutout.isIsland == isIsland)
    for (one, other) in [
      (cutout.rect.minX, rect.minX), (cutout.rect.minY, rect.minY), (cutout.rect.width, rect.width),
      (cutout.rect.height, rect.height),
    ] {
      #expect(abs(one - other) < 0.01)
    }
  }

  @Test func `in landscape the cutout is on the left, as far from the edge`() throws {
    let device = try #require(Device(named: "iPhone 15"))
    let (portrait, landscape) = (
      try #require(device.cutout(.portrait)).rect, try #require(device.cutout(.landscape)).rect
    )
    #expect(landscape.minX == portrait.minY && landscape.width == portrait.height)
    #expect(landscape.midY == device.posture(.landscape)!.size.height / 2)
    #expect(device.statusBarHeight(.landscape) == 0 && device.statusBarHeight(.portrait) == 59)
  }

  @Test func `what covers the screen is within the safe area's insets, on every device`() throws {
    for device in Device.all {
      for posture in device.postures {
        let (size, insets) = (posture.size, posture.safeAreaInsets)
        let screen = CGRect(origin: .zero, size: size)
        if let cutout = device.cutout(posture.orientation)?.rect {
          #expect(screen.contains(cutout), "\(device.name)")
          #expect(posture.orientation == .portrait ? cutout.maxY <= insets.top : cutout.maxX <= insets.left)
        }
        if let bar = device.homeIndicator(posture.orientation) {
          #expect(bar.minY >= size.height - insets.bottom && bar.maxY <= size.height && bar.minX >= 0, "\(device.name)")
          #expect(abs(bar.midX - size.width / 2) < 0.01)
        }
        #expect(device.statusBarHeight(posture.orientation) <= insets.top)
      }
    }
  }

  @Test(arguments: ["iPhone SE", "iPad 9.7"])
  func `devices with a home button have no cutout and no home indicator`(name: String) throws {
    let device = try #require(Device(named: name))
    #expect(device.cutout(.portrait) == nil && device.homeIndicator(.portrait) == nil)
    #expect(device.statusBarHeight(.portrait) == 20)
  }

  @Test(arguments: ["iPad Air 11 split 1/2", "iPad 9.7 slide over", "iPhone SE in call"])
  func `a part of a screen shows nothing of the system`(name: String) throws {
    let device = try #require(Device(named: name))
    for orientation in device.orientations {
      #expect(device.cutout(orientation) == nil && device.homeIndicator(orientation) == nil)
      #expect(device.statusBarHeight(orientation) == 0)
    }
  }
}
