public import Foundation

/// The loading of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// Why a page is loaded. Raw values are WebKit's.
public enum WKNavigationType: Int, Sendable {
  case other = -1
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
}

/// Whether a page is loaded. Raw values are WebKit's.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// Whether an answer is shown. Raw values are WebKit's.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow, download
}

/// A page that may be loaded.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// Why it is.
  open var navigationType: WKNavigationType { .other }
  /// Where the link is.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// Where the page is shown; `nil` for a new window.
  open var targetFrame: WKFrameInfo? { nil }
}

/// An answer that may be shown.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// Whether it is that of the page itself.
  open var isForMainFrame: Bool { true }
  /// Whether the browser can show it.
  open var canShowMIMEType: Bool { true }
}

/// A part of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether it is the page itself.
  open var isMainFrame: Bool { true }
  /// The view of the page.
  open var webView: WKWebView? { nil }
}

/// The size that a page asks for its window.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
}

/// The delegate of what is loaded; nothing calls it, and all methods have defaults.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// The delegate of windows and alerts of pages; nothing calls it, and all methods have defaults.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  func webViewDidClose(_ webView: WKWebView)
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) { completionHandler(false) }
}
