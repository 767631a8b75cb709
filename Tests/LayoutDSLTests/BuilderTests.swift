import LPComponents
import Foundation
import Testing

@testable import LPLayoutDSL

@MainActor
struct BuilderTests {
  let a = UIView()
  let b = UIView()

  @Test func `the block of equations gets the view as what it is`() throws {
    final class Card: UIView {
      let gap: CGFloat = 12
    }
    let (title, row) = (UILabel(verbatim: "Title"), UILabel(verbatim: "Row"))
    let card = Card {
      title
    } constraints: { card in
      title.top == card.top + card.gap
    }
    #expect(card.constraints.map(text) == ["top == top + 12"])
    let stack = UIStackView(.vertical) {
      row
    } constraints: { stack in
      row.width == 100 + stack.spacing
    }
    #expect(row.constraints.map(text) == ["width == 100"] && stack.arrangedSubviews == [row])
  }

  @Test func `in its blocks a cell stands for its content view, which has the children`() throws {
    final class Row: UITableViewCell {
      let gap: CGFloat = 8
    }
    let (title, item) = (UILabel(verbatim: "Title"), UILabel(verbatim: "Item"))
    let row = Row(accessory: .checkmark) {
      title
    } constraints: { row in
      title.leading == row.margins.leading + row.gap
      title.verticalEdges == row.verticalEdges
      VFL("H:[title]-|", views: ["title": title])
    }
    #expect(title.superview === row.contentView)
    let made = row.contentView.constraints.filter { $0.callSite != nil }
    #expect(made.count == 4)
    #expect(made[0].secondItem === row.contentView.layoutMarginsGuide)
    #expect(made[1].secondItem === row.contentView && made[2].secondItem === row.contentView)
    row.update { title.top == row.top + 3 }
    #expect(made.contains { $0.constant == 3 })
    row.remake { title.edges == row.edges }
    #expect(row.contentView.constraints.filter { $0.callSite != nil }.count == 4)
    let cell = UICollectionViewCell {
      item
    } constraints: { cell in
      item.edges == cell.edges
    }
    #expect(
      cell.contentView.constraints.filter { $0.callSite != nil }.allSatisfy { $0.secondItem === cell.contentView })
    // Elsewhere a cell is itself.
    #expect((cell.width == 80).makeConstraints()[0].firstItem === cell)
  }

  @Test func `each constraint knows the line and column of its equation`() {
    let first = #line + 4
    let screen = Screen {
      a
    } constraints: { screen in
      a.leading == screen.leading
      if first > 0 {
        a.top == screen.top ~ .high
      }
      for _ in 0..<1 { a.width == 10...20 }
    }
    let sites = screen.constraints.map { $0.callSite?.line } + a.constraints.map { $0.callSite?.line }
    #expect(sites == [first, first + 2, first + 4, first + 4])
    #expect(screen.constraints[0].callSite?.fileID.hasSuffix("BuilderTests.swift") == true)
    #expect(screen.constraints[0].callSite?.filePath == #filePath)
    #expect(a.constraints[0].callSite?.column == 24)
  }

  @Test(arguments: [true, false], [0, 1, 2])
  func `conditions, switches, loops and optionals choose children and equations`(flag: Bool, count: Int) {
    let maybe: UIView? = flag ? UIView() : nil
    let rows = (0..<count).map { _ in UIView() }
    let guide = UILayoutGuide()
    let screen = Screen {
      if flag { a } else { b }
      maybe
      for row in rows { row }
      guide
      if maybe != nil { UIView() }
      switch count {
      case 0: UILabel(verbatim: "none")
      case 1: UILabel(verbatim: "one")
      default: [UILabel(verbatim: "many"), UILabel(verbatim: "more")]
      }
    } constraints: { screen in
      let gap: CGFloat = 4
      if flag { a.top == screen.top + gap } else { b.bottom == screen.bottom - gap }
      for row in rows { row.height == 44 }
      switch count {
      case 0: screen.safeArea.top == guide.top
      default: [screen.margins.edges == guide.edges, guide.width >= 10]
      }
      if #available(macOS 10.15, *) { guide.height == 20 }
    }
    #expect(screen.subviews.count == 1 + (flag ? 2 : 0) + count + (count == 2 ? 2 : 1))
    #expect(screen.layoutGuides.contains { $0 === guide })
    #expect(rows.allSatisfy { $0.constraints.count == 1 })
    #expect(screen.constraints.count == 1 + (count == 0 ? 1 : 5) + 1)
    #expect(screen.constraints.map { $0.secondItem === screen ? $0.constant : 0 }.first == (flag ? 4 : -4))
  }

  @Test func `children no longer translate their autoresizing masks, and keep their order`() {
    let card = UIView {
      a
      b
    }
    #expect(card.subviews.map { $0 === a || $0 === b } == [true, true])
    #expect(card.subviews.first === a)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(!b.translatesAutoresizingMaskIntoConstraints)
    #expect(card.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `constraints made with anchors go in too, with their line`() {
    let own = b.heightAnchor.constraint(equalToConstant: 5)
    let screen = Screen {
      a
      b
    } constraints: { screen in
      a.widthAnchor.constraint(equalToConstant: 48)
      [own, a.topAnchor.constraint(equalTo: screen.topAnchor)]
    }
    #expect(a.constraints.map { $0.callSite?.line } == [#line - 3])
    #expect(own.isActive)
    #expect(screen.constraints.count == 1)
  }

  @Test func `a view that is not in the tree is reported with its equation, and nothing is activated for it`() {
    let stray = UIView()
    let screen = Screen {
      a
    } constraints: { screen in
      a.edges == screen.edges
      stray.leading == screen.leading
    }
    #expect(screen.constraints.count == 4)
    let findings = LayoutResult.capture(screen).diagnostics.filter { $0.rule == "illegal-constraint" }
    #expect(findings.count == 1)
    #expect(findings.first?.callSite?.line == #line - 5)
  }

  @Test func `views are named by the builder's line, by the variable they were made for, or by hand`() {
    let title = UILabel("title")
    let card = UIView { title.lineLimit(nil) }
    let screen = Screen {
      card
      UILabel(verbatim: "x").named("hello there")
      let inner = UIView {}
      inner.cornerRadius(3)
      UIView {}
    }
    let paths = LayoutResult.capture(screen).views.map(\.path)
    #expect(
      paths == ["screen", "screen/card", "screen/card/title", "screen/hello-there", "screen/inner", "screen/view"])
  }

  @Test func `a subclass takes children and equations as a view does`() {
    final class Card: UIView {}
    let card = Card {
      a
    } constraints: { card in
      a.edges == card.margins.edges
    }
    #expect(card.constraints.count == 4)
  }

  @Test func `content and equations can be added later`() {
    let card = UIView()
    card.add { a }
    card.constrain { a.edges == card.edges }
    #expect(card.subviews.count == 1)
    #expect(card.constraints.count == 4)
  }
}
