import Testing

@_spi(AppSources) @testable import UIKit

/// What a view that was made without data shows.
@MainActor
struct SampleContentTests {
  private final class Card: UIView {
    let titleLabel = UILabel()
    lazy var subtitleLabel: UILabel = {
      let label = UILabel()
      label.text = "Given"
      return label
    }()
    lazy var noteLabel = UILabel()
    let photo = UIImageView()
    let followButton = UIButton(type: .system)
    let iconButton = UIButton(type: .custom)
    let search = UITextField()
    weak var hint: UILabel?

    override init(frame: CGRect) {
      super.init(frame: frame)
      let hint = UILabel()
      iconButton.setImage(UIImage(systemName: "star"), for: .normal)
      for view in [titleLabel, subtitleLabel, noteLabel, photo, followButton, iconButton, search, hint, UILabel()] {
        addSubview(view)
      }
      self.hint = hint
    }
    required init?(coder: NSCoder) { fatalError() }
  }

  @Test func `Views without content show the names of their properties, others keep theirs`() {
    let card = Card(frame: .zero)
    let names = SampleContent.fill(card)
    #expect(names == ["titleLabel", "noteLabel", "photo", "followButton", "search", "hint", "UILabel"])
    #expect(card.titleLabel.text == "titleLabel" && card.noteLabel.text == "noteLabel")
    #expect(card.subtitleLabel.text == "Given" && card.hint?.text == "hint")
    #expect(card.photo.image != nil && card.search.placeholder == "search")
    #expect(card.followButton.title(for: .normal) == "followButton")
    #expect(card.iconButton.title(for: .normal) == nil)
    #expect(SampleContent.fill(card) == [])
  }

  @Test func `A control that is the whole view shows its class`() {
    final class BigLabel: UILabel {}
    let label = BigLabel(frame: .zero)
    #expect(SampleContent.fill(label) == ["BigLabel"] && label.text == "BigLabel")
    let button = UIButton(configuration: .filled())
    _ = SampleContent.fill(button)
    #expect(button.configuration?.title == "UIButton")
  }

  @Test func `A button around an idle indicator shows its class`() {
    final class BusyButton: UIButton {
      let indicator = UIActivityIndicatorView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(indicator)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    let button = BusyButton(frame: .zero)
    #expect(SampleContent.fill(button) == ["BusyButton"] && button.title(for: .normal) == "BusyButton")
    let busy = BusyButton(frame: .zero)
    busy.indicator.startAnimating()
    #expect(SampleContent.fill(busy) == [] && busy.title(for: .normal) == nil)
  }

  @Test func `A row shows its class on its background, unless it has views of its own`() {
    final class TintedRow: UITableViewCell {}
    let row = TintedRow(style: .default, reuseIdentifier: nil)
    row.backgroundColor = .systemGray5
    row.textLabel?.textColor = .red
    #expect(SampleContent.fill(row) == ["TintedRow"] && row.textLabel?.text == "TintedRow")
    let full = TintedRow(style: .default, reuseIdentifier: nil)
    let inner = UISwitch()
    full.contentView.addSubview(inner)
    #expect(SampleContent.fill(full) == [] && full.textLabel?.text == nil)
  }

  @Test func `A view as white as the page, and one that hides itself, were blank pages`() {
    final class Sheet: UIView {}
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    sheet.backgroundColor = .white
    #expect(SampleContent.fill(sheet) == ["Sheet"] && sheet.layer.borderWidth == 1)
    let hidden = Sheet(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    hidden.isHidden = true
    #expect(SampleContent.fill(hidden, of: "App.Sheet") == ["Sheet"] && !hidden.isHidden)
  }

  @Test func `An area for touches showed the name of its class over its neighbours`() {
    final class Photo: UIView {}
    let photo = Photo(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    photo.backgroundColor = .red
    let area = UIButton(type: .system)
    photo.addSubview(area)
    #expect(SampleContent.fill(photo) == [] && area.title(for: .normal) == nil)
  }

  @Test func `A view that shows nothing gets an outline, a row its name as text, others nothing`() {
    final class Container: UIView {}
    let container = Container(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(SampleContent.fill(container) == ["Container"])
    #expect(container.layer.borderWidth == 1 && (container.subviews.first as? UILabel)?.text == "Container")
    final class Row: UITableViewCell {}
    let row = Row(style: .default, reuseIdentifier: nil)
    #expect(SampleContent.fill(row) == ["Row"] && row.textLabel?.text == "Row")
    #expect(SampleContent.fill(Container(frame: .zero), draws: true) == [])
    let colored = Container(frame: .zero)
    colored.backgroundColor = .red
    let holder = Container(frame: .zero)
    holder.addSubview(colored)
    #expect(SampleContent.fill(holder) == [] && SampleContent.fill(UISlider()) == [])
  }

  @Test func `A text of white space hid the name of its view`() {
    let label = UILabel()
    label.text = " \n"
    let button = UIButton(type: .system)
    button.setTitle("  ", for: .normal)
    #expect(SampleContent.fill(label) == ["UILabel"] && label.text == "UILabel")
    #expect(SampleContent.fill(button) == ["UIButton"])
  }

  @Test func `A view that begins transparent was a blank page`() {
    let card = Card(frame: .zero)
    card.alpha = 0
    _ = SampleContent.fill(card)
    #expect(card.alpha == 0)
    _ = SampleContent.fill(card, of: "App.Card")
    #expect(card.alpha == 1)
    card.alpha = 0.5
    _ = SampleContent.fill(card, of: "App.Card")
    #expect(card.alpha == 0.5)
  }

  /// A screen with a view that the picture shows.
  private func screen(_ view: UIView, _ frame: CGRect) -> Screen {
    LayoutEnvironment.$current.withValue(LayoutEnvironment()) {
      let screen = Screen()
      view.frame = frame
      screen.addSubview(view)
      return screen
    }
  }

  @Test func `A picture of one colour had neither an outline nor a name`() {
    final class Border: UIView {}
    for make in [
      { (_: UIView) in }, { $0.layer.addSublayer(CAShapeLayer()) }, { $0.addSubview(UIImageView()) },
      { $0.backgroundColor = UIColor(white: 0.98, alpha: 1) },
      {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 40)).cgPath
        (shape.strokeColor, shape.fillColor) = (UIColor.white.cgColor, nil)
        $0.layer.addSublayer(shape)
      },
      {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        label.text = " "
        $0.addSubview(label)
      },
    ] as [(UIView) -> Void] {
      let border = Border(frame: .zero)
      make(border)
      let screen = screen(border, CGRect(x: 20, y: 100, width: 200, height: 60))
      #expect(SampleContent.outliningIfBlank("App.Border", in: screen) === screen)
      #expect(border.layer.borderWidth == 1)
      let label = border.subviews.last as? UILabel
      #expect(label?.text == "Border" && label?.frame == border.bounds)
    }
  }

  @Test func `The name of a small view that shows nothing was cut off`() throws {
    final class IconView: UIView {}
    let icon = IconView(frame: .zero)
    _ = SampleContent.outliningIfBlank("App.IconView", in: screen(icon, CGRect(x: 100, y: 100, width: 24, height: 24)))
    let label = try #require(icon.subviews.first)
    #expect(label.frame.width >= label.intrinsicContentSize.width && label.frame.minY > 24)
  }

  @Test func `A view as large as its texts was marked as if nothing were seen of it`() {
    let card = Card(frame: .zero)
    let label = UILabel()
    label.text = "Title"
    label.translatesAutoresizingMaskIntoConstraints = false
    for subview in card.subviews { subview.removeFromSuperview() }
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor), label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      label.leftAnchor.constraint(equalTo: card.leftAnchor), label.rightAnchor.constraint(equalTo: card.rightAnchor),
    ])
    #expect(SampleContent.outliningIfBlank("App.Card", in: card) == nil)
    #expect(card.layer.borderWidth == 0 && card.bounds == .zero)
    label.isHidden = true
    let root = SampleContent.outliningIfBlank("App.Card", in: card)
    #expect(root is Screen && card.layer.borderWidth == 1)
  }

  @Test func `A picture with something to see keeps its look`() {
    final class Card: UIView {}
    for make in [
      { $0.backgroundColor = .systemBlue }, { $0.layer.borderWidth = 2 },
      {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        label.text = "Title"
        $0.addSubview(label)
      },
    ] as [(UIView) -> Void] {
      let card = Card(frame: .zero)
      make(card)
      let count = card.subviews.count
      _ = SampleContent.outliningIfBlank("App.Card", in: screen(card, CGRect(x: 20, y: 100, width: 200, height: 60)))
      #expect(card.subviews.count == count)
    }
  }

  @Test func `A view that paints itself when it is laid out, or beside itself, was marked as if it showed nothing`() {
    final class Marker: UIView {
      let circle = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(circle)
        widthAnchor.constraint(equalToConstant: 30).isActive = true
        heightAnchor.constraint(equalToConstant: 30).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
      override func layoutSubviews() {
        super.layoutSubviews()
        circle.backgroundColor = .red
      }
    }
    LayoutEnvironment.$current.withValue(LayoutEnvironment()) {
      let marker = Marker(frame: .zero)
      _ = SampleContent.filling(marker, draws: false, of: "App.Marker")
      #expect(SampleContent.outliningIfBlank("App.Marker", in: marker) == nil)
      #expect(marker.subviews.count == 1 && marker.layer.borderWidth == 0)
    }
  }

  @Test func `A view that clips what slides in from below its edge was blank`() {
    final class Toast: UIView {}
    let toast = Toast(frame: .zero)
    toast.clipsToBounds = true
    let box = UIView(frame: CGRect(x: 0, y: 60, width: 200, height: 60))
    box.backgroundColor = .systemBlue
    toast.addSubview(box)
    _ = SampleContent.outliningIfBlank("App.Toast", in: screen(toast, CGRect(x: 20, y: 100, width: 200, height: 60)))
    #expect(toast.subviews.count == 1 && !toast.clipsToBounds)
  }

  private final class Tile: UIView {
    let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let titleLabel = UILabel(frame: CGRect(x: 0, y: 104, width: 100, height: 20))
    let overlay = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 124))
    let follow = UIButton(frame: CGRect(x: 0, y: 130, width: 100, height: 44))
  }

  @Test func `the name of a button that covers what else is shown made that unreadable`() {
    let tile = Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 180))
    for view in [tile.photo, tile.titleLabel, tile.overlay, tile.follow] { tile.addSubview(view) }
    var content = SampleContent.filling(tile, draws: false, of: "App.Tile")
    #expect(content.filled == ["photo", "titleLabel", "overlay", "follow"])
    content.uncover(in: tile)
    #expect(content.filled == ["photo", "titleLabel", "follow"])
    #expect(tile.overlay.title(for: .normal) == nil && tile.follow.title(for: .normal) == "follow")
  }

  @Test func `a button before a background of one colour showed no name, and one before a picture shows none`() {
    let (plain, photo) = (UIButton(type: .custom), UIButton(type: .custom))
    for (button, side) in [(plain, 1), (photo, 40)] as [(UIButton, CGFloat)] {
      let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      }
      button.setBackgroundImage(image, for: .normal)
      SampleContent.fill(button)
    }
    #expect(plain.title(for: .normal) == "UIButton" && photo.title(for: .normal) == nil)
  }

  @Test func `a row of a style with two texts showed its class, or one text alone`() {
    final class KeyCell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    let empty = KeyCell(style: .default, reuseIdentifier: nil)
    #expect(SampleContent.fill(empty) == ["textLabel", "detailTextLabel"])
    #expect(empty.textLabel?.text == "textLabel" && empty.detailTextLabel?.text == "detailTextLabel")
    let half = KeyCell(style: .default, reuseIdentifier: nil)
    half.textLabel?.text = ""
    half.detailTextLabel?.text = "Given"
    #expect(SampleContent.fill(half) == ["textLabel"])
    #expect(half.textLabel?.text == "textLabel" && half.detailTextLabel?.text == "Given")
  }

  @Test func `a box with its name covered the text of a label whose class is missing`() {
    final class MissingLabel: UILabel {}
    let types = StandInViews.types
    defer { StandInViews.types = types }
    StandInViews.types = [MissingLabel.self]
    let label = MissingLabel()
    label.text = "Check-in"
    #expect(SampleContent.fill(label) == [] && label.subviews.isEmpty)
    #expect(SampleContent.fill(MissingLabel()) == ["MissingLabel"])
  }

  @Test func `what hides all of itself until there is data was a name alone`() {
    final class Header: UIView {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let box = UIView(frame: bounds)
        label.text = "Offline"
        label.frame = bounds
        (box.isHidden, label.alpha) = (true, 0)
        box.addSubview(label)
        addSubview(box)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    let header = Header(frame: .zero)
    #expect(SampleContent.fill(header, of: "Header") == [])
    #expect(header.label.alpha == 1 && header.label.superview?.isHidden == false)
    final class Spot: UIView {}
    let (spot, mark) = (Spot(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), UIImageView())
    mark.isHidden = true
    spot.addSubview(mark)
    SampleContent.fill(spot, of: "Spot")
    #expect(mark.isHidden, "a mark of a selection may be white on white")
  }
}
