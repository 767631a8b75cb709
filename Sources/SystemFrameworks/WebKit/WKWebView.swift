public import Foundation
public import LPPlacement
@_spi(AppSources) @_spi(Views) public import UIKit

/// A page of the web: a box with its name, since nothing is loaded.
open class WKWebView: UIView, RestingView {
  /// The settings that the view was made with.
  open private(set) var configuration: WKWebViewConfiguration
  /// The delegate of what is loaded, which is kept and not called.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate of windows and alerts, which is kept and not called.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The address that code has loaded.
  open private(set) var url: URL?
  /// `nil`: no page has a title.
  open var title: String? { nil }
  /// `false`: nothing is loaded.
  open var isLoading: Bool { false }
  /// The part that is loaded: all.
  open var estimatedProgress: Double { 1 }
  /// `false`: no page was left.
  open var canGoBack: Bool { false }
  /// `false`: no page was left.
  open var canGoForward: Bool { false }
  /// Whether swipes go back; kept.
  open var allowsBackForwardNavigationGestures = false
  /// The name that the browser gives itself; kept.
  open var customUserAgent: String?
  /// Whether developers may inspect the page; kept.
  open var isInspectable = false
  /// Whether texts can be searched; kept.
  open var isFindInteractionEnabled = false
  /// The colour beyond the page; kept.
  open var underPageBackgroundColor: UIColor! = .systemBackground
  /// The view that scrolls the page.
  public let scrollView = UIScrollView()

  /// Makes a view with settings.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  /// Makes a view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  @_spi(Views) open override func applyClassDefaults() {
    super.applyClassDefaults()
    backgroundColor = .systemBackground
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    SampleContent.outline(self, String(describing: type(of: self)))
  }

  /// Keeps the address.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { opened(baseURL) }
  /// Keeps the address.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { opened(URL) }

  /// Keeps an address.
  @_spi(AppSources) public func opened(_ url: URL?) -> WKNavigation {
    rests("WKWebView", because: "no pages are loaded, and its box shows its name")
    self.url = url
    return WKNavigation()
  }

  /// Does nothing.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Does nothing.
  open func stopLoading() {}
  /// Does nothing: no page was left.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Does nothing: no page was left.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Does nothing: no page has scripts.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {}
  /// Returns nothing: no page has scripts.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { NSNull() }
}
