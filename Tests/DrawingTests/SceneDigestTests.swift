import LPLayoutModel
import Foundation
import LPScene
import Testing

@testable import LPDrawing

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
}
