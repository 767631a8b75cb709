import Foundation
import Testing

@testable import LPAutoLayout
@testable import LPComponents

struct BoldTextTests {
  @Test("Bold Text is two weights heavier, and no more than black")
  func weights() {
    let pairs: [(UIFont.Weight, UIFont.Weight)] = [
      (.ultraLight, .light), (.thin, .regular), (.light, .medium), (.regular, .semibold), (.medium, .bold),
      (.semibold, .heavy), (.bold, .black), (.heavy, .black), (.black, .black),
    ]
    for (plain, bold) in pairs {
      #expect(UIFont.systemFont(ofSize: 17, weight: plain).value.emboldened.weight == bold)
      #expect(UIFont.monospacedSystemFont(ofSize: 17, weight: plain).value.emboldened.weight == bold)
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).value.emboldened.textStyle == .body)
  }

  @Test("families of an app do not change")
  func families() {
    let font = UIFont(family: .named("Charter"), pointSize: 17)
    #expect(font.value.emboldened == font.value)
  }

  /// Remembers what it was asked for.
  private final class Asked: TextMeasuring, @unchecked Sendable {
    var fonts: [FontDescription] = []
    func typeset(_ request: TextRequest) -> TypesetText {
      fonts.append(request.font)
      return .empty
    }
  }

  @Test("views measure and draw as the setting has it", arguments: [UILegibilityWeight.regular, .bold])
  @MainActor func views(legibility: UILegibilityWeight) {
    let asked = Asked()
    let environment = LayoutEnvironment(traits: TraitValues(legibilityWeight: legibility), text: asked)
    LayoutEnvironment.$current.withValue(environment) {
      let label = UILabel()
      label.text = "Title"
      _ = label.intrinsicContentSize
    }
    #expect(asked.fonts.map(\.weight) == [legibility == .bold ? .semibold : .regular])
  }
}
