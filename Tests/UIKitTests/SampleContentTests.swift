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
}
