import LPComponents
import Foundation
import LPLayoutDSL
import Testing

@testable import LPChecks

/// Rules about what is seen, each with a layout that breaks it and one that nearly does.
@MainActor
struct SeenRuleTests {
  let fixture = LintFixture()
  /// Kept here, since a list does not keep its source.
  private let source = LabelSource()

  // MARK: clipped-text

  private func label(_ text: String, width: CGFloat? = nil, height: CGFloat? = nil, lines: Int = 1) -> LayoutResult {
    fixture.layOut {
      let title = UILabel(verbatim: text).lineLimit(lines).named("title")
      return Screen {
        title
      } constraints: { screen in
        title.leading == screen.leading
        title.top == screen.top
        if let width { title.width == width }
        if let height { title.height == height }
      }
    }
  }

  @Test func `text that ends in an ellipsis is cut off`() throws {
    let found = LintFixture.findings(.clippedText, label("A title that is long", width: 60))
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.message == "`title` is cut off: “A titl…”")
    #expect(finding.views == ["screen/title"])
    #expect(finding.notes.contains { $0.message.contains("title.width == 60") })
  }

  @Test func `the dots of a secure field were called cut off`() {
    func field(isSecure: Bool) -> LayoutResult {
      fixture.layOut {
        let field = UITextField().named("field")
        if isSecure { field.text = "a password that is long" } else { field.placeholder = "a hint that is long" }
        field.isSecureTextEntry = isSecure
        return Screen {
          field
        } constraints: { screen in
          field.leading == screen.leading
          field.top == screen.top
          field.width == 60
        }
      }
    }
    #expect(LintFixture.findings(.clippedText, field(isSecure: true)).isEmpty)
    #expect(LintFixture.findings(.clippedText, field(isSecure: false)).count == 1)
  }

  @Test func `a label that is too low for its line says by how much`() throws {
    let finding = try #require(LintFixture.findings(.clippedText, label("Title", height: 8)).first)
    #expect(finding.message.hasPrefix("`title` is 8 pt high, too low for its text by "))
  }

  @Test func `a label of many lines that lacks height was to wrap`() {
    let found = LintFixture.findings(
      .clippedText, label("A title that is long and wraps", width: 80, height: 24, lines: 0))
    #expect(found.first?.fix?.hasPrefix("remove its fixed height") == true)
    #expect(found.first?.message.contains("is cut off") == true)
  }

  @Test func `digits were measured with a descender`() {
    #expect(LintFixture.findings(.clippedText, label("12", height: 16)).isEmpty)
    #expect(!LintFixture.findings(.clippedText, label("gy", height: 14)).isEmpty)
    #expect(!LintFixture.findings(.clippedText, label("12", height: 9)).isEmpty)
  }

  @Test func `a label without any width shows nothing`() throws {
    let result = fixture.layOut {
      let title = UILabel(verbatim: "Title").named("title")
      let rival = UIView().named("rival")
      return Screen {
        title
        rival
      } constraints: { screen in
        title.leading == screen.leading
        title.trailing == rival.leading
        rival.trailing == screen.trailing
        rival.width == screen.width
        title.top == screen.top
        rival.top == screen.top
        rival.height == 10
      }
    }
    #expect(LintFixture.findings(.clippedText, result).map(\.message).first?.contains("squeezed to 0 × ") == true)
  }

  @Test func `text that fits, that wraps, that is folded away or hidden is not cut`() {
    #expect(LintFixture.findings(.clippedText, label("Title")).isEmpty)
    #expect(LintFixture.findings(.clippedText, label("A title that is long", width: 60, lines: 0)).isEmpty)
    #expect(LintFixture.findings(.clippedText, label("Title", height: 0)).isEmpty)
    let hidden = fixture.layOut {
      let title = UILabel(verbatim: "A title that is long").named("title")
      title.isHidden = true
      return Screen {
        title
      } constraints: { screen in
        title.leading == screen.leading
        title.top == screen.top
        title.width == 20
      }
    }
    #expect(LintFixture.findings(.clippedText, hidden).isEmpty)
  }

  // MARK: off-screen

  private func button(at x: CGFloat, in fixture: LintFixture) -> LayoutResult {
    fixture.layOut {
      let button = UIButton("Save").named("save")
      return Screen {
        button
      } constraints: { screen in
        button.leading == screen.leading + x
        button.top == screen.top + 20
        button.width == 60
      }
    }
  }

  @Test func `a button over the edge of the screen sticks out`() throws {
    let finding = try #require(LintFixture.findings(.offScreen, button(at: 300, in: fixture)).first)
    #expect(finding.message == "`save` extends beyond the screen by 40 pt on the right")
    #expect(LintFixture.findings(.offScreen, button(at: 260, in: fixture)).isEmpty)
  }

  @Test func `a button beyond the screen is a problem where the default variant shows it`() throws {
    let narrow = button(at: 400, in: fixture)
    let shown = button(at: 400, in: fixture.wide(800))
    let finding = try #require(LintFixture.findings(.offScreen, narrow, .init(base: shown)).first)
    #expect(finding.message == "`save` lies outside the screen")
    // Parked beside the screen in every variant: to be moved in by an animation.
    #expect(LintFixture.findings(.offScreen, narrow, .init(base: narrow)).isEmpty)
    #expect(LintFixture.findings(.offScreen, narrow).isEmpty)
  }

  @Test func `what scrolls can be reached`() {
    let result = fixture.layOut {
      let scroll = UIScrollView().named("scroll")
      let text = UILabel(verbatim: "End").named("text")
      text.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(text)
      return Screen {
        scroll
      } constraints: { screen in
        scroll.edges == screen.edges
        text.top == scroll.contentLayoutGuide.top + 2000
        text.bottom == scroll.contentLayoutGuide.bottom
        text.horizontalEdges == scroll.contentLayoutGuide.horizontalEdges
      }
    }
    #expect(result.views.last?.frame.minY == 2000)
    #expect(LintFixture.findings(.offScreen, result).isEmpty)
  }

  /// Five items of a list, 300 points wide each, in a section that scrolls sideways or in a row of the list.
  private func items(scrollsAcross: Bool) -> LayoutResult {
    fixture.layOut {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .absolute(300), heightDimension: .absolute(80)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      if scrollsAcross { section.orthogonalScrollingBehavior = .continuous }
      let layout = UICollectionViewCompositionalLayout(section: section)
      let list = UICollectionView(frame: .zero, collectionViewLayout: layout).named("list")
      list.dataSource = source
      return Screen {
        list
      } constraints: { screen in
        list.edges == screen.edges
      }
    }
  }

  @Test func `items of a section that scrolls sideways were said to extend beyond the content`() {
    let result = items(scrollsAcross: true)
    let cells = result.views.filter { $0.parent == 1 }
    #expect(cells.map(\.frame.minX) == [0, 300])
    #expect(cells.allSatisfy { $0.scrolledSection == CGRect(x: 0, y: 0, width: 1500, height: 80) })
    #expect(LintFixture.findings(.offScreen, result).isEmpty)
    let inRow = items(scrollsAcross: false).views
    #expect(inRow.count > 2 && inRow.allSatisfy { $0.scrolledSection == nil })
  }

  // MARK: empty-screen

  @Test func `a screen without views, and one whose views are all hidden or flat, is empty`() throws {
    let empty = fixture.layOut { Screen {} }
    #expect(try #require(LintFixture.findings(.emptyScreen, empty).first).message == "`screen` has no views")
    let folded = fixture.layOut {
      let title = UILabel(verbatim: "Title").named("title")
      title.isHidden = true
      let line = UIView().named("line")
      return Screen {
        title
        line
      } constraints: { screen in
        title.center == screen.center
        line.edges == title.edges
        line.height == 0
      }
    }
    let finding = try #require(LintFixture.findings(.emptyScreen, folded).first)
    #expect(finding.message == "none of the 2 views in `screen` is visible")
    #expect(finding.notes.map(\.message) == ["1 hidden, 1 without an area"])
  }

  @Test func `a screen with a label or a plain view is not empty`() {
    #expect(LintFixture.findings(.emptyScreen, label("Title")).isEmpty)
    #expect(LintFixture.findings(.emptyScreen, fixture.box()).isEmpty)
    let alone = fixture.layOut {
      let title = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      title.text = "Title"
      return title
    }
    #expect(LintFixture.findings(.emptyScreen, alone).isEmpty)
  }

  @Test func `what lies in a clipping view is one finding about that view`() throws {
    let result = fixture.layOut {
      let box = UIView().named("box")
      box.clipsToBounds = true
      let (one, two) = (UILabel(verbatim: "One").named("one"), UILabel(verbatim: "Two").named("two"))
      for label in [one, two] {
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
      }
      return Screen {
        box
      } constraints: { screen in
        box.top == screen.top
        box.leading == screen.leading
        box.size == CGSize(width: 100, height: 30)
        one.leading == box.leading + 90
        two.leading == box.leading + 95
        one.top == box.top
        two.top == box.top
      }
    }
    let found = LintFixture.findings(.offScreen, result)
    #expect(found.map(\.views) == [["screen/box"]])
    #expect(found.first?.message.contains("extends beyond `box` (which clips it) by ") == true)
    #expect(found.first?.notes.map(\.message) == ["so does `one`"])
  }

  // MARK: small-target

  private func target(_ make: () -> UIButton, _ side: CGFloat? = nil) -> LayoutResult {
    fixture.layOut {
      let button = make().named("close")
      return Screen {
        button
      } constraints: { screen in
        button.leading == screen.leading
        button.top == screen.top
        if let side { button.size == CGSize(width: side, height: side) }
      }
    }
  }

  @Test func `a button smaller than 44 points is a small target`() throws {
    let finding = try #require(LintFixture.findings(.smallTarget, target({ UIButton("×") }, 30)).first)
    #expect(finding.message == "`close` is 30 × 30 pt; a tap target should be at least 44 × 44 pt")
    #expect(LintFixture.findings(.smallTarget, target({ UIButton("×") }, 44)).isEmpty)
  }

  @Test func `a title's own height, a switch and a button that does nothing are no small targets`() {
    #expect(LintFixture.findings(.smallTarget, target({ UIButton("A title") })).isEmpty)
    let inert = target(
      {
        let button = UIButton("×")
        button.isUserInteractionEnabled = false
        return button
      }, 20)
    #expect(LintFixture.findings(.smallTarget, inert).isEmpty)
    let result = fixture.layOut {
      let toggle = UISwitch().named("toggle")
      return Screen {
        toggle
      } constraints: { screen in
        toggle.leading == screen.leading
        toggle.top == screen.top
      }
    }
    #expect(LintFixture.findings(.smallTarget, result).isEmpty)
  }

  // MARK: unreachable-target

  /// A button of 100 × 50 points at the top of a row that may clip it.
  private func row(height: CGFloat, clips: Bool = false, isScrolling: Bool = false) -> LayoutResult {
    fixture.layOut {
      let button = UIButton("Buy").named("buy")
      let row = (isScrolling ? UIScrollView() : UIView()).named("row")
      row.clipsToBounds = clips
      row.addSubview(button)
      button.translatesAutoresizingMaskIntoConstraints = false
      return Screen {
        row
      } constraints: { screen in
        row.leading == screen.leading
        row.trailing == screen.trailing
        row.top == screen.top + 20
        row.height == height
        button.leading == row.leading
        button.top == row.top
        button.size == CGSize(width: 100, height: 50)
        if isScrolling {
          button.trailing == row.trailing
          button.bottom == row.bottom
        }
      }
    }
  }

  @Test func `a button that reaches beyond its row takes no taps there, although it is drawn`() throws {
    let finding = try #require(LintFixture.findings(.unreachableTarget, row(height: 12)).first)
    #expect(
      finding.message == "`buy` reaches beyond `row`, which is 320 × 12 pt, so taps reach only 100 × 12 pt of it")
    #expect(finding.notes.contains { $0.message.contains("row.height == 12") })
    #expect(finding.views == ["screen/row/buy", "screen/row"])
    let flat = try #require(LintFixture.findings(.unreachableTarget, row(height: 0)).first)
    #expect(flat.message.hasSuffix("which is 320 × 0 pt, so no tap reaches it"))
  }

  @Test func `a button with half of its height, one that is clipped and one that scrolls into sight are reached`() {
    #expect(LintFixture.findings(.unreachableTarget, row(height: 25)).isEmpty)
    #expect(LintFixture.findings(.unreachableTarget, row(height: 12, clips: true)).isEmpty)
    #expect(LintFixture.findings(.unreachableTarget, row(height: 12, isScrolling: true)).isEmpty)
  }

  // MARK: reading-order

  // MARK: What a developer called false

  private func button(_ button: UIButton, height: CGFloat) -> LayoutResult {
    fixture.layOut {
      Screen {
        button
      } constraints: { screen in
        button.leading == screen.leading + 20
        button.top == screen.top + 20
        button.height == height
      }
    }
  }

  @Test func `the contrast of a button's title was measured beside a button that is too low for it`() {
    func start() -> UIButton { UIButton(.verbatim("Start"), style: .filled()).named("start") }
    let flat = LintFixture.findings(.contrast, button(start(), height: 6))
    #expect(flat.isEmpty, "\(flat)")
    #expect(LintFixture.findings(.contrast, button(start(), height: 44)).map(\.severity) == [.note])
  }

  @Test func `a disabled button that shows nothing was called a small target`() {
    func day(_ title: String, isEnabled: Bool) -> UIButton {
      let day = UIButton(type: .system).named("day")
      day.setTitle(title, for: .normal)
      day.isEnabled = isEnabled
      return day
    }
    #expect(LintFixture.findings(.smallTarget, button(day("", isEnabled: false), height: 30)).isEmpty)
    #expect(LintFixture.findings(.smallTarget, button(day("", isEnabled: true), height: 30)).count == 1)
    #expect(LintFixture.findings(.smallTarget, button(day("7", isEnabled: false), height: 9)).count == 1)
  }

  @Test func `a field was to wrap, and what scrolls was to be put in a scroll view, as advice`() throws {
    let result = fixture.layOut {
      let field = UITextField(placeholder: "An email address or a phone number").named("field")
      let title = UILabel(verbatim: "Ingredients for a very large number of guests at once").named("title")
      let scroll = UIScrollView { title }.named("scroll")
      return Screen {
        field
        scroll
      } constraints: { screen in
        field.leading == screen.leading
        field.top == screen.top
        field.width == 80
        scroll.edges == screen.edges.inset(top: 60)
        scroll.content.width == scroll.viewport.width
        title.leading == scroll.content.leading
        title.top == scroll.content.top
        title.bottom == scroll.content.bottom
      }
    }
    let cut = try #require(LintFixture.findings(.clippedText, result).first)
    #expect(cut.fix?.contains("a field has one line") == true, "\(cut)")
    let outside = try #require(LintFixture.findings(.offScreen, result).first)
    #expect(outside.fix?.contains("`title.trailing <= scroll.content.trailing`") == true, "\(outside)")
  }

  /// Finds what is wrong with two columns of two texts: how large the second text of each is, and how far the second
  /// column is below the first.
  private func columns(_ style: UIFont.TextStyle, offset: CGFloat = 0, isGrouped: Bool = false) -> [String] {
    let result = fixture.layOut {
      let columns = [("120", "followers"), ("80", "photos")].map { count, caption in
        let texts = [UILabel(verbatim: count), UILabel(verbatim: caption)]
        texts[1].font = .preferredFont(forTextStyle: style)
        let column = UIStackView(arrangedSubviews: texts).named(caption)
        column.axis = .vertical
        column.shouldGroupAccessibilityChildren = isGrouped
        return column
      }
      return Screen {
        columns
      } constraints: { screen in
        columns[0].leading == screen.leading
        columns[0].top == screen.top
        columns[1].leading == columns[0].trailing + 24
        columns[1].top == columns[0].top + offset
      }
    }
    return LintFixture.findings(.readingOrder, result).map(\.message)
  }

  @Test func `a screen reader reads across columns whose texts belong together, unless they are grouped`() {
    let message = "a screen reader reads across the columns `followers` and `photos`, line by line"
    #expect(columns(.footnote) == [message])
    #expect(columns(.footnote, isGrouped: true).isEmpty)
  }

  @Test func `columns of one kind of text are a table if their rows agree`() {
    #expect(columns(.body).isEmpty)
    #expect(columns(.body, offset: 10).count == 1)
  }

  @Test func `a column that begins below the other's last text is read after it`() {
    #expect(columns(.footnote, offset: 10).count == 1)
    #expect(columns(.footnote, offset: 30).isEmpty)
  }
}

/// Five cells with a label as wide as the cell.
private final class LabelSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    let label = UILabel(verbatim: "A text that is about as wide as the item")
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
    ])
    return cell
  }
}
