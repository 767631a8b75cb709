import Foundation
import Testing

@Suite struct ConflictCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x11 V:[UIView:0xa1(200)]>",
          "<NSLayoutConstraint:0x12 V:[UIView:0xa1(84)]>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x11 V:[UIView:0xa1(200)]>
      """, to: "log.txt")
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun("preview", ["conflict"] + arguments, in: folder)
  }

  @Test func `A log is explained, with status 1`() throws {
    let run = try run("log.txt")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("2 constraints contradict each other"))
    #expect(run.output.contains("The framework broke line 1, which resolves the conflict."))
    #expect(run.output.contains("200, but UIView is 84 high."))
  }

  @Test func `The JSON has the lines, the verdict and what was broken`() throws {
    let run = try run("log.txt", "--json")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let conflict = try #require((json["conflicts"] as? [[String: Any]])?.first)
    #expect(Set(json.keys) == ["conflicts", "traces"])
    #expect(
      Set(conflict.keys) == ["constraint_lines", "understood", "verdict", "minimal", "broken", "break_resolves"])
    #expect(conflict["constraint_lines"] as? Int == 2 && conflict["understood"] as? Int == 2)
    #expect(conflict["verdict"] as? String == "conflict" && conflict["minimal"] as? [Int] == [1, 2])
    #expect(conflict["broken"] as? Int == 1 && conflict["break_resolves"] as? Bool == true)
  }

  @Test func `Lines that agree are said to, with status 0`() throws {
    try folder.write("<NSLayoutConstraint:0x11 V:[UIView:0xa1(200)]>", to: "one.txt")
    let run = try run("one.txt")
    #expect(run.status == 0)
    #expect(run.output.contains("These lines do not contradict each other as printed; missing is "))
  }

  @Test(arguments: ["picture.svg", "picture.png"])
  func `The views in conflict are drawn`(name: String) throws {
    #expect(try run("log.txt", "--out", name).status == 1)
    let bytes = try folder.read(name)
    #expect(name.hasSuffix("svg") ? bytes.starts(with: Data("<?xml".utf8)) : bytes.starts(with: [0x89, 0x50]))
    if name.hasSuffix("svg") { #expect(String(decoding: bytes, as: UTF8.self).contains("too much")) }
  }

  @Test func `A file without constraints, a missing one and one that is too large are errors`() throws {
    try folder.write("hello\n", to: "hello.txt")
    try folder.write(String(repeating: "x", count: 16_000_001), to: "large.txt")
    for (name, words) in [
      ("hello.txt", "has neither constraints nor a trace"), ("none.txt", "cannot be read"),
      ("large.txt", "has more than 16,000,000 bytes"),
    ] {
      let run = try run(name)
      #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
    }
  }
}
