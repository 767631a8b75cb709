import Foundation
import Testing

@testable import LPProcesses

@Suite struct ProcessorsTests {
  /// The processors that this thread may use, as in `0-3,8`.
  private var allowed: String? {
    let status = try? String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)
    return status?.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list") }.map(String.init)
  }

  @Test func `a process and its copy are kept on different processors, and then use all again`() throws {
    let before = try #require(allowed)
    guard let own = Processors.own() else { return #expect(allowed == before) }
    Processors.keep(to: own)
    #expect(allowed == "Cpus_allowed_list:\t\(own)")
    Processors.keep(from: own)
    #expect(allowed != before && allowed != "Cpus_allowed_list:\t\(own)")
    Processors.rejoin()
    #expect(allowed == before)
    Processors.rejoin()
    #expect(allowed == before)
  }
}
