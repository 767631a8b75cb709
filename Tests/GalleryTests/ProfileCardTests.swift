import LPAutoLayout
import Foundation
import LayoutPreview
import Testing

/// The catalog that the documentation opens with, word for word but for `@main`.
enum AsDocumented {
  // swift-format-ignore
  struct Gallery: PreviewCatalog {
    var previews: [Preview] {
      Preview("Profile card") { traits in
        let avatar = ImageView(.symbol("person"), size: CGSize(width: 48, height: 48))
        let name = Label("profile.name", style: .headline)
        let follow = Button("profile.follow")

        return Screen {
          avatar
          name
          follow
        } constraints: { screen in
          avatar.leading == screen.margins.leading
          avatar.top == screen.safeArea.top + 16
          name.leading == avatar.trailing + 8
          name.centerY == avatar.centerY
          follow.leading >= name.trailing + 8
          follow.trailing == screen.margins.trailing
          follow.firstBaseline == name.firstBaseline
          name.width <= 280 ~ .high
          if traits.horizontalSizeClass == .regular {
            follow.width == 160...240
          }
        }
      }
    }
  }
}

@MainActor
struct ProfileCardTests {
  private func layOut(_ size: UIUserInterfaceSizeClass, _ direction: UIUserInterfaceLayoutDirection) throws
    -> LayoutResult
  {
    let preview = try #require(AsDocumented.Gallery().previews.first)
    let environment = LayoutEnvironment(
      traits: TraitValues(horizontalSizeClass: size, layoutDirection: direction),
      screenSize: CGSize(width: size == .compact ? 393 : 820, height: 852),
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    return LayoutResult.capture(preview.makeRoot(in: environment))
  }

  private func rect(_ name: String, _ result: LayoutResult) throws -> CGRect {
    try #require(result.views.first { $0.name == name }).alignmentRect
  }

  @Test func `the documented card is laid out as its equations say`() throws {
    let result = try layOut(.compact, .leftToRight)
    #expect(result.diagnostics.isEmpty)
    let (avatar, name, follow) = (
      try rect("avatar", result), try rect("name", result), try rect("follow", result)
    )
    #expect(avatar == CGRect(x: 16, y: 75, width: 48, height: 48))
    #expect(name.minX == 72)
    #expect(abs(name.midY - avatar.midY) <= 0.5)
    #expect(follow.maxX == 377)
    let baselines = result.views.compactMap(\.content.firstBaseline)
    #expect(baselines.count == 2)
    // Frames are rounded to pixels one by one, so text on one line may differ by half a pixel.
    #expect(abs(baselines[0] - baselines[1]) <= 0.25)
  }

  @Test func `the regular width gives the button its range`() throws {
    let result = try layOut(.regular, .leftToRight)
    #expect(try rect("follow", result).width == 160)
    #expect(try rect("follow", result).maxX == 800)
  }

  @Test func `right to left is the mirror image`() throws {
    for size in [UIUserInterfaceSizeClass.compact, .regular] {
      let (left, right) = (try layOut(size, .leftToRight), try layOut(size, .rightToLeft))
      for (view, mirrored) in zip(left.views, right.views) {
        #expect(view.alignmentRect.minX == left.size.width - mirrored.alignmentRect.maxX, "\(view.name)")
        #expect(view.alignmentRect.minY == mirrored.alignmentRect.minY)
      }
    }
  }

  @Test func `each constraint is printed as it was written, with its line`() throws {
    let result = try layOut(.regular, .leftToRight)
    let written = result.constraints.filter { $0.origin == .user }
    #expect(
      written.map(\.equation) == [
        "avatar.leading == screen.margins.leading", "avatar.top == screen.safeArea.top + 16",
        "name.leading == avatar.trailing + 8", "name.centerY == avatar.centerY",
        "follow.leading >= name.trailing + 8", "follow.trailing == screen.margins.trailing",
        "follow.firstBaseline == name.firstBaseline", "name.width <= 280", "follow.width >= 160",
        "follow.width <= 240",
      ])
    #expect(written.map(\.priority) == Array(repeating: 1000, count: 7) + [750, 1000, 1000])
    let lines = written.compactMap(\.callSite?.line)
    #expect(lines.first.map { first in lines.map { $0 - first } } == [0, 1, 2, 3, 4, 5, 6, 7, 9, 9])
  }
}
