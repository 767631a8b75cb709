import LPAdoption
import LPCommandLine
import Foundation
import LPProcesses
import LPSupport

/// Runs the tests of an adopted suite, and counts what they say by file.
struct AdoptedTrial {
  private let suite: AdoptedSuite
  private let simulator: Simulator?
  private let out: String
  private let console: Console
  private let program: String

  /// The number of tests that may end the process; the others run without them.
  private static let mostCrashes = 100
  /// How many seconds one run may take.
  private static let patience = 900

  init(_ suite: AdoptedSuite, on simulator: Simulator?, out: String, _ console: Console) {
    (self.suite, self.simulator, self.out, self.console) = (suite, simulator, out, console)
    program = "\(out)/.build/debug/\(suite.package.name)PackageTests.xctest"
  }

  /// - Returns: the causes of failures.
  func run() throws -> [SuiteReport.Cause] {
    let outcomes = "\(out)/.build/snapshot-outcomes.jsonl"
    unlink(outcomes)
    // The first run records, which fails.
    if !suite.hasReferences { _ = try allTests("") }
    let tests = try allTests(outcomes)
    let found = SnapshotOutcome.all(in: FileManager.default.contents(atPath: outcomes) ?? Data())
    note(tests)
    note(found)
    let failed = tests.filter { $0.hasPassed != true && !Self.isOfReference($0.message) }
    return SuiteReport.ranked("run", failed.map { (Self.general($0.message ?? "it did not end"), $0.name) })
      + SuiteReport.ranked(
        "picture", found.flatMap { outcome in outcome.causes.map { ($0, place(outcome)) } })
  }

  private func place(_ outcome: SnapshotOutcome) -> String {
    let name = (outcome.reference as NSString).lastPathComponent
    return "\(suite.shown(suite.original(outcome.file))), \(name)"
  }

  /// Whether a failure is one of pictures, which are counted by themselves.
  private static func isOfReference(_ message: String?) -> Bool {
    message?.contains("differs from the reference of a Mac") == true
  }

  /// A message without what is different in every test.
  private static func general(_ message: String) -> String {
    String((message.split(separator: "\n").first ?? "").prefix(200))
  }

  // MARK: Running

  /// Runs all tests, those of snapshots first: others may wait for a network, or for a user.
  private func allTests(_ outcomes: String) throws -> [TestLog.Test] {
    let (files, classes) = (suite.snapshotFiles, suite.classes)
    func isOther(_ test: String) -> Bool {
      classes[String(Self.name(test).prefix { $0 != "." })].map { !files.contains($0) } ?? false
    }
    let tests = try list()
    let done = try run(tests.filter { !isOther($0) }, outcomes)
    return try done + run(tests.filter(isOther), outcomes, isWhole: false) + swiftTests(outcomes)
  }

  /// Runs tests; those behind one that ends the process in another.
  ///
  /// - Parameter isWhole: whether all are run, and not only those that the time of one run is enough for.
  private func run(_ tests: [String], _ outcomes: String, isWhole: Bool = true) throws -> [TestLog.Test] {
    var waiting = tests
    var done: [TestLog.Test] = []
    let start = ContinuousClock.now
    for _ in 0..<Self.mostCrashes where !waiting.isEmpty {
      console.showProgress(done: done.count, of: done.count + waiting.count, "Running tests")
      let part = waiting.prefix(400)
      let log = TestLog(try self.start([part.joined(separator: ",")], outcomes))
      console.clearProgress()
      done += log.tests
      let names = Set(log.tests.map(\.name))
      var rest = part.filter { !names.contains(Self.name($0)) }
      if !isWhole, !rest.isEmpty, ContinuousClock.now - start >= .seconds(Self.patience) {
        let count = rest.count + waiting.count - part.count
        console.remark("\(count.counted("test")) that compare no snapshots had no time in \(Self.patience) seconds")
        break
      }
      if log.crash == nil, rest.isEmpty {
        waiting.removeFirst(part.count)
      } else if log.crash == nil, let first = rest.first {
        // It ended before a test began, as in what prepares a class.
        let type = first.prefix { $0 != "/" } + "/"
        for test in rest where test.hasPrefix(type) {
          done.append(.init(name: Self.name(test), hasPassed: false, message: log.stop ?? "it did not begin"))
        }
        rest.removeAll { $0.hasPrefix(type) }
        waiting = rest + waiting.dropFirst(part.count)
      } else {
        console.announce("\(log.tests.last?.name ?? "a test") ended the process: \(log.crash ?? "")")
        waiting = rest + waiting.dropFirst(part.count)
      }
    }
    return done
  }

  /// `CardTests.testCard` of `Suite.CardTests/testCard`.
  private static func name(_ listed: String) -> String {
    let parts = listed.split(separator: "/")
    let type = parts.first?.split(separator: ".").last ?? ""
    return "\(type).\(parts.last ?? "")"
  }

  private func list() throws -> [String] {
    let lines = try start(["--list-tests"], "").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let tests = lines.filter { $0.wholeMatch(of: /[\w.]+\/\w+/) != nil }
    if tests.isEmpty, let last = lines.last(where: { !$0.isEmpty }), !last.hasPrefix("Listing") {
      console.remark("no tests of XCTest could be listed, which ended with: \(last)")
    }
    return tests
  }

  private func swiftTests(_ outcomes: String) throws -> [TestLog.Test] {
    let hasTests = suite.modules.contains { module in
      module.kind == .tests
        && module.sources.contains { path in
          let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
          return SourceImports.modules(in: text).contains("Testing")
        }
    }
    guard hasTests else { return [] }
    return TestLog(try start(["--testing-library", "swift-testing"], outcomes)).tests
  }

  private func start(_ arguments: [String], _ outcomes: String) throws -> String {
    var environment = ["SNAPSHOT_OUTCOMES": outcomes, "SNAPSHOT_PACKAGE": out, "NO_COLOR": "1"]
    if suite.hasReferences { environment["SNAPSHOT_REFERENCES"] = "apple" }
    for (name, value) in simulator?.variables ?? [] { environment[name] = value }
    let command = ["timeout", "--kill-after=5", String(Self.patience), program] + arguments
    return try ChildProcess.run(command, environment: environment, capture: .everything).text
  }

  // MARK: Counting

  private func note(_ tests: [TestLog.Test]) {
    let classes = suite.classes
    for test in tests {
      let type = String(test.name.split(separator: ".").first ?? "")
      guard let path = classes[type] else { continue }
      suite.change(path) { file in
        file.tests += 1
        if test.hasPassed == true { file.passed += 1 }
      }
    }
  }

  private func note(_ outcomes: [SnapshotOutcome]) {
    for outcome in outcomes {
      suite.change(suite.original(outcome.file)) { file in
        switch outcome.result {
        case .agrees: file.agree += 1
        case .differs: file.differ += 1
        case .missing: file.withoutReference += 1
        }
      }
    }
  }
}
