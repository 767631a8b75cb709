import AutoLayout
import Foundation
import Scene
import Testing

struct SceneDigestTests {
  private func digest(_ items: [SceneItem], _ images: [String: String] = [:]) -> String {
    Scene(size: CGSize(width: 10, height: 10), items: items).digest { images[$0] }
  }

  private let box = SceneItem.fill(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)), .black)

  @Test func `a known picture has a known digest`() {
    // Pinned, so that a machine, a compiler or a change that gives another one is noticed.
    #expect(digest([box]) == "b3faddb648a47b97eda07b90b6eeada50699650a8e0a83ed39da08069acfdb75")
  }

  @Test func `names and mere groups paint nothing and do not count`() {
    let group = SceneItem.Group(kind: .view, id: "view:a", title: "a", details: "A.swift:3", items: [box])
    #expect(digest([.group(group)]) == digest([box]))
  }

  @Test func `whatever is painted counts`() {
    let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
    func group(_ change: (inout SceneItem.Group) -> Void) -> SceneItem {
      var group = SceneItem.Group(kind: .plain, id: "", items: [box])
      change(&group)
      return .group(group)
    }
    func run(_ change: (inout GlyphRun) -> Void) -> SceneItem {
      var run = GlyphRun(font: "Inter", size: 10, glyphs: [1, 2], positions: [.zero, CGPoint(x: 5, y: 0)], text: "ab")
      change(&run)
      return .glyphs(run, at: .zero, .black)
    }
    let pictures: [[SceneItem]] = [
      [group { $0.transform = CGAffineTransform(scaleX: 2, y: 1) }], [group { $0.transform = .init(scaleX: 1, y: 2) }],
      [], [box], [box, box], [.fill(.rect(rect), .black)], [.fill(.rect(rect), .white)],
      [.stroke(.rect(rect), SceneItem.Stroke(color: .black, width: 1))],
      [.stroke(.rect(rect), SceneItem.Stroke(color: .black, width: 2))],
      [.stroke(.rect(rect), SceneItem.Stroke(color: .black, width: 1, dash: [1]))], [run { _ in }],
      [run { $0.font = "Other" }], [run { $0.size = 11 }], [run { $0.glyphs[1] = 3 }], [run { $0.positions[1].x = 6 }],
      [.image("a", in: rect, flipped: false)], [.image("a", in: rect, flipped: true)],
      [.image("b", in: rect, flipped: false)], [.image("missing", in: rect, flipped: false)],
      [group { $0.opacity = 0.5 }], [group { $0.scale = 2 }], [group { $0.offset.x = 1 }],
      [group { $0.clip = .rect(rect) }], [group { $0.opacity = 0.5 }, box],
    ]
    let digests = pictures.map { digest($0, ["a": "1", "b": "2"]) }
    #expect(Set(digests).count == pictures.count)
    #expect(digests.allSatisfy { $0.count == 64 })
  }

  @Test func `an image counts by its content, not by its path`() {
    let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
    let images = ["a.png": "same", "b.png": "same", "c.png": "other"]
    func digest(_ path: String) -> String { self.digest([.image(path, in: rect, flipped: false)], images) }
    #expect(digest("a.png") == digest("b.png"))
    #expect(digest("a.png") != digest("c.png"))
  }

  @Test func `a negative zero is a zero`() {
    let zero = SceneItem.fill(Path([.move(CGPoint(x: 0, y: 0))]), .black)
    let negative = SceneItem.fill(Path([.move(CGPoint(x: -0.0, y: 0))]), .black)
    #expect(digest([zero]) == digest([negative]))
  }

  /// Vectors of FIPS 180-4 and of lengths around the block size, the latter from coreutils' sha256sum.
  @Test(arguments: [
    (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (1, "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"),
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (57, "f13b2d724659eb3bf47f2dd6af1accc87b81f09f59f2b75e5c0bed6589dfe8c6"),
    (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
    (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
    (120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
    (1000, "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func `SHA-256 agrees with the standard at every length of the last block`(length: Int, hex: String) {
    #expect(SHA256.hex([UInt8](repeating: 0x61, count: length)) == hex)
  }

  @Test func `SHA-256 does not depend on how the bytes are cut into pieces`() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    for piece in [1, 3, 63, 64, 65, 200] {
      var hash = SHA256()
      for start in stride(from: 0, to: bytes.count, by: piece) {
        hash.update(Array(bytes[start..<min(start + piece, bytes.count)]))
      }
      #expect(hash.finish() == SHA256.hex(bytes))
    }
    #expect(SHA256.hex(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
