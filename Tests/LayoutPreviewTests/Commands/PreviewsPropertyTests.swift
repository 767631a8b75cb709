import Foundation
import Testing

/// What the code of a catalog's property `previews` does to the command that asks for them.
@Suite struct PreviewsPropertyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String], _ misdeed: String) throws -> CommandRun {
    try CommandRun("Troubled", arguments, in: folder, environment: ["TROUBLED_PREVIEWS": misdeed])
  }

  @Test func `previews that end the process do not make test pass`() throws {
    let run = try run(["test"], "exit")
    #expect(run.status == 2)
    #expect(run.errors.contains("the property `previews` of Troubled crashed: it ended the process with status 0"))
  }

  @Test func `previews that never return time out`() throws {
    let run = try run(["test", "--timeout", "1"], "loop")
    #expect(run.status == 2)
    #expect(run.errors.contains("the property `previews` of Troubled timed out after 1 s"))
  }

  @Test(arguments: [["list", "--json"], ["trace", "Plain", "--json"]])
  func `what previews print stays out of JSON and is shown once`(arguments: [String]) throws {
    let run = try run(arguments, "print")
    #expect(run.status == 0)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
    #expect(run.errors.components(separatedBy: "Troubled | made anew").count == 2)
    #expect(run.errors.components(separatedBy: "made anew").count == 2)
  }

  @Test(arguments: ["1", "2"])
  func `a preview that changes the working folder and the permissions does so for nothing else`(jobs: String) throws {
    let run = try run(["render", "Plain", "Elsewhere", "Small box", "--format", "png", "--jobs", jobs], "chdir")
    #expect(run.status == 0)
    let files = ["elsewhere", "plain", "small-box"].map { "out/Troubled/\($0)/default.png" }
    #expect(folder.files.filter { $0.hasSuffix(".png") } == files)
    for file in files {
      let path = folder.url.appendingPathComponent(file).path
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(try #require(mode) & 0o600 == 0o600)
    }
    #expect(try self.run(["record", "Plain", "Elsewhere"], "chdir").status == 0)
    #expect(try self.run(["test", "Plain", "Elsewhere"], "chdir").output == "2 variants: 2 the same\n")
  }
}
