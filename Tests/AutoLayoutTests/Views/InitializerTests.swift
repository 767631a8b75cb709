import LPComponents
import Foundation
import Testing

/// Subclasses as apps write them: they compile only where the initialisers are designated as in UIKit.
@MainActor
struct InitializerTests {
  private final class Card: UIView {
    let title = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError("a card is made in code") }
  }

  private final class Row: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      accessoryType = .checkmark
    }

    required init?(coder: NSCoder) { fatalError("a row is made in code") }
  }

  private final class Pill: UIButton {
    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 7
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Photo: UIImageView {
    init() { super.init(image: UIImage(systemName: "star")) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Detail: UIViewController {
    let word: String

    init(word: String) {
      self.word = word
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("a controller is made in code") }
  }

  private final class Rounded: CALayer {
    required init() {
      super.init()
      cornerRadius = 9
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Glow: CAGradientLayer {
    override init(layer: Any) { super.init(layer: layer) }
    required init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Column: UIStackView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      axis = .vertical
    }

    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Wheel: UIActivityIndicatorView {
    override init(style: Style) { super.init(style: .large) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Choice: UISegmentedControl {
    override init(items: [Any]?) { super.init(items: ["All"] + (items ?? [])) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Flow: UICollectionViewFlowLayout {
    override init() {
      super.init()
      minimumLineSpacing = 3
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Save: UIBarButtonItem {
    init(word: String) {
      super.init()
      title = word
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Tile: UIView {
    override class var layerClass: AnyClass { Rounded.self }
  }

  @Test func `a subclass has the convenience initialisers of its class`() {
    #expect(Card().subviews.count == 1)
    #expect(Row().accessoryType == .checkmark)
    #expect(Row(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).frame.width == 9)
    #expect(Row(style: .subtitle, reuseIdentifier: "row").reuseIdentifier == "row")
    let pill = Pill(type: .close)
    #expect(pill.tag == 7 && pill.buttonType == .close && pill.currentImage != nil)
    #expect(Photo().frame.size == CGSize(width: 20, height: 20))
    #expect(Detail(word: "x").view.subviews.isEmpty)
    #expect(Column(arrangedSubviews: [UILabel()]).axis == .vertical && Column().axis == .vertical)
    #expect(Wheel(style: .medium).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(Choice(items: ["New"]).numberOfSegments == 2)
    #expect(Flow().minimumLineSpacing == 3 && Save(word: "Save").title == "Save")
    #expect(Glow(layer: CALayer()).colors == nil && Glow(coder: NSCoder()) != nil)
  }

  @Test func `what a class has by default it has however a view is made`() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    let label = try #require(UILabel(coder: coder))
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 251)
    #expect(try #require(UIScrollView(coder: coder)).clipsToBounds)
    let row = try #require(UITableViewCell(coder: coder))
    #expect(row.contentView.superview === row)
    #expect(try #require(UIButton(coder: coder)).titleLabel?.font.pointSize == 18)
    #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
    #expect(try #require(Screen(coder: coder)).frame.size == LayoutEnvironment.current.screenSize)
    #expect(try #require(UIViewController(coder: coder)).view != nil)
  }

  @Test func `a view's layer is of the class that it names`() {
    #expect(Tile().layer is Rounded)
    #expect(Tile().layer.cornerRadius == 9)
  }

  @Test func `items of bars are shared by reference, and flexible spaces keep their class`() {
    let item = UITabBarItem(title: "Home", image: nil, tag: 3)
    let bar = UITabBar(items: [item])
    item.title = "Start"
    #expect(bar.items[0].title == "Start" && bar.items[0].tag == 3)
    let space: UIBarButtonItem = .flexibleSpace()
    #expect(space.isFlexibleSpace)
  }
}
