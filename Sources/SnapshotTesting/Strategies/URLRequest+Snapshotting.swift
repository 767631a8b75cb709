import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// Requests as they are sent: the method and the address, the headers by name, and the body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Requests as they are sent.
  ///
  /// - Parameter pretty: whether a body that is JSON is written with sorted keys, a line each.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let start = "\(request.httpMethod ?? "GET") \(request.sortedAddress)"
      let lines = [start] + request.sortedHeaders.map { "\($0.name): \($0.value)" }
      let body = request.text(pretty: pretty).map { "\n\n\($0)" } ?? ""
      return lines.joined(separator: "\n") + body
    }
  }

  /// Requests as commands for `curl`.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod {
      case nil, "GET": break
      case "HEAD": parts.append("--head")
      case .some(let method): parts.append("--request \(method)")
      }
      let headers = request.sortedHeaders
      for (name, value) in headers where name != "Cookie" { parts.append("--header \(quoted("\(name): \(value)"))") }
      if let body = request.text(pretty: false) {
        parts.append("--data \(quoted(body.replacing("\\\"", with: "\\\\\"")))")
      }
      for (name, value) in headers where name == "Cookie" { parts.append("--cookie \(quoted(value))") }
      parts.append("\"\(request.sortedAddress)\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\"", with: "\\\""))\""
  }
}

extension URLRequest {
  /// The address, with the query's items by name.
  fileprivate var sortedAddress: String {
    guard let url else { return "" }
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false), let items = parts.queryItems else {
      return url.absoluteString
    }
    parts.queryItems = items.sorted { $0.name < $1.name }
    return parts.string ?? url.absoluteString
  }

  fileprivate var sortedHeaders: [(name: String, value: String)] {
    (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  fileprivate func text(pretty: Bool) -> String? {
    guard let body = httpBody else { return nil }
    if pretty, let value = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    {
      return String(decoding: data, as: UTF8.self)
    }
    return String(decoding: body, as: UTF8.self)
  }
}
