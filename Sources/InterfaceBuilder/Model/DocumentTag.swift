/// The meanings of element names.
enum DocumentTag {
  /// Elements that contain the views of the view around them.
  static let containers: Set<String> = [
    "subviews", "prototypes", "sections", "tableViewSection", "cells", "tableColumns", "tableColumn",
    "prototypeCellViews",
    "tabViewItems", "tabViewItem", "splitViewItems", "rows", "columns", "gridCells", "gridCell", "beginningViews",
    "middleViews", "endViews", "centerViews",
  ]

  static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  static let contentViews: Set<String> = ["tableViewCellContentView", "collectionViewCellContentView"]

  /// Views that scroll their content.
  static let scrolling: Set<String> = ["scrollView", "tableView", "collectionView"]

  /// Views whether or not they record a frame.
  static let views: Set<String> = [
    "view", "label", "button", "imageView", "stackView", "textField", "tableView", "tableViewCell",
    "tableViewCellContentView", "collectionView", "collectionViewCell", "collectionViewCellContentView",
    "collectionReusableView", "navigationBar", "toolbar", "tabBar", "switch", "slider", "segmentedControl", "textView",
    "scrollView", "activityIndicatorView", "containerView", "visualEffectView", "progressView", "pickerView",
    "searchBar",
    "mapView", "datePicker", "stepper", "pageControl", "webView", "wkWebView", "glkView", "mtkView", "sceneKitView",
    "arscnView", "arskView", "arView", "skView", "tvPosterView", "customView", "box", "clipView", "splitView",
    "tabView",
    "outlineView", "tableCellView", "tableHeaderView", "popUpButton", "comboBox", "progressIndicator", "levelIndicator",
    "scroller", "colorWell", "datePickerView", "searchField", "secureTextField", "tokenField", "pathControl",
    "gridView", "visualEffect", "matrix", "imageWell", "segmentedCell",
  ]

  /// macOS views in which y grows downwards.
  static let flipped: Set<String> = ["tableView", "outlineView", "collectionView", "tableHeaderView"]

  /// Known views that are drawn as an empty rectangle with their name.
  static let placeholders: Set<String> = [
    "mapView", "webView", "wkWebView", "glkView", "mtkView", "sceneKitView", "arscnView", "arskView", "arView",
    "skView", "tvPosterView", "containerView", "tableView", "collectionView", "collectionViewCell",
    "collectionReusableView", "tableViewCellContentView", "collectionViewCellContentView", "view", "refreshControl",
  ]
}
