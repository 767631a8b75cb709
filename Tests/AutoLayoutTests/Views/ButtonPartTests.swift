@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation
import Testing

/// The label and the image view of a button as subviews. Every character of the test font is half an em wide, and titles
/// of system buttons have 15 points.
@MainActor
struct ButtonPartTests {
  private func button(_ title: String = "Save", _ type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  @Test(arguments: [nil, 80, 120] as [CGFloat?])
  func `an icon beside the title makes the button wider`(width: CGFloat?) throws {
    let stage = Stage()
    let icon = UIView()
    let (button, title) = try stage.make {
      let button = stage.place(self.button(), width: width, height: 40)
      button.addSubview(icon)
      return (button, try #require(button.titleLabel))
    }
    icon.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 24), icon.heightAnchor.constraint(equalToConstant: 24),
      icon.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      icon.leadingAnchor.constraint(greaterThanOrEqualTo: button.leadingAnchor, constant: 4),
      icon.trailingAnchor.constraint(equalTo: title.leadingAnchor, constant: -4),
    ])
    // What is set later moves the title as well: half of it, as UIKit's insets do.
    button.titleEdgeInsets.left = 28
    stage.root.layoutIfNeeded()
    // The title is 30 points wide, and its middle lies 14 points right of the button's: 2·(4 + 24 + 4 + 15 - 14).
    #expect(button.frame.width == (width ?? 66))
    #expect(title.frame.midX == button.bounds.midX + 14)
    #expect(icon.frame.maxX == title.frame.minX - 4 && icon.frame.midY == 20)
    #expect(title.superview === button && button.titleLabel === title)
  }

  @Test func `a part that is a subview draws itself, once`() throws {
    let stage = Stage()
    let button = stage.make { stage.place(self.button()) }
    stage.root.layoutIfNeeded()
    #expect(button.contentItems().count == 1)
    let label = try #require(button.titleLabel)
    label.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 10).isActive = true
    stage.root.layoutIfNeeded()
    #expect(button.contentItems().isEmpty && label.contentItems().count == 1)
    #expect(label.text == "Save" && label.textColor == button.tintColor)
    // A longer title makes the button wider again, with what its label is pinned to.
    button.setTitle("Save all", for: .normal)
    stage.root.layoutIfNeeded()
    #expect(label.frame.minX == 10 && label.frame.width == 60)
  }

  @Test(arguments: [UIControl.ContentHorizontalAlignment.left, .center, .right])
  func `parts have the frames in which the button draws them`(alignment: UIControl.ContentHorizontalAlignment) throws {
    let stage = Stage()
    let button = stage.make { stage.place(self.button(), width: 100, height: 40) }
    button.contentHorizontalAlignment = alignment
    button.setImage(UIImage(.symbol("star"), size: CGSize(width: 20, height: 20)), for: .normal)
    stage.root.layoutIfNeeded()
    let start: CGFloat = [.left: 0, .center: 25, .right: 50][alignment]!
    #expect(button.imageView?.frame == CGRect(x: start, y: 10, width: 20, height: 20))
    #expect(button.titleLabel?.frame.minX == start + 20 && button.titleLabel?.bounds.width == 30)
    #expect(button.subviews.isEmpty)
    // The same place as a subview.
    button.imageView?.heightAnchor.constraint(equalToConstant: 20).isActive = true
    stage.root.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: start, y: 10, width: 20, height: 20))
    #expect(button.subviews == [button.imageView])
  }

  private final class Turned: UIButton {
    override func layoutSubviews() {
      super.layoutSubviews()
      guard let titleLabel, let imageView else { return }
      imageView.frame.origin.x += titleLabel.frame.width
      titleLabel.frame.origin.x -= imageView.frame.width
    }
  }

  @Test func `a button's own code may move its parts at every layout`() throws {
    let stage = Stage()
    let button = stage.make { stage.place(Turned(frame: .zero), width: 100, height: 40) }
    button.setTitle("Save", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.setImage(UIImage(.symbol("star"), size: CGSize(width: 20, height: 20)), for: .normal)
    for _ in 0..<2 {
      stage.root.layoutIfNeeded()
      #expect(button.titleLabel?.frame.minX == 25 && button.imageView?.frame.minX == 55)
      button.setNeedsLayout()
    }
  }

  @Test func `a large image is made as small as the button, by its content mode`() throws {
    let stage = Stage()
    let image = UIImage(.file("photo.png"), size: CGSize(width: 100, height: 50))
    let button = stage.make { stage.place(UIButton(type: .custom), width: 40, height: 30) }
    button.setImage(image, for: .normal)
    stage.root.layoutIfNeeded()
    func drawn() -> CGRect? {
      for case .image(_, let rect, _, _, _) in button.contentItems() { return rect }
      return nil
    }
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(drawn() == button.imageView?.frame)
    button.imageView?.contentMode = .scaleAspectFit
    #expect(drawn() == CGRect(x: 0, y: 5, width: 40, height: 20))
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
  }
}
