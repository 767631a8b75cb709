@_spi(Views) import LPAutoLayout
import Testing
import UIKit

/// What stands for content that a screen has not.
@MainActor
struct UnavailableContentTests {
  private func parts(_ configuration: UIContentUnavailableConfiguration) -> [UIView] {
    let view = configuration.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    view.layoutIfNeeded()
    return (view.subviews.first as? UIStackView)?.arrangedSubviews ?? []
  }

  @Test func `picture, texts and buttons look as their properties say`() throws {
    var shown = UIContentUnavailableConfiguration.empty()
    (shown.image, shown.text, shown.secondaryText) = (UIImage(systemName: "star"), "Nothing", "Add one.")
    (shown.imageProperties.tintColor, shown.textProperties.color) = (.red, .blue)
    shown.imageProperties.maximumSize = CGSize(width: 10, height: 0)
    shown.textProperties.font = .systemFont(ofSize: 30)
    shown.secondaryTextProperties.numberOfLines = 1
    shown.buttonProperties.primaryAction = UIAction(title: "Add") { _ in }
    shown.secondaryButton.title = "Help"
    shown.secondaryButtonProperties.isEnabled = false
    let parts = parts(shown)
    let picture = try #require(parts[0] as? UIImageView)
    #expect(picture.tintColor == .red && picture.frame.width == 10)
    let labels = parts.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Nothing", "Add one."])
    #expect(labels[0].textColor == .blue && labels[0].font.pointSize == 30 && labels[1].numberOfLines == 1)
    let buttons = parts.compactMap { $0 as? UIButton }
    #expect(buttons.map { $0.configuration?.title } == ["Add", "Help"])
    #expect(buttons.map(\.isEnabled) == [true, false])
  }

  @Test func `the spaces between parts are those of the configuration`() {
    var shown = UIContentUnavailableConfiguration.empty()
    (shown.text, shown.secondaryText, shown.button.title) = ("A", "B", "C")
    (shown.textToSecondaryTextPadding, shown.textToButtonPadding) = (30, 50)
    let parts = parts(shown)
    #expect(parts[1].frame.minY - parts[0].frame.maxY == 30)
    #expect(parts[2].frame.minY - parts[1].frame.maxY == 50)
  }

  @Test func `texts stand in the middle, or where reading begins`() {
    var shown = UIContentUnavailableConfiguration.empty()
    (shown.text, shown.secondaryText) = ("A", "A longer text")
    #expect(parts(shown)[0].frame.minX > 0)
    shown.alignment = .natural
    #expect(parts(shown)[0].frame.minX == 0)
  }

  @Test func `what is loaded has a wheel, and an empty controller nothing`() {
    #expect(parts(.loading()).first is UIActivityIndicatorView)
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(controller.view.subviews.count == 1)
    var coloured = UIContentUnavailableConfiguration.empty()
    coloured.background.backgroundColor = .red
    controller.contentUnavailableConfiguration = coloured
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    #expect(controller.view.subviews.first?.backgroundColor == .red)
    #expect(controller.view.subviews.first?.frame == controller.view.bounds)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    #expect(controller.view.subviews.isEmpty)
  }
}
