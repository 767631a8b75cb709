import AutoLayout
import Testing

@MainActor
struct ControlTests {
  @Test("a control's state says what its flags say, with UIKit's raw values")
  func state() {
    let button = UIButton()
    #expect(button.state == .normal)
    button.isHighlighted = true
    button.isSelected = true
    button.isEnabled = false
    #expect(button.state == [.highlighted, .disabled, .selected])
    #expect(button.state.rawValue == 7)
  }
}
