import LPComponents
import Foundation
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

  @Test func `a configuration changes the font of a button's title and the size of its symbol`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.image = UIImage(systemName: "bag")
    let plain = UIButton(configuration: configuration).intrinsicContentSize
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 34)
    let tall = UIButton(configuration: configuration).intrinsicContentSize
    #expect(tall.width == plain.width + 20 && tall.height == 54)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = incoming.font?.withSize(40)
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize.height == 62)
    #expect(button.currentTitle == "Buy" && button.currentAttributedTitle == nil)
    configuration.attributedTitle = AttributedString("Buy", attributes: AttributeContainer().foregroundColor(.black))
    #expect(UIButton(configuration: configuration).intrinsicContentSize == button.intrinsicContentSize)
  }
}
