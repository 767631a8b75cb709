@_spi(Views) import LPAutoLayout
import Testing
import UIKit

/// Buttons with menus.
@MainActor
struct ButtonMenuTests {
  private func action(_ title: String, _ state: UIMenuElement.State = .off, _ attributes: UIMenuElement.Attributes = [])
    -> UIAction
  {
    UIAction(title: title, attributes: attributes, state: state) { _ in }
  }

  private func button(_ menu: UIMenu, isPopUp: Bool) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Size"
    let button = UIButton(configuration: configuration)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = isPopUp
    return button
  }

  @Test func `a pop-up button shows the element that is on, with two chevrons behind it`() {
    let menu = UIMenu(children: [action("Small"), UIMenu(children: [action("Large", .on)])])
    let popUp = button(menu, isPopUp: true)
    #expect(popUp.currentTitle == "Large")
    let pullDown = button(menu, isPopUp: false)
    #expect(pullDown.currentTitle == "Size")
    popUp.menu = UIMenu(children: [action("Size", .on)])
    #expect(popUp.intrinsicContentSize.width == pullDown.intrinsicContentSize.width + 16)
    popUp.configuration?.indicator = .none
    #expect(popUp.intrinsicContentSize == pullDown.intrinsicContentSize)
    pullDown.configuration?.indicator = .popup
    #expect(pullDown.intrinsicContentSize.width == popUp.intrinsicContentSize.width + 16)
  }

  @Test func `the title of a pop-up button passes the transformer`() {
    var configuration = UIButton.Configuration.gray()
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 30)
      return outgoing
    }
    let plain = button(UIMenu(children: [action("Large", .on)]), isPopUp: true)
    let popUp = button(UIMenu(children: [action("Large", .on)]), isPopUp: true)
    popUp.configuration?.titleTextAttributesTransformer = configuration.titleTextAttributesTransformer
    #expect(popUp.contentText()?.string == "Large")
    #expect(popUp.intrinsicContentSize.height > plain.intrinsicContentSize.height)
  }

  @Test func `without an element that is on the first one counts, unless it is hidden`() {
    let menu = UIMenu(children: [action("Secret", .off, .hidden), action("Small"), action("Large")])
    let button = button(menu, isPopUp: true)
    #expect(button.currentTitle == "Small")
    button.changesSelectionAsPrimaryAction = false
    #expect(button.currentTitle == "Size")
    button.changesSelectionAsPrimaryAction = true
    button.menu = nil
    #expect(button.currentTitle == "Size")
  }
}
