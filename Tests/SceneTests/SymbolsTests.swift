import LPAutoLayout
import Foundation
import LPScene
import Testing

struct SymbolsTests {
  static let promised = [
    "person", "person.circle", "person.fill", "heart", "heart.fill", "star", "star.fill", "gear", "bell",
    "chevron.right",
    "chevron.left", "chevron.down", "chevron.forward", "chevron.backward", "plus", "minus", "xmark", "checkmark",
    "magnifyingglass", "envelope", "lock", "phone", "camera", "photo", "play.fill", "pause.fill", "backward.fill",
    "forward.fill", "speaker", "cart", "trash", "pencil", "square.and.arrow.up", "ellipsis", "house", "map",
    "creditcard",
    "calendar", "clock", "bookmark", "message", "paperplane", "arrow.right", "arrow.left", "wifi", "moon", "sun.max",
    "globe", "doc", "folder", "info.circle", "exclamationmark.triangle", "questionmark.circle",
  ]

  @Test func `every promised symbol is there, and names are sorted`() {
    #expect(Set(Self.promised).isSubset(of: Set(Symbols.names)))
    #expect(Symbols.names == Symbols.names.sorted())
  }

  @Test(arguments: Symbols.names)
  func `a symbol fills its square and does not leave it`(name: String) throws {
    let path = try #require(Symbols.path(named: name))
    let bounds = path.controlPointBounds
    #expect(CGRect(x: 0, y: 0, width: 1, height: 1).contains(bounds), "\(bounds)")
    #expect(max(bounds.width, bounds.height) > 0.65)
  }

  /// The symbols that public documents use most, the most used first.
  private static let mostUsed = [
    "xmark.circle", "circle.fill", "plus", "chevron.right", "square.and.arrow.up", "plus.circle", "info.circle",
    "xmark.circle.fill", "minus.circle", "gear", "multiply.circle", "info", "play.fill", "play", "photo",
    "list.bullet.rectangle", "icloud.and.arrow.down", "ellipsis", "chevron.down", "xmark.bin", "tag", "stop.fill",
    "photo.on.rectangle.angled", "minus", "magnifyingglass", "info.circle.fill", "house", "gearshape",
    "gearshape.fill", "line.3.horizontal.decrease", "star.fill", "trash", "person.circle", "safari", "textformat",
  ]

  @Test(arguments: mostUsed) func `none of the symbols that documents use most is a box`(name: String) {
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(Symbols.exists(name))
    #expect(Symbols.path(named: name, in: rect) != Symbols.unknown)
  }

  @Test(
    arguments: [
      "bolt.circle", "mic.slash", "bell.slash.fill", "folder.badge.plus", "person.crop.circle.badge.plus",
      "chevron.right.square", "person.fill.badge.minus", "envelope.badge.fill",
    ])
  func `an ending makes a symbol of a simpler one`(name: String) throws {
    guard name != "envelope.badge.fill" else { return #expect(!Symbols.exists(name), "'fill' is no mark") }
    let path = try #require(Symbols.path(named: name))
    #expect(CGRect(x: 0, y: 0, width: 1, height: 1).contains(path.controlPointBounds))
    #expect(path != Symbols.path(named: String(name.prefix { $0 != "." })))
  }

  @Test func `coordinates lie on a grid that no rounding can move`() throws {
    let path = try #require(Symbols.path(named: "star"))
    for case .line(let point) in path.elements {
      #expect((point.x * 4096).rounded() == point.x * 4096)
      #expect((point.y * 4096).rounded() == point.y * 4096)
    }
  }

  @Test func `an unknown name shows a box`() {
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(Symbols.path(named: "no.such.symbol") == nil)
    #expect(Symbols.path(named: "no.such.symbol", in: rect) == Symbols.unknown)
  }

  @Test func `a symbol is centred in a rectangle, and mirrored within it`() {
    let rect = CGRect(x: 100, y: 50, width: 40, height: 20)
    let square = CGRect(x: 110, y: 50, width: 20, height: 20)
    let plain = Symbols.path(named: "chevron.forward", in: rect).controlPointBounds
    let flipped = Symbols.path(named: "chevron.forward", in: rect, flips: true).controlPointBounds
    #expect(square.contains(plain))
    #expect(abs((plain.minX - square.minX) - (square.maxX - flipped.maxX)) < 1e-9)
    #expect(plain.midX != flipped.midX)
  }

  @Test func `forward and backward follow the reading direction, right and left do not`() {
    func flips(_ name: String) -> Bool? { UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection }
    #expect(flips("chevron.forward") == true)
    #expect(flips("arrow.backward") == true)
    #expect(flips("chevron.right") == false)
    // Playing music runs one way everywhere.
    #expect(flips("forward.fill") == false)
  }
}
