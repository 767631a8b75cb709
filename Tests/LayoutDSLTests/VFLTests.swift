import LPVisualFormats
import LPAutoLayout
import Foundation
import Testing

@testable import LPLayoutDSL

@MainActor
struct VFLTests {
  let avatar = UIView()
  let name = UILabel(verbatim: "Ada")
  let follow = UILabel(verbatim: "Follow")
  let column = UILayoutGuide()

  private func findings(_ screen: Screen) -> [Diagnostic] {
    LayoutResult.capture(screen).diagnostics.filter { $0.severity == .error }
  }

  @Test func `a format names the children that the first block mentions`() {
    let screen = Screen {
      avatar
      name
      follow
    } constraints: { _ in
      VFL("H:|-[avatar(48)]-8-[name]-(>=8)-[follow]-|", options: .alignAllCenterY)
    }
    let rows = LayoutResult.capture(screen).constraints.filter { $0.origin == .user }
    #expect(
      rows.map(\.equation) == [
        "avatar.leading == screen.leadingMargin", "avatar.width == 48", "name.leading == avatar.trailing + 8",
        "follow.leading >= name.trailing + 8", "screen.trailingMargin == follow.trailing",
        "avatar.centerY == name.centerY", "name.centerY == follow.centerY",
      ])
    #expect(rows.allSatisfy { $0.callSite?.line == #line - 9 })
    #expect(findings(screen).isEmpty)
  }

  @Test func `names given by hand and guides count too, and names of the format's own go first`() {
    let screen = Screen {
      column
      avatar.named("picture")
    } constraints: { _ in
      VFL("V:|-top-[picture(tall)]-[column]-|", metrics: ["top": 20, "tall": 60])
      VFL("H:|-[column]-|", views: ["column": avatar])
    }
    #expect(findings(screen).isEmpty)
    let equations = LayoutResult.capture(screen).constraints.map(\.equation)
    #expect(equations.contains("picture.height == 60"))
    #expect(equations.contains { $0.contains("picture.leading") })
    #expect(!equations.contains { $0.contains("column.leading") })
  }

  @Test func `a name that stands for nothing is reported with its line, and the rest is laid out`() {
    let screen = Screen {
      avatar
    } constraints: { screen in
      VFL("H:|-[portrait]-|")
      avatar.top == screen.top
    }
    #expect(findings(screen).count == 1)
    #expect(findings(screen).first?.callSite?.line == #line - 4)
    #expect(findings(screen).first?.message.contains("portrait") == true)
    #expect(screen.constraints.count == 1)
  }
}
