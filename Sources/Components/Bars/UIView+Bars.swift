import Foundation

extension UIView {
  /// Returns a screen with this view as its content and bars around it, as navigation and tab bar controllers show it.
  ///
  /// The content's safe area ends at the bars. Bars are inside the safe area of the device: a navigation bar below the
  /// status bar, a tab bar or a toolbar above the home indicator. Above content at its start, a navigation bar without a
  /// colour of its own has neither background nor line, as since iOS 15.
  ///
  /// - Parameters:
  ///   - extendsUnderTop: whether the content begins at the screen's top, under a translucent navigation bar.
  ///   - extendsUnderBottom: whether the content extends to the screen's bottom.
  public func embedded(
    navigationBar: UINavigationBar? = nil, tabBar: UITabBar? = nil, toolbar: UIToolbar? = nil,
    extendsUnderTop: Bool = true,
    extendsUnderBottom: Bool = true
  ) -> Screen {
    let screen = Screen()
    let device = environment.safeAreaInsets
    let size = environment.screenSize
    let heights = (
      top: navigationBar?.barHeightWithTitle ?? 0,
      bottom: tabBar?.barHeight ?? toolbar?.intrinsicContentSize.height ?? 0
    )
    let (top, bottom) = (device.top + heights.top, device.bottom + heights.bottom)
    let start = navigationBar != nil && !extendsUnderTop ? top : 0
    let end = heights.bottom > 0 && !extendsUnderBottom ? bottom : 0
    screen.marginState.safeArea = UIEdgeInsets(top: top, left: device.left, bottom: bottom, right: device.right)
    frame = CGRect(x: 0, y: start, width: size.width, height: max(0, size.height - start - end))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.addSubview(self)
    if let navigationBar {
      if extendsUnderTop, !isScrolledUnderTopBar { navigationBar.showScrollEdge() }
      screen.addGround(
        of: navigationBar, named: "statusBarBackground", CGRect(x: 0, y: 0, width: size.width, height: device.top))
      screen.addBar(
        navigationBar, named: "navigationBar", CGRect(x: 0, y: device.top, width: size.width, height: heights.top))
    }
    if let tabBar {
      tabBar.givenBottomInset = device.bottom
      screen.addBar(tabBar, named: "tabBar", CGRect(x: 0, y: size.height - bottom, width: size.width, height: bottom))
    } else if let toolbar {
      screen.addGround(
        of: toolbar, named: "toolbarBackground",
        CGRect(x: 0, y: size.height - device.bottom, width: size.width, height: device.bottom))
      screen.addBar(
        toolbar, named: "toolbar",
        CGRect(x: 0, y: size.height - bottom, width: size.width, height: heights.bottom))
    }
    return screen
  }

  /// Adds a bar with a fixed frame, which takes no part in the content's layout.
  private func addBar(_ bar: UIView, named name: String, _ frame: CGRect) {
    bar.frame = frame
    if bar.nameSources.name == nil { bar.nameSources.name = name }
    bar.givenContent = .init(width: UIView.noIntrinsicMetric, height: frame.height)
    addSubview(bar)
  }

  private func addGround(of bar: UIView, named name: String, _ frame: CGRect) {
    guard frame.height > 0 else { return }
    let ground = UIView(frame: .zero)
    ground.backgroundColor = bar.backgroundColor
    addBar(ground, named: name, frame)
  }
}
