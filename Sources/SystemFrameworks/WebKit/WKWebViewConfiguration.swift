public import Foundation

/// The settings of a page of the web, which are kept.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Scripts and messages of pages.
  open var userContentController = WKUserContentController()
  /// Settings of pages.
  open var preferences = WKPreferences()
  /// Settings of a page by default.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Where pages keep data.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The processes of pages.
  open var processPool = WKProcessPool()
  /// What is added to the name that the browser gives itself.
  open var applicationNameForUserAgent: String?
  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether films play in a window of their own.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether films play on other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// Which films begin with a touch.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
}

/// Kinds of films. Raw values are WebKit's.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}

/// Settings of pages, which are kept.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
}

/// Settings of one page, which are kept.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Which page a server is asked for. Raw values are WebKit's.
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
}

/// The processes of pages.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// Scripts and messages of pages, which are kept.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts that code has added.
  open private(set) var userScripts: [WKUserScript] = []
  /// Keeps a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Forgets all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Does nothing: no page sends messages.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
}

/// When a script runs. Raw values are WebKit's.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// A script of the app, which never runs.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The text of the script.
  public let source: String
  /// When it would run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it would run in the page alone.
  public let isForMainFrameOnly: Bool
  /// Makes a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
}

/// A message of a script.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// What the script sends.
  open var body: Any { NSNull() }
  /// The name of the handler.
  open var name: String { "" }
  /// The view of the page.
  open var webView: WKWebView? { nil }
  /// The part of the page.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
}

/// An object that gets messages of scripts; nothing calls it.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What pages keep: nothing.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()
  /// The data of the app.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// Data that is forgotten.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// The kinds of data: none.
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  /// The cookies of pages.
  public let httpCookieStore = WKHTTPCookieStore()
  /// Calls the handler: there is nothing.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  /// Calls the handler: there is nothing.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
  /// Calls the handler: there is nothing.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
}

/// What one site keeps.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The name of the site.
  open var displayName: String { "" }
  /// The kinds of data.
  open var dataTypes: Set<String> { [] }
}

/// The cookies of pages: none.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {}
