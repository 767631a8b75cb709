import Foundation
import Testing

/// `scripts/test`, which `make test` runs.
@Suite struct TestScriptTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs the script where every `swift` finds the build's database locked.
  private func run(_ arguments: String...) throws -> CommandRun {
    try folder.write("#!/bin/sh\necho 'error: unable to attach DB: database is locked'\nexit 1\n", to: "swift")
    let swift = folder.url.appendingPathComponent("swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)
    let script = CommandRun.package.appendingPathComponent("scripts/test").path
    return try CommandRun(script, arguments, in: folder, environment: ["PATH": "\(folder.url.path):/usr/bin:/bin"])
  }

  @Test func `the suite passes while another process holds the build's database`() throws {
    let run = try run("^SupportTests\\.")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    // Each of the three processes says at its end how many tests it ran.
    let closing = run.output.matches(of: /(?m)^✔ Test run with (\d+) tests? in \d+ suites? passed/)
    #expect(closing.count == 3, "\(run.output)")
    #expect(closing.compactMap { Int($0.1) }.reduce(0, +) > 0)
  }

  @Test func `a test that never ends kept the others' outcome back for ever`() throws {
    let product = """
      #!/bin/sh
      echo '◇ Test run started.'
      for name in '"Two wait"' 'quick()' '"It waits"'; do echo "◇ Test $name started."; done
      echo '✔ Test "Two wait" with 2 test cases passed after 0.1 seconds.'
      echo '✘ Test quick() failed after 0.1 seconds with 1 issue.'
      sleep 1000
      """
    try folder.write(product + "\n", to: "product")
    let path = folder.url.appendingPathComponent("product").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let script = CommandRun.package.appendingPathComponent("scripts/test").path
    let run = try CommandRun(script, [], in: folder, environment: ["TEST_PRODUCT": path, "TEST_SECONDS": "1"])
    #expect(run.status != 0)
    let named = run.output.split(separator: "\n").filter { $0.hasPrefix("not finished: ") }
    #expect(Set(named) == [#"not finished: "It waits""#], "\(run.output)")
  }

  @Test func `a name that no test has is an error`() throws {
    let run = try run("^NoSuchTests\\.")
    #expect(run.status == 1)
    #expect(run.errors.contains("no tests match '^NoSuchTests\\.'"))
  }
}
