import Testing
import UIKit

@testable import AutoLayout

/// Views of code for UIKit have the names of the properties that hold them.
@MainActor
struct PropertyNameTests {
  private class Card: UIView {
    let nameLabel = UILabel()
    private lazy var followButton = UIButton(type: .system)
    private(set) var badge: UIView? = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [nameLabel, UILabel(), followButton, badge!] { addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class WideCard: Card {
    let detailLabel = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(detailLabel)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Profile: UIViewController {
    let card = WideCard(frame: .zero)
    private let titleLabel = UILabel()
    weak var window: UIView?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(card)
      view.addSubview(titleLabel)
      window = view.superview
    }
  }

  @Test func `views were called label and label#2`() {
    let profile = Profile()
    let result = LayoutResult.capture(profile.view)
    #expect(
      result.views.dropFirst().map(\.name) == [
        "card", "nameLabel", "label", "followButton", "badge", "detailLabel", "titleLabel",
      ])
  }

  @Test func `an identifier goes before the property`() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.nameLabel.accessibilityIdentifier = "name"
    #expect(LayoutResult.capture(card).views[1].name == "name")
  }
}
