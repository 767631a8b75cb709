import LPComponents
import Foundation
import LPLayoutDSL
import Testing

@testable import LPChecks

/// The verdict on previews of an app's classes, which have none of its data.
@MainActor
struct ShownShareTests {
  private let fixture = LintFixture()

  private final class Card: UIView {}

  private func share(_ fill: (Card) -> Void) -> ShownShare {
    let result = fixture.layOut {
      let card = Card()
      fill(card)
      return Screen {
        card
      } constraints: { screen in
        card.edges == screen.edges
      }
    }
    return ShownShare(result, of: "Card")
  }

  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(verbatim: text)
    label.frame = frame
    return label
  }

  @Test func `a view with texts and controls at their places is recognisable`() {
    let share = share { card in
      card.addSubview(label("titleLabel", CGRect(x: 16, y: 20, width: 200, height: 20)))
      card.addSubview(label("subtitle", CGRect(x: 16, y: 50, width: 200, height: 20)))
      let toggle = UISwitch()
      toggle.frame = CGRect(x: 240, y: 20, width: 51, height: 31)
      card.addSubview(toggle)
    }
    #expect(share == ShownShare(parts: 3, seen: 3, verdict: .recognisable))
    #expect(share.sentence == "recognisable (3 of 3 parts seen)")
  }

  @Test func `what has no size, lies outside or in a heap is not seen`() {
    let share = share { card in
      card.addSubview(label("a", CGRect(x: 0, y: 0, width: 0, height: 0)))
      card.addSubview(label("b", CGRect(x: 900, y: 0, width: 90, height: 20)))
      card.addSubview(label("c", CGRect(x: 0, y: 0, width: 90, height: 20)))
      card.addSubview(label("d", CGRect(x: 0, y: 2, width: 90, height: 20)))
      card.addSubview(label("e", CGRect(x: 0, y: 80, width: 90, height: 20)))
    }
    #expect(share == ShownShare(parts: 5, seen: 1, verdict: .partly))
  }

  @Test func `texts of different containers in a heap were called seen`() {
    func card(_ color: UIColor?) -> ShownShare {
      share { card in
        for (text, y) in [("title", 0), ("value", 4)] as [(String, CGFloat)] {
          let box = UIView(frame: CGRect(x: 0, y: y, width: 120, height: 30))
          if text == "value" { box.backgroundColor = color }
          box.addSubview(label(text, CGRect(x: 0, y: 0, width: 90, height: 20)))
          card.addSubview(box)
        }
      }
    }
    #expect(card(nil) == ShownShare(parts: 2, seen: 0, verdict: .partly))
    // What hides another text can be read.
    #expect(card(.systemYellow) == ShownShare(parts: 2, seen: 1, verdict: .partly))
  }

  @Test func `hidden views count neither way`() {
    let share = share { card in
      let hidden = label("hidden", CGRect(x: 0, y: 0, width: 90, height: 20))
      hidden.isHidden = true
      card.addSubview(hidden)
      card.addSubview(label("shown", CGRect(x: 0, y: 80, width: 90, height: 20)))
    }
    #expect(share == ShownShare(parts: 1, seen: 1, verdict: .recognisable))
  }

  @Test func `the class's name alone, and nothing at all, are told apart`() {
    let named = share { card in
      card.layer.borderWidth = 1
      card.addSubview(label("Card", CGRect(x: 0, y: 0, width: 90, height: 20)))
    }
    #expect(named.verdict == .nameOnly)
    #expect(share { _ in }.verdict == .blank)
  }

  @Test func `white text on a white page was called recognisable, and a plain box only a name`() {
    let white = share { card in
      card.backgroundColor = .white
      let title = label("title", CGRect(x: 0, y: 0, width: 90, height: 20))
      title.textColor = .white
      card.addSubview(title)
    }
    #expect(white.seen == 0 && white.verdict == .blank)
    let box = share { $0.backgroundColor = .systemGray }
    #expect(box == ShownShare(parts: 1, seen: 1, verdict: .recognisable))
  }

  @Test func `a white line of a layer, and a picture tinted white, were called seen on a white page`() {
    func painted(_ color: UIColor) -> ShownShare {
      share { card in
        let ring = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: ring.bounds).cgPath
        (shape.strokeColor, shape.fillColor, shape.lineWidth) = (color.cgColor, nil, 2)
        ring.layer.addSublayer(shape)
        card.addSubview(ring)
      }
    }
    #expect(painted(.white).verdict == .blank)
    #expect(painted(.red) == ShownShare(parts: 1, seen: 1, verdict: .recognisable))
  }

  @Test func `white texts on a gradient before a white background were called invisible`() {
    let share = share { card in
      card.backgroundColor = .white
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 400, height: 900)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      card.layer.addSublayer(gradient)
      let title = label("title", CGRect(x: 0, y: 0, width: 90, height: 20))
      title.textColor = .white
      card.addSubview(title)
    }
    #expect(share.seen == 1 && share.verdict == .recognisable)
  }

  private final class Badge: UILabel {}

  @Test func `a label with a shape of its own, which can show no more than a name, was called only a name`() {
    func badge(_ color: UIColor?) -> ShownShare {
      let result = fixture.layOut {
        let badge = Badge(verbatim: "Badge")
        badge.backgroundColor = color
        return Screen {
          badge
        } constraints: { screen in
          badge.center == screen.center
        }
      }
      return ShownShare(result, of: "Badge")
    }
    #expect(badge(.systemRed) == ShownShare(parts: 1, seen: 1, verdict: .recognisable))
    for color in [nil, UIColor.white] { #expect(badge(color).verdict == .nameOnly) }
  }

  @Test func `what paints nothing that differs from the page was called seen`() {
    let share = share { card in
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      page.backgroundColor = .white
      card.backgroundColor = .white
      card.addSubview(page)
      card.addSubview(UIControl(frame: CGRect(x: 0, y: 210, width: 90, height: 20)))
    }
    #expect(share.seen == 0 && share.verdict == .blank)
  }

  @Test func `content of a scroll view without a size was called seen, and what is scrolled away a part`() {
    func scroll(_ size: CGSize) -> ShownShare {
      share { card in
        let scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
        scroll.contentSize = CGSize(width: 200, height: 2000)
        scroll.addSubview(label("near", CGRect(x: 0, y: 20, width: 90, height: 20)))
        scroll.addSubview(label("far", CGRect(x: 0, y: 1500, width: 90, height: 20)))
        card.addSubview(scroll)
      }
    }
    #expect(scroll(CGSize(width: 200, height: 300)) == ShownShare(parts: 1, seen: 1, verdict: .recognisable))
    #expect(scroll(.zero).verdict == .blank)
  }

  @Test func `the name of a box in the place of a view was called its content`() {
    let share = share { card in
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      page.accessibilityIdentifier = "page"
      page.layer.borderWidth = 1
      page.addSubview(label("page", CGRect(x: 0, y: 0, width: 90, height: 20)))
      card.addSubview(page)
    }
    #expect(share.verdict == .nameOnly)
  }

  private final class SampleCell: UITableViewCell {}
  private final class Rows: NSObject, UITableViewDataSource {
    let text: String
    init(_ text: String) { self.text = text }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = SampleCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = text
      return cell
    }
  }

  @Test(arguments: ["SampleCell", "notes", "Groceries"])
  func `rows that repeat the name of their class or of their list were called recognisable`(_ text: String) {
    let rows = Rows(text)
    let list = share { card in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      table.accessibilityIdentifier = "notes"
      table.dataSource = rows
      card.addSubview(table)
    }
    #expect(list.verdict == (text == "Groceries" ? .recognisable : .nameOnly))
    #expect(list.parts == 3)
  }

  @Test func `a list without rows was called recognisable`() {
    let list = share { card in card.addSubview(UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))) }
    #expect(list.verdict == .blank)
    let footed = share { card in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
      card.addSubview(table)
    }
    #expect(footed.verdict == .blank)
  }

  @Test func `a text of white space was a part that is seen`() {
    let share = share { card in
      card.addSubview(label(" ", CGRect(x: 0, y: 0, width: 90, height: 20)))
    }
    #expect(share == ShownShare(parts: 0, seen: 0, verdict: .blank))
  }

  @Test func `a line between texts that are not seen was a part that is`() {
    let share = share { card in
      card.addSubview(label("title", .zero))
      let line = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 0.5))
      line.backgroundColor = .red
      card.addSubview(line)
    }
    #expect(share == ShownShare(parts: 1, seen: 0, verdict: .blank))
  }

  @Test func `what is in a row of no height was a part that is not seen`() {
    let share = share { card in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      for height in [44, 0] as [CGFloat] {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(label("title", CGRect(x: 16, y: 2, width: 100, height: height == 0 ? 0 : 20)))
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: height)
        table.addSubview(cell)
      }
      card.addSubview(table)
    }
    #expect(share == ShownShare(parts: 1, seen: 1, verdict: .recognisable))
  }

  @Test func `a box as light as the page was seen in an outline that marks what is not seen`() {
    let share = share { card in
      card.layer.borderWidth = 1
      let box = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 50))
      box.backgroundColor = UIColor(white: 0.98, alpha: 1)
      card.addSubview(box)
      card.addSubview(label("Card", CGRect(x: 0, y: 0, width: 90, height: 20)))
    }
    #expect(share.verdict == .nameOnly)
  }

  @Test func `a picture without room was no part, and what shows only the text beside it recognisable`() {
    let share = share { card in
      card.addSubview(label("title", CGRect(x: 0, y: 0, width: 90, height: 20)))
      let picture = UIImageView(image: UIImage(.missing("photo"), size: CGSize(width: 24, height: 24)))
      picture.frame = CGRect(x: 0, y: 0, width: 0, height: 20)
      card.addSubview(picture)
    }
    #expect(share == ShownShare(parts: 2, seen: 1, verdict: .partly))
  }
}
