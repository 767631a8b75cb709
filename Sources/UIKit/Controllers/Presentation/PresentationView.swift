import LPAutoLayout
import Foundation

/// The view around a presented one: it dims the presenter, and places and rounds the sheet.
final class PresentationView: UIView {
  private let presented: UIViewController
  private let dimming = UIView()
  private let sheet = UIView()
  private let grabber = UIView()

  init(_ presented: UIViewController, in window: UIWindow) {
    self.presented = presented
    super.init(frame: window.bounds)
    nameSources.name = "presentation"
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for (view, name) in [(dimming, "dimming"), (sheet, "sheet"), (grabber, "grabber")] { view.nameSources.name = name }
    dimming.backgroundColor = UIColor { UIColor.black.withAlphaComponent($0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    addSubview(dimming)
    addSubview(sheet)
    let content: UIView = presented.view
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = []
    sheet.addSubview(content)
    sheet.addSubview(grabber)
    sheet.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  private var place: SheetPlace {
    SheetPlace(
      size: bounds.size, safeArea: window?.safeAreaInsets ?? .zero, traits: traitCollection,
      style: presented.modalPresentationStyle, preferred: presented.preferredContentSize)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeSheet()
  }

  /// Places the sheet; at first as soon as it is in the window, so that its content begins with the sheet's safe area.
  func placeSheet() {
    let place = place
    let controller = presented.presentationController as? UISheetPresentationController
    let frame = place.frame(controller)
    put(dimming, bounds)
    put(sheet, frame)
    put(presented.view, CGRect(origin: .zero, size: frame.size))
    let isSheet = frame.size != bounds.size
    dimming.isHidden = !isSheet || controller?.isDimming == false
    grabber.isHidden = !isSheet || controller?.prefersGrabberVisible != true
    put(grabber, CGRect(x: (frame.width - 36) / 2, y: 5, width: 36, height: 5))
    round(isSheet ? controller?.preferredCornerRadius ?? 10 : 0, isAttached: place.isEdgeAttached)
  }

  private func put(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }

  private func round(_ radius: CGFloat, isAttached: Bool) {
    sheet.layer.cornerRadius = radius
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheet.layer.maskedCorners = isAttached ? top : top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }
}
