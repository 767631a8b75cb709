import Testing

@testable import LPLiveServer

/// Which requests are answered.
@Suite struct RequestGuardTests {
  private static let token = "0123456789abcdef0123456789abcdef"
  private let guarding = RequestGuard(port: 4321, token: token)

  private func status(_ path: String = "/\(token)/", method: String = "GET", _ headers: [String: String] = [:]) -> Int?
  {
    let all = ["host": "127.0.0.1:4321"].merging(headers) { $1 }.filter { !$0.value.isEmpty }
    guard case .failure(let refusal) = guarding.admit(method: method, path: path, headers: all) else { return nil }
    return refusal.status
  }

  @Test func `the page itself is admitted, also through a tunnel to the same port`() {
    #expect(status() == nil)
    #expect(
      status(["host": "localhost:4321", "origin": "http://localhost:4321", "sec-fetch-site": "same-origin"]) == nil)
    #expect(status("/\(Self.token)/layout", method: "POST", ["content-type": "application/json"]) == nil)
  }

  private func status(_ headers: [String: String]) -> Int? { status("/\(Self.token)/", headers) }

  @Test(arguments: [
    ["host": "evil.example:4321"], ["host": "127.0.0.1:4322"], ["host": ""], ["host": "127.0.0.1"],
    ["origin": "http://evil.example"], ["origin": "null"], ["origin": "https://127.0.0.1:4321"],
    ["origin": "http://127.0.0.1:80"], ["sec-fetch-site": "cross-site"], ["sec-fetch-site": "same-site"],
  ])
  func `requests of other sites are refused`(_ headers: [String: String]) { #expect(status(headers) == 403) }

  @Test(arguments: [
    "/", "", "//", "/x/", "/0123456789abcdef0123456789abcdee/", "/0123456789abcdef0123456789abcdef",
    "/0123456789ABCDEF0123456789ABCDEF/", "/../0123456789abcdef0123456789abcdef/", "/.%2e/", "/\u{0}/",
    "/0123456789abcdef0123456789abcdef0/layout",
  ])
  func `without the token nothing is found`(_ path: String) { #expect(status(path) == 404) }

  @Test func `forms, other methods and long bodies are refused`() {
    #expect(status(method: "POST") == 415)
    #expect(status(method: "POST", ["content-type": "text/plain"]) == 415)
    for method in ["PUT", "DELETE", "OPTIONS", "HEAD", "TRACE", ""] { #expect(status(method: method) == 405) }
    for length in ["4000001", "1000000000", "99999999999999999999", "-", "1e3"] {
      #expect(status(method: "POST", ["content-type": "application/json", "content-length": length]) == 413)
    }
  }

  @Test func `tokens differ and have 128 bits`() {
    let tokens = (0..<100).map { _ in RequestGuard.makeToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
  }
}
