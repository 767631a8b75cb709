import AutoLayout
import Foundation
import Testing

@testable import LayoutDSL

@MainActor
struct ControlInitializerTests {
  @Test func `a button without a style is a system button in body text`() {
    let button = Button("follow", image: .symbol("plus"))
    #expect(button.buttonType == .system)
    #expect(button.configuration == nil)
    #expect(button.currentTitle == "follow")
    #expect(button.currentImage?.source == .symbol("plus"))
    #expect(button.titleLabel?.font.textStyle == .body)
  }

  @Test func `a styled button is configured, and can be changed`() {
    let button = Button("pay", image: .symbol("creditcard"), style: .filled()).configured {
      $0.cornerStyle = .capsule
      $0.buttonSize = .large
    }
    #expect(button.configuration?.title == "pay")
    #expect(button.configuration?.imagePadding == 8)
    #expect(button.configuration?.cornerStyle == .capsule)
    #expect(button.configuration?.contentInsets.leading == 20)
    let icon = Button(image: .symbol("heart"), style: .plain())
    #expect(icon.configuration?.title == nil)
    #expect(icon.configuration?.imagePadding == 0)
    #expect(Button("plain").configured { $0.title = "other" }.currentTitle == "plain")
  }

  @Test func `controls take their values`() {
    let field = TextField(placeholder: "email", text: "a@b.c", image: .symbol("envelope")).secure()
    #expect(field.placeholder == "email")
    #expect(field.text == "a@b.c")
    #expect(field.borderStyle == .roundedRect)
    #expect(field.leftViewImage?.source == .symbol("envelope"))
    #expect(field.isSecureTextEntry)
    #expect(Switch(isOn: true).isOn)
    let slider = Slider(value: 30, in: 0...120)
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [0, 30, 120])
    #expect(ProgressView(progress: 0.25).progress == 0.25)
    let segments = SegmentedControl("day", "week", selected: 1)
    #expect(segments.numberOfSegments == 2)
    #expect(segments.titleForSegment(at: 1) == "week")
    #expect(segments.selectedSegmentIndex == 1)
    #expect(TextView("notes", style: .footnote).isScrollEnabled == false)
    #expect(PageControl(pages: 5, current: 2).currentPage == 2)
    #expect(SearchBar(placeholder: "find").placeholder == "find")
  }

  @Test func `a stack view arranges its children, with or without arguments`() {
    let a = View()
    let b = View()
    let guide = LayoutGuide()
    let stack = StackView(.vertical, spacing: 12, alignment: .leading, distribution: .equalSpacing) {
      a
      guide
      b
    } constraints: { stack in
      a.width == stack.width / 2
    }.spacing(20, after: a).padded(horizontal: 16, vertical: 8)
    #expect(stack.arrangedSubviews.map { $0 === a || $0 === b } == [true, true])
    #expect(stack.layoutGuides.contains { $0 === guide })
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 12)
    #expect(stack.alignment == .leading)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.customSpacing(after: a) == 20)
    #expect(stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.layoutMargins == EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    #expect(stack.constraints.contains { $0.firstItem === a && $0.multiplier == 0.5 })
    let plain = StackView { Label(verbatim: "x") }
    #expect(plain.arrangedSubviews.count == 1)
  }

  @Test func `views are named by the variable they were made for`() {
    let screen = Screen()
    let pay = Button("pay", style: .filled())
    let toggle = Switch(isOn: true)
    let amount = TextField(placeholder: "amount")
    let row = StackView(.horizontal, spacing: 8) { [pay, toggle] }
    screen.add { [row, amount] }
    let names = LayoutResult.capture(screen).views.map(\.name)
    #expect(names == ["screen", "row", "pay", "toggle", "amount"])
  }
}
