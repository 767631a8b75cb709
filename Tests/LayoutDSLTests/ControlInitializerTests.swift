@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation
import Testing

@testable import LPLayoutDSL

@MainActor
struct ControlInitializerTests {
  @Test func `a button without a style is a system button in body text`() {
    let button = UIButton("follow", image: .symbol("plus"))
    #expect(button.buttonType == .system)
    #expect(button.configuration == nil)
    #expect(button.currentTitle == "follow")
    #expect(button.currentImage?.source == .symbol("plus"))
    #expect(button.titleLabel?.font.value.textStyle == .body)
  }

  @Test func `a styled button is configured, and can be changed`() {
    let button = UIButton("pay", image: .symbol("creditcard"), style: .filled()).configuration {
      $0.cornerStyle = .capsule
      $0.buttonSize = .large
    }
    #expect(button.configuration?.title == "pay")
    #expect(button.configuration?.imagePadding == 8)
    #expect(button.configuration?.cornerStyle == .capsule)
    #expect(button.configuration?.contentInsets.leading == 20)
    let icon = UIButton(image: .symbol("heart"), style: .plain())
    #expect(icon.configuration?.title == nil)
    #expect(icon.configuration?.imagePadding == 0)
    #expect(UIButton("plain").configuration { $0.title = "other" }.currentTitle == "plain")
  }

  @Test func `controls take their values`() {
    let field = UITextField(placeholder: "email", text: "a@b.c", image: .symbol("envelope")).secureTextEntry()
    #expect(field.placeholder == "email")
    #expect(field.text == "a@b.c")
    #expect(field.borderStyle == .roundedRect)
    #expect(field.leftViewImage?.source == .symbol("envelope"))
    #expect(field.isSecureTextEntry)
    #expect(UISwitch(isOn: true).isOn)
    let slider = UISlider(value: 30, in: 0...120)
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [0, 30, 120])
    #expect(UIProgressView(progress: 0.25).progress == 0.25)
    let segments = UISegmentedControl("day", "week", selected: 1)
    #expect(segments.numberOfSegments == 2)
    #expect(segments.titleForSegment(at: 1) == "week")
    #expect(segments.selectedSegmentIndex == 1)
    #expect(UITextView("notes", style: .footnote).isScrollEnabled == false)
    #expect(UIPageControl(pages: 5, current: 2).currentPage == 2)
    #expect(UISearchBar(placeholder: "find").placeholder == "find")
    let picker = UIPickerView("small", "large", selected: 1)
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.contentText()?.string == "large")
    let wheels = UIPickerView(verbatim: [["a", "b"], ["1", "2", "3"]], selected: [0, 2])
    #expect(wheels.numberOfComponents == 2 && wheels.selectedRow(inComponent: 1) == 2)
    let noon = Date(timeIntervalSince1970: 43_200)
    let date = UIDatePicker(.date, style: .wheels, date: noon)
    #expect(date.date == noon && date.datePickerMode == .date && date.preferredDatePickerStyle == .wheels)
    #expect(UIColorWell(.systemRed).selectedColor == .systemRed)
  }

  @Test func `a stack view arranges its children, with or without arguments`() {
    let a = UIView()
    let b = UIView()
    let guide = UILayoutGuide()
    let stack = UIStackView(.vertical, spacing: 12, alignment: .leading, distribution: .equalSpacing) {
      a
      guide
      b
    } constraints: { stack in
      a.width == stack.width / 2
    }.spacing(20, after: a).padding(horizontal: 16, vertical: 8)
    #expect(stack.arrangedSubviews.map { $0 === a || $0 === b } == [true, true])
    #expect(stack.layoutGuides.contains { $0 === guide })
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 12)
    #expect(stack.alignment == .leading)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.customSpacing(after: a) == 20)
    #expect(stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    #expect(stack.constraints.contains { $0.firstItem === a && $0.multiplier == 0.5 })
    let plain = UIStackView { UILabel(verbatim: "x") }
    #expect(plain.arrangedSubviews.count == 1)
  }

  @Test func `views are named by the variable they were made for`() {
    let screen = Screen()
    let pay = UIButton("pay", style: .filled())
    let toggle = UISwitch(isOn: true)
    let amount = UITextField(placeholder: "amount")
    let row = UIStackView(.horizontal, spacing: 8) { [pay, toggle] }
    screen.add { [row, amount] }
    let names = LayoutResult.capture(screen).views.map(\.name)
    #expect(names == ["screen", "row", "pay", "toggle", "amount"])
  }
}
