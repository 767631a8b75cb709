import LPLayoutModel
import Foundation
import Testing

@testable import LPVariants

struct DeviceTests {
  @Test(arguments: [
    ("iPhone 15", 393.0, 852.0, 3, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), 59.0, false),
    ("iPhone SE", 375, 667, 2, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), 0, false),
    ("iPhone 11 Pro", 375, 812, 3, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), 44, false),
    ("iPhone 16 Pro", 402, 874, 3, UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0), 62, false),
    ("iPhone 15 Pro Max", 430, 932, 3, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), 59, true),
    ("iPhone 8 Plus", 414, 736, 3, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), 0, true),
    ("iPhone XR", 414, 896, 2, UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0), 48, true),
  ])
  func `a phone is compact and regular upright, compact in height on its side`(
    name: String, width: Double, height: Double, scale: Int, upright: UIEdgeInsets, side: Double, isWide: Bool
  ) throws {
    let device = try #require(Device(named: name))
    let portrait = try #require(device.posture(.portrait))
    let landscape = try #require(device.posture(.landscape))
    #expect(device.scale == scale)
    #expect(device.idiom == .phone)
    #expect(portrait.size == CGSize(width: width, height: height))
    #expect(portrait.safeAreaInsets == upright)
    #expect(portrait.horizontalSizeClass == .compact && portrait.verticalSizeClass == .regular)
    #expect(landscape.size == CGSize(width: height, height: width))
    #expect(landscape.safeAreaInsets.left == side && landscape.safeAreaInsets.right == side)
    #expect(landscape.safeAreaInsets.top == 0)
    #expect(landscape.horizontalSizeClass == (isWide ? .regular : .compact))
    #expect(landscape.verticalSizeClass == .compact)
  }

  @Test func `a pad is regular both ways with the same insets`() throws {
    for device in Device.screens where device.idiom == .pad {
      let portrait = try #require(device.posture(.portrait))
      let landscape = try #require(device.posture(.landscape))
      #expect(portrait.safeAreaInsets == landscape.safeAreaInsets)
      for posture in device.postures {
        #expect(posture.horizontalSizeClass == .regular && posture.verticalSizeClass == .regular)
        #expect(posture.rootMargin == 20)
      }
    }
  }

  @Test(arguments: [
    ("iphone15pro", "iPhone 15 Pro"), ("IPHONE-15-PRO", "iPhone 15 Pro"), ("15 pro", "iPhone 15 Pro"),
    ("se", "iPhone SE"), ("iPhone SE (3rd generation)", "iPhone SE 3"), ("iPhone SE 1st gen", "iPhone SE 1"),
    ("mini", "iPad mini"), ("iPad Pro 12.9-inch", "iPad Pro 12.9"), ("ipad-pro-12-9", "iPad Pro 12.9"),
    ("ipad air 11 split 1/2", "iPad Air 11 split 1/2"), ("iPad Air 11 split view 2/3", "iPad Air 11 split 2/3"),
    ("ipad-air-11-split-1-3", "iPad Air 11 split 1/3"),
  ])
  func `names are found however they are written`(text: String, name: String) {
    #expect(Device(named: text)?.name == name)
  }

  @Test(arguments: ["", " ", "iPhone", "iPhone 99", "Pixel 8", "iPad Air 11 split 1/4", "iPhone 15 split 1/2"])
  func `what is no device is none`(text: String) {
    #expect(Device(named: text) == nil)
  }

  /// Printed widths of Split View, landscape and portrait.
  @Test(arguments: [
    ("iPad mini 5", [320.0, 507, 694], [320.0, 438]), ("iPad 9", [320, 535, 750], [320, 480]),
    ("iPad Air 3", [320, 551, 782], [320, 504]), ("iPad Pro 11", [375, 592, 809], [320, 504]),
    ("iPad Air 13", [375, 678, 981], [375, 639]), ("iPad mini 6", [375, 561.5, 748], [320, 414]),
    ("iPad Air 11", [375, 585, 795], [320, 490]),
  ])
  func `shares of a pad's screen are as wide as on the device`(
    name: String, landscape: [Double], portrait: [Double]
  ) throws {
    let shares = try ["1/3", "1/2", "2/3"].map { try #require(Device(named: "\(name) split \($0)")) }
    #expect(shares.map { $0.posture(.landscape)?.size.width ?? 0 } == landscape.map { CGFloat($0) })
    #expect(shares.compactMap { $0.posture(.portrait)?.size.width } == portrait.map { CGFloat($0) })
    #expect(shares[1].orientations == [.landscape])
  }

  @Test(arguments: [
    ("iPad 9.7", CGSize(width: 320, height: 984), CGSize(width: 320, height: 728)),
    ("iPad Pro 10.5", CGSize(width: 320, height: 1072), CGSize(width: 320, height: 794)),
    ("iPad Pro 12.9 2", CGSize(width: 375, height: 1326), CGSize(width: 375, height: 984)),
  ])
  func `Slide Over keeps 20 points from the top and bottom of pads with a home button`(
    name: String, portrait: CGSize, landscape: CGSize
  ) throws {
    let device = try #require(Device(named: "\(name) Slide Over"))
    #expect(device.postures.map(\.size) == [portrait, landscape])
    #expect(device.postures.allSatisfy { $0.horizontalSizeClass == .compact && $0.verticalSizeClass == .regular })
    #expect(device.postures.allSatisfy { $0.safeAreaInsets == .zero && $0.rootMargin == 16 })
    #expect(!device.isWhole && device.split == nil)
  }

  @Test func `the status bar of a call leaves 20 points less`() throws {
    let (phone, call) = (try #require(Device(named: "iPhone SE")), try #require(Device(named: "iphone-se-in-call")))
    #expect(call.postures.map(\.size) == [CGSize(width: 375, height: 647)])
    #expect(call.postures[0].safeAreaInsets == phone.postures[0].safeAreaInsets)
    #expect(call.idiom == .phone && !call.isWhole)
  }

  @Test func `screens without published figures have no part`() {
    for name in ["iPhone 15 in call", "iPad 9.7 in call", "iPad Air 11 slide over", "iPhone SE slide over"] {
      #expect(Device(named: name) == nil)
    }
    #expect(Device.group("models")?.contains { !$0.isWhole } == false)
  }

  @Test func `only two thirds and the half of a large screen are regular in width`() {
    for split in Device.splits {
      for posture in split.postures {
        let isRegular =
          posture.orientation == .landscape
          && (split.split == "2/3" || split.split == "1/2" && posture.size.height >= 1024)
        #expect(posture.horizontalSizeClass == (isRegular ? .regular : .compact), "\(split.name)")
        #expect(posture.verticalSizeClass == .regular)
      }
    }
  }

  @Test func `names, slugs and screens are unique, and slugs are file names`() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Set(Device.all.map(\.slug)).count == Device.all.count)
    #expect(Set(Device.screens.map(\.postures)).count == Device.screens.count)
    for device in Device.all {
      #expect(device.slug.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
      #expect(Device(named: device.slug) == device)
      #expect(Device(named: device.name) == device)
    }
  }

  @Test func `screens go from the narrowest phone to the widest pad`() {
    let keys = Device.screens.map { [$0.idiom.rawValue, Int($0.postures[0].size.width)] }
    #expect(!zip(keys, keys.dropFirst()).contains { $1.lexicographicallyPrecedes($0) })
    #expect(Device.screens.count == 24)
  }

  @Test(arguments: [
    ("iPhone 15", 16.0, 16.0), ("iPhone 8 Plus", 20, 20), ("iPhone 15 Pro Max", 20, 20), ("iPad Air 11", 20, 20),
    ("iPad Air 11 split 1/3", 16, 16), ("iPad Air 11 split 2/3", 16, 20),
  ])
  func `root margins are 16 in compact width and 20 elsewhere and on large phones`(
    name: String, portrait: Double, landscape: Double
  ) throws {
    let device = try #require(Device(named: name))
    #expect(device.posture(.portrait)?.rootMargin == CGFloat(portrait))
    #expect(device.posture(.landscape)?.rootMargin == CGFloat(landscape))
  }

  @Test(arguments: [("iPhone 15 Por", "iPhone 15 Pro"), ("ipad mni", "iPad mini"), ("iPhone17", "iPhone 17")])
  func `a misspelt name has a neighbour`(text: String, name: String) {
    #expect(Device.names(near: text).first == name)
  }
}
