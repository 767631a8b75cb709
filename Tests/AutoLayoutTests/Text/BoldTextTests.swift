import Foundation
import Testing

@testable import AutoLayout

struct BoldTextTests {
  @Test("Bold Text is two weights heavier, and no more than black")
  func weights() {
    let pairs: [(Font.Weight, Font.Weight)] = [
      (.ultraLight, .light), (.thin, .regular), (.light, .medium), (.regular, .semibold), (.medium, .bold),
      (.semibold, .heavy), (.bold, .black), (.heavy, .black), (.black, .black),
    ]
    for (plain, bold) in pairs {
      #expect(Font.systemFont(ofSize: 17, weight: plain).emboldened.weight == bold)
      #expect(Font.monospacedSystemFont(ofSize: 17, weight: plain).emboldened.weight == bold)
    }
    #expect(Font.preferredFont(forTextStyle: .body).emboldened.textStyle == .body)
  }

  @Test("families of an app do not change")
  func families() {
    let font = Font(family: .named("Charter"), pointSize: 17)
    #expect(font.emboldened == font)
  }

  /// Remembers what it was asked for.
  private final class Asked: TextMeasuring, @unchecked Sendable {
    var fonts: [Font] = []
    func typeset(_ request: TextRequest) -> TypesetText {
      fonts.append(request.font)
      return .empty
    }
  }

  @Test("views measure and draw as the setting has it", arguments: [LegibilityWeight.regular, .bold])
  @MainActor func views(legibility: LegibilityWeight) {
    let asked = Asked()
    let environment = LayoutEnvironment(traits: TraitCollection(legibilityWeight: legibility), text: asked)
    LayoutEnvironment.$current.withValue(environment) {
      let label = Label()
      label.text = "Title"
      _ = label.intrinsicContentSize
    }
    #expect(asked.fonts.map(\.weight) == [legibility == .bold ? .semibold : .regular])
  }
}
