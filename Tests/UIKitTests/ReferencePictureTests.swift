import Testing
import UIKit

/// What pictures that Apple's simulator drew have shown to be wrong here.
@MainActor
struct ReferencePictureTests {
  @Test func `a font that is not installed is nil`() throws {
    #expect(UIFont(name: "NatDSIcons", size: 16) == nil)
    #expect(UIFont(name: "Brandon-Bold", size: 16) == nil)
    for name in ["HelveticaNeue-Light", "Helvetica Neue", "AvenirNext-DemiBold", "Georgia", "Menlo-Regular"] {
      #expect(UIFont(name: name, size: 16) != nil, "\(name)")
    }
    #expect(UIFont.familyNames.contains("Avenir Next") && UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(UIFont.fontNames(forFamilyName: "Futura").contains("Futura-CondensedExtraBold"))
    #expect(UIFont.fontNames(forFamilyName: "Nowhere").isEmpty)
  }

  @Test func `views without a frame had no size`() {
    #expect(UITableViewCell().frame.size == CGSize(width: 320, height: 44))
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).frame.size == CGSize(width: 320, height: 44))
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    let placed = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 9))
    #expect(placed.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    #expect(UIProgressView(progressViewStyle: .default).frame.size == CGSize(width: 150, height: 4))
    #expect(UISegmentedControl(items: ["One", "Two"]).frame.width > 0)
  }

  @Test func `a controller's view had a background of its own`() {
    let controller = UIViewController()
    #expect(controller.view.backgroundColor == nil)
    #expect(UITableViewController(style: .plain).view.backgroundColor != nil)
  }

  @Test func `a button that adds a contact was too small`() {
    let button = UIButton(type: .contactAdd)
    #expect(abs(button.frame.width - 24.333) < 0.001 && abs(button.frame.height - 23.667) < 0.001)
    #expect(abs(button.intrinsicContentSize.width - 24.333) < 0.34)
    #expect(UIButton(type: .system).frame.size == .zero)
  }

  @Test func `a search bar's field is found by its key, and takes an icon`() throws {
    let bar = UISearchBar()
    let field = try #require(bar.value(forKey: "searchField") as? UITextField)
    #expect(field === bar.searchTextField && bar.value(forKey: "other") == nil)
    #expect(bar.value(forKey: "_autolayoutTrace") as? String == bar.autolayoutTrace)
    bar.setImage(UIImage(), for: .search, state: .normal)
    #expect(bar.image(for: .search, state: .normal)?.size == .zero)
    field.clearButtonMode = .whileEditing
    #expect(!field.isFirstResponder && field.becomeFirstResponder() && field.isFirstResponder)
    #expect(field.resignFirstResponder() && !field.isFirstResponder)
  }

  @Test func `members that suites use were missing`() {
    #expect(UIView().contentScaleFactor == 2)
    #expect(UITouch().location(in: nil) == .zero)
    #expect(UIImage().scale == 2)
    let label: any UIContentSizeCategoryAdjusting = UILabel()
    label.adjustsFontForContentSizeCategory = true
    #expect((label as? UILabel)?.adjustsFontForContentSizeCategory == true)
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    #expect(appearance.stackedLayoutAppearance.normal.iconColor == .red)
    let text = UITextView()
    (text.spellCheckingType, text.keyboardAppearance) = (.no, .dark)
    #expect(text.spellCheckingType == .no && text.keyboardAppearance == .dark)
    let item = UINavigationItem(title: "Title")
    item.setRightBarButtonItems([UIBarButtonItem(systemItem: .add)], animated: true)
    #expect(item.rightBarButtonItem?.image == UIImage(systemName: "plus"))
    var steps: [Int] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { steps.append(1) }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { steps.append(2) }
    } completion: { _ in
      steps.append(3)
    }
    #expect(steps == [1, 2, 3])
    #expect(UIView().layer.convertTime(3, from: nil) == 3)
  }

  @Test func `a cell that is selected by its property did not hear of it`() {
    final class Cell: UITableViewCell {
      var heard: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        heard.append("selected \(selected)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        heard.append("highlighted \(highlighted)")
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isHighlighted = false
    #expect(cell.heard == ["selected true", "highlighted true", "highlighted false"])
    #expect(cell.isSelected && !cell.isHighlighted)
  }

  @Test func `a field had no place for a caret`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    field.borderStyle = .roundedRect
    let caret = field.caretRect(for: UITextPosition())
    #expect(caret.minX == 7 && caret.width == 2 && caret.midY == 22)
    #expect(UIDevice.orientationDidChangeNotification.rawValue == "UIDeviceOrientationDidChangeNotification")
  }
}
