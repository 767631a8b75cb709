/// Members of WebKit's classes that are about requests, in Swift. They are compiled with an app's sources, so that other
/// previews load no library of the network.
extension StandIns {
  static let requests = """
    import FoundationNetworking
    @_spi(AppSources) import \(SubstituteModule.systemFrameworks)
    extension WKWebView {
      @discardableResult
      func load(_ request: URLRequest) -> WKNavigation? { opened(request.url) }
    }
    private var _previewRequest: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    extension WKNavigationAction { var request: URLRequest { _previewRequest } }
    extension WKFrameInfo { var request: URLRequest { _previewRequest } }
    extension WKNavigationResponse {
      var response: URLResponse {
        URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
      }
    }
    extension WKHTTPCookieStore {
      func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler([]) }
      func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
      func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
    }

    """

  /// Adds them where a source of the app sees WebKit's classes.
  ///
  /// - Parameters:
  ///   - everywhere: the modules whose members every source sees.
  ///   - modules: those that the compiler finds.
  package mutating func addRequests(seeing everywhere: [String], among modules: Set<String>) {
    hasRequests =
      everywhere.contains(SubstituteModule.systemFrameworks) && modules.contains("FoundationNetworking")
  }
}
