import Foundation

/// What a run of tests prints, as XCTest and Swift Testing print it.
package struct TestLog: Sendable {
  package struct Test: Sendable, Hashable {
    /// `CardTests.testCard`, or the name that Swift Testing prints.
    package let name: String
    package var hasPassed: Bool?
    /// The first message of a failure.
    package var message: String?

    package init(name: String, hasPassed: Bool? = nil, message: String? = nil) {
      (self.name, self.hasPassed, self.message) = (name, hasPassed, message)
    }
  }

  package private(set) var tests: [Test] = []
  /// Why the process ended before its tests did; `nil` if those that began all ended.
  package private(set) var crash: String?
  /// What the process said when it stopped, as it also does between tests; `nil` for nothing.
  package private(set) var stop: String?

  package init(_ text: String) {
    var current: Int?
    for line in text.split(separator: "\n").map(String.init) {
      if let name = Self.quoted(line, "Test Case '", "' started") {
        current = tests.count
        tests.append(Test(name: name))
      } else if let index = current, line.hasPrefix("Test Case '\(tests[index].name)' ") {
        tests[index].hasPassed = line.contains("' passed (")
        // A test that is skipped has not failed.
        if line.contains("' skipped (") { tests[index].hasPassed = true }
        current = nil
      } else if let index = current, tests[index].message == nil,
        let range = line.range(of: ": error: \(tests[index].name) : ")
      {
        tests[index].message = String(line[range.upperBound...])
      } else if Self.stops.contains(where: line.contains) {
        stop = Self.reason(line)
      } else if let test = Self.swiftTest(line) {
        tests.append(test)
      }
    }
    guard let index = current else { return }
    crash = stop ?? "the process ended"
    tests[index].hasPassed = false
    tests[index].message = crash
  }

  private static func quoted(_ line: String, _ before: String, _ after: String) -> String? {
    guard line.hasPrefix(before), let end = line.range(of: after) else { return nil }
    return String(line[line.index(line.startIndex, offsetBy: before.count)..<end.lowerBound])
  }

  private static let stops = ["Fatal error: ", "Assertion failed: ", "Precondition failed: ", "Could not cast value"]

  private static func reason(_ line: String) -> String {
    let range = stops.lazy.compactMap { line.range(of: $0 + ($0.hasSuffix(" ") ? "" : " ")) }.first
    guard let range, line[range].hasSuffix(": ") else { return line }
    return String(line[range.upperBound...])
  }

  private static func swiftTest(_ line: String) -> Test? {
    guard let match = line.firstMatch(of: #/^[^\w\s]*\s*Test ("?.+?"?) (passed|failed) after /#) else { return nil }
    let name = String(match.1)
    guard !name.hasPrefix("run with"), !name.hasPrefix("case ") else { return nil }
    return Test(name: name, hasPassed: match.2 == "passed")
  }
}
