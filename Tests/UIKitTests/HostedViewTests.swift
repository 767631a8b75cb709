@testable import UIKit
import Testing

/// The sizes at which an app's views are shown.
@MainActor @Suite struct HostedViewTests {
  private func hosted(_ make: () -> UIView) -> (root: UIView, frame: CGRect) {
    LayoutEnvironment.$current.withValue(LayoutEnvironment()) {
      let view = make()
      let root = HostedView.root(around: view)
      root.layoutIfNeeded()
      return (root, view.frame)
    }
  }

  @Test func `a view that lays itself out in the size it is given had none, and gets that of a screen's width`() {
    let (root, frame) = hosted {
      let view = UIView()
      let part = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      part.autoresizingMask = [.flexibleWidth]
      view.addSubview(part)
      return view
    }
    #expect(root is Screen)
    #expect(frame.height == 120 && frame.width > 200)
  }

  @Test func `a view with a size of its own is shown as it is`() {
    let label = UILabel()
    label.text = "Title"
    #expect(hosted { label }.root === label)
  }

  @Test func `white texts without a background were invisible, and get a page that is not white`() {
    let (root, _) = hosted {
      let label = UILabel()
      (label.text, label.textColor) = ("Title", .white)
      return label
    }
    #expect(root is Screen && root.backgroundColor == .systemGray)
    let key = hosted {
      let button = UIButton(type: .custom)
      button.setTitle("7", for: .normal)
      return button
    }
    #expect(key.root is Screen && key.root.backgroundColor == .systemGray)
  }
}
