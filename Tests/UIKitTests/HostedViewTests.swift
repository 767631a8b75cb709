import LPPlacement
import Testing
import UIKit

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

  private func pinned(_ part: UIView, in view: UIView, _ margin: CGFloat = 8) {
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
    NSLayoutConstraint.activate([
      part.topAnchor.constraint(equalTo: view.topAnchor, constant: margin),
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
      view.bottomAnchor.constraint(equalTo: part.bottomAnchor, constant: margin),
      view.trailingAnchor.constraint(equalTo: part.trailingAnchor, constant: margin),
    ])
  }

  @Test func `a cell with a rule alone was as high as the screen`() {
    let (root, frame) = hosted {
      let cell = UICollectionViewCell(frame: .zero)
      pinned(UIView(), in: cell.contentView)
      return cell
    }
    #expect(root is Screen && frame.height == 120 && frame.width > 300)
  }

  @Test func `a cell with a text that nothing holds below was as high as the screen`() {
    let (_, frame) = hosted {
      let cell = UICollectionViewCell(frame: .zero)
      let label = UILabel()
      label.text = "Title"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.bottomAnchor.constraint(lessThanOrEqualTo: cell.contentView.bottomAnchor, constant: -8),
      ])
      return cell
    }
    #expect(frame.height > 30 && frame.height < 50)
  }

  @Test func `a cell with a list beside a text was as narrow as the text`() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let (_, frame) = hosted {
      let cell = UICollectionViewCell(frame: .zero)
      pinned(list, in: cell.contentView, 30)
      return cell
    }
    #expect(frame.width > 300)
  }

  @Test func `a view that its content holds keeps the size of its content`() {
    let (root, frame) = hosted {
      let cell = UICollectionViewCell(frame: .zero)
      let label = UILabel()
      label.text = "Title"
      pinned(label, in: cell.contentView)
      return cell
    }
    #expect(!(root is Screen) && frame.height < 60)
  }

  @Test func `texts that overlap in the least width were shown over each other`() {
    func header(gap: CGFloat) -> UIView {
      let (header, title, note) = (UIView(), UILabel(), UILabel())
      (title.text, note.text) = ("A long title", "A note")
      for label in [title, note] {
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
      }
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: header.leadingAnchor),
        title.topAnchor.constraint(equalTo: header.topAnchor),
        title.bottomAnchor.constraint(equalTo: header.bottomAnchor),
        note.topAnchor.constraint(equalTo: header.topAnchor),
        note.trailingAnchor.constraint(equalTo: header.trailingAnchor),
        note.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: gap),
      ])
      return header
    }
    let crowded = hosted { header(gap: -40) }
    #expect(crowded.root is Screen && crowded.frame.width > 300 && crowded.frame.height < 40)
    #expect(!(hosted { header(gap: 4) }.root is Screen))
  }

  private class BaseScreen: UIView {}
  private final class SignIn: BaseScreen {}
  private final class ToggleFullScreen: UIButton {}

  @Test func `the view of a whole screen was as small as its content`() {
    let (root, frame) = hosted {
      let view = SignIn()
      let label = UILabel()
      label.text = "Title"
      pinned(label, in: view)
      return view
    }
    #expect(root is Screen && frame.size == root.bounds.size)
    let button = hosted {
      let button = ToggleFullScreen(type: .system)
      button.setTitle("Full screen", for: .normal)
      return button
    }
    #expect(button.root is ToggleFullScreen)
  }

  @Test func `a picture without one was as wide as the screen`() {
    final class Avatar: UIImageView {}
    #expect(hosted { Avatar() }.frame.size == CGSize(width: 120, height: 120))
    #expect(hosted { Avatar(image: UIImage(systemName: "person")) }.root is Avatar)
  }

  @Test func `a line was as high as a view that says no height`() {
    final class Line: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 1) }
    }
    let frame = hosted { Line() }.frame
    #expect(frame.height == 1 && frame.width > 200)
  }
}
