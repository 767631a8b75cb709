import Testing
import UIKit

@testable import LPAutoLayout

/// Where presented controllers are shown.
@MainActor
struct SheetTests {
  private final class Presenter: UIViewController {
    let sheet: UIViewController
    var log: [String] = []

    init(_ sheet: UIViewController) {
      self.sheet = sheet
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      log.append("did appear")
      present(sheet, animated: false) { self.log.append("presented") }
    }
  }

  private final class Sheet: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will") }
    override func viewDidAppear(_ animated: Bool) { log.append("did") }
  }

  private func phone(_ height: UIUserInterfaceSizeClass = .regular) -> LayoutEnvironment {
    LayoutEnvironment(
      traits: TraitValues(verticalSizeClass: height),
      screenSize: height == .regular ? CGSize(width: 393, height: 852) : CGSize(width: 852, height: 393),
      safeAreaInsets: height == .regular ? UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) : .zero)
  }

  private let pad = LayoutEnvironment(
    traits: TraitValues(horizontalSizeClass: .regular, userInterfaceIdiom: .pad),
    screenSize: CGSize(width: 1180, height: 820), safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))

  /// Presents a controller when its presenter appears, and returns the window and the frame of the sheet.
  private func shown(_ environment: LayoutEnvironment, _ configure: (Sheet) -> Void = { _ in })
    -> (window: UIWindow, presenter: Presenter, sheet: Sheet, frame: CGRect)
  {
    LayoutEnvironment.$current.withValue(environment) {
      let sheet = Sheet()
      configure(sheet)
      let presenter = Presenter(sheet)
      let window = UIWindow(rootViewController: presenter)
      window.engine.layOutAppearing()
      return (window, presenter, sheet, sheet.view.superview?.frame ?? .null)
    }
  }

  private func dims(_ window: UIWindow) -> Bool? {
    window.subviews.last?.subviews.first.map { !$0.isHidden }
  }

  @Test func `a sheet of a phone is as high as the screen but for its top, over the dimmed presenter`() {
    let (window, presenter, sheet, frame) = shown(phone())
    #expect(frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(dims(window) == true && window.subviews.first === presenter.view)
    #expect(sheet.view.superview?.layer.cornerRadius == 10 && sheet.view.superview?.clipsToBounds == true)
    #expect(presenter.log == ["did appear", "presented"] && sheet.log == ["will", "did"])
    #expect(presenter.presentedViewController === sheet && sheet.presentingViewController === presenter)
  }

  @Test func `detents give a sheet its height, the first one unless another is selected`() {
    func height(_ configure: (UISheetPresentationController) -> Void) -> CGFloat {
      shown(phone()) { configure($0.sheetPresentationController!) }.frame.height
    }
    let most: CGFloat = 852 - 69 - 34
    #expect(abs(height { $0.detents = [.medium(), .large()] } - (most / 2 + 34)) < 0.51)
    #expect(
      height {
        $0.detents = [.medium(), .large()]
        $0.selectedDetentIdentifier = .large
      } == 783)
    #expect(height { $0.detents = [.custom { _ in 200 }] } == 234)
    #expect(abs(height { $0.detents = [.custom { $0.maximumDetentValue * 0.25 }] } - (most / 4 + 34)) < 0.51)
    #expect(height { $0.detents = [.custom { _ in 5000 }] } == 783)
  }

  @Test func `a sheet has a grabber, other corners and no dimming where it asks for them`() throws {
    let (window, _, sheet, _) = shown(phone()) {
      let controller = $0.sheetPresentationController!
      controller.detents = [.medium(), .large()]
      controller.largestUndimmedDetentIdentifier = .medium
      controller.prefersGrabberVisible = true
      controller.preferredCornerRadius = 24
    }
    #expect(dims(window) == false)
    let around = try #require(sheet.view.superview)
    #expect(around.layer.cornerRadius == 24)
    let grabber = try #require(around.subviews.last)
    #expect(!grabber.isHidden && grabber.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
    let plain = shown(phone())
    withExtendedLifetime(plain) { #expect(plain.sheet.view.superview?.subviews.last?.isHidden == true) }
  }

  @Test func `in regular width sheets are centred with the size of their style, or the preferred one`() {
    func frame(_ style: UIModalPresentationStyle, _ preferred: CGSize = .zero) -> CGRect {
      shown(pad) {
        $0.modalPresentationStyle = style
        $0.preferredContentSize = preferred
      }.frame
    }
    #expect(frame(.formSheet) == CGRect(x: 320, y: 100, width: 540, height: 620))
    #expect(frame(.automatic).width == 712 && frame(.automatic).midX == 590)
    #expect(frame(.formSheet, CGSize(width: 300, height: 400)) == CGRect(x: 440, y: 210, width: 300, height: 400))
  }

  @Test func `full screens, and sheets in compact height, fill the window without dimming`() {
    let full = shown(phone()) { $0.modalPresentationStyle = .fullScreen }
    #expect(full.frame == CGRect(x: 0, y: 0, width: 393, height: 852) && dims(full.window) == false)
    #expect(full.sheet.sheetPresentationController == nil)
    #expect(full.sheet.view.superview?.layer.cornerRadius == 0)
    let flat = shown(phone(.compact))
    #expect(flat.frame == CGRect(x: 0, y: 0, width: 852, height: 393) && dims(flat.window) == false)
  }

  @Test func `the navigation bar of a sheet is at the sheet's top, and its content is below`() throws {
    try LayoutEnvironment.$current.withValue(phone()) {
      let content = UIViewController()
      let presenter = Presenter(UINavigationController(rootViewController: content))
      presenter.sheet.sheetPresentationController?.detents = [.medium(), .large()]
      let window = UIWindow(rootViewController: presenter)
      window.engine.layOutAppearing()
      let bar = try #require(presenter.sheet as? UINavigationController).navigationBar
      #expect(bar.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    }
  }

  @Test func `a dismissed sheet is gone, and one that is presented before there is a window is kept`() {
    let (window, presenter, sheet, _) = shown(phone())
    presenter.dismiss(animated: true)
    #expect(window.subviews.count == 1 && sheet.view.superview == nil && presenter.presentedViewController == nil)
    let early = UIViewController()
    early.present(sheet, animated: false)
    #expect(early.presentedViewController === sheet && sheet.view.superview == nil)
  }

  @Test func `a presentation does not keep its controller`() {
    weak var kept: UIViewController?
    do {
      let controller = UIViewController()
      controller.sheetPresentationController?.detents = [.medium()]
      kept = controller
      #expect(kept != nil)
    }
    #expect(kept == nil)
  }

  @Test func `a controller inside a presented one dismisses the presentation, with what lies over it`() {
    let (window, presenter, sheet, _) = shown(phone())
    let (content, above) = LayoutEnvironment.$current.withValue(phone()) { (UIViewController(), UIViewController()) }
    sheet.addChild(content)
    sheet.view.addSubview(content.view)
    #expect(content.presentingViewController === presenter)
    sheet.present(above, animated: false)
    #expect(above.view.window === window)
    content.dismiss(animated: false)
    #expect(presenter.presentedViewController == nil && sheet.presentedViewController == nil)
    #expect(sheet.view.window == nil && above.view.window == nil)
  }

  @Test func `a controller that presents another one presents nothing else`() {
    let (window, presenter, sheet, _) = shown(phone())
    let other = LayoutEnvironment.$current.withValue(phone()) { UIViewController() }
    presenter.present(other, animated: false)
    #expect(presenter.presentedViewController === sheet && other.presentingViewController == nil)
    #expect(window.subviews.count == 2)
  }

  @Test func `an app's own dismissal was ambiguous with that of its superclass`() {
    final class Popup: UIViewController {
      var log: [String] = []
      override var accessibilityElements: [Any]? {
        get { [view as Any] }
        set {}
      }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        log.append("dismiss")
        super.dismiss(animated: flag, completion: completion)
      }
      func close() { dismiss(animated: true) { self.log.append("done") } }
    }
    let popup = Popup()
    let presenter = Presenter(popup)
    let window = LayoutEnvironment.$current.withValue(phone()) { UIWindow(rootViewController: presenter) }
    window.engine.layOutAppearing()
    popup.close()
    #expect(popup.log == ["dismiss", "done"])
    #expect(presenter.presentedViewController == nil && presenter.log == ["did appear", "presented"])
    let controller: UIViewController = popup
    #expect(controller.supportedInterfaceOrientations == .portrait && controller.accessibilityElements?.count == 1)
  }
}
