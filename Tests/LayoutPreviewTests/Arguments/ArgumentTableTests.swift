@testable import LPSupport
import LPSupport
import Testing
import LPVariants

import LayoutPreview
@testable import LPCommandLine
@testable import LPOperations
@testable import LPArguments
@testable import LPCatalogs

struct ArgumentTableTests {
  private let table = Verb.table(command: "preview", isTool: true)

  private func command(_ arguments: [String]) throws -> ParsedCommand {
    guard case .command(let command) = try table.parse(arguments) else {
      throw ArgumentError(reason: .missingOperand(""), command: "", verb: nil)
    }
    return command
  }

  @Test(arguments: [
    ["render", "--rtl"], ["list"], ["watch"], ["--version"], ["--help"], ["help", "lint"], ["test", "--help"], [],
    ["rendr"], ["render", "--updates-baseline"], ["render", "--prune"], ["--prune"], ["compare", "a.png"], ["suggest"],
  ])
  func `a catalog answers as if it had made all verbs`(arguments: [String]) {
    func text(_ parse: () throws(ArgumentError) -> ParsedArguments) -> String {
      do throws(ArgumentError) { return "\(try parse())" } catch { return "\(error)" }
    }
    for name in ["Gallery", "preview"] {
      let whole = Verb.table(command: name, isTool: false)
      #expect(
        text { () throws(ArgumentError) in try Verb.parse(arguments, command: name) }
          == text { () throws(ArgumentError) in try whole.parse(arguments) })
    }
  }

  @Test func `each row has the name by which it is found`() {
    #expect(Verb.rows.map(\.name) == Verb.all.map(\.name))
  }

  @Test(arguments: [
    (["render"], [], []), (["render", "Profile*", "Sign in"], ["Profile*", "Sign in"], []),
    (["render", "--rtl", "--size", "compact", "--out", "out"], [], ["rtl", "size=compact", "out=out"]),
    (["render", "--size=compact,390x844"], [], ["size=compact", "size=390x844"]),
    (["render", "--size", "compact", "--size", " regular "], [], ["size=compact", "size=regular"]),
    (["render", "-o", "dir", "-j4", "card"], ["card"], ["out=dir", "jobs=4"]), (["render", "-o=dir"], [], ["out=dir"]),
    (["render", "--out", "a", "--out", "b"], [], ["out=a", "out=b"]),
    (["render", "a", "--", "--rtl", "-x"], ["a", "--rtl", "-x"], []), (["render", "-"], ["-"], []),
    (["render", "--exclude", "a, b", "--exclude=c"], [], ["exclude=a, b", "exclude=c"]),
    (["render", "--out=--odd"], [], ["out=--odd"]), (["render", "--out=a=b"], [], ["out=a=b"]),
    (["test", "--timeout", "2.5", "--shard", "1/3"], [], ["timeout=2.5", "shard=1/3"]),
    (
      ["render", "--annotate", "frames,names", "--color=never"], [],
      ["annotate=frames", "annotate=names", "color=never"]
    ),
    (["record", "--all", "--prune"], [], ["all", "prune"]),
  ])
  func `arguments become a command`(arguments: [String], operands: [String], options: [String]) throws {
    let command = try command(arguments)
    #expect(command.verb == arguments[0])
    #expect(command.operands == operands)
    #expect(command.options.map { $0.name + ($0.value.map { "=\($0)" } ?? "") } == options)
    #expect(try self.command(command.arguments()) == command, "what is handed to a worker is the same command")
  }

  @Test func `the last of several values counts, and lists add up`() throws {
    let command = try command(["render", "--out", "a", "--out", "b", "--locale", "de", "--locale", "ar,he", "--rtl"])
    #expect(command[Options.out] == "b")
    let locale = VariantAxis.locale.definition.options[0]
    #expect(command[Options.axis(locale)] == ["de", "ar", "he"])
    #expect(command[Options.isRightToLeft] && !command[Options.json])
    #expect(command.without([Options.out.row, Options.axis(locale).row]).arguments() == ["render", "--rtl"])
  }

  @Test(arguments: [
    (["rendr"], "unknown verb 'rendr'; did you mean 'render'?", "preview --help"),
    (
      ["rendr"], "preview: unknown verb",
      "list, render, test, diff, record, review, lint, sweep, coverage, explain, suggest, trace, merge, measure, doctor, "
        + "names, import, uikit, adopt, compare, conflict, completion, init, mcp, lsp, watch. Run '"
    ),
    (
      ["--rtl"],
      "preview: '--rtl' is an option of 'list', 'render', 'test', 'diff', 'record', 'lint', 'sweep', 'coverage', "
        + "'explain', 'suggest', 'trace', 'lsp', 'watch', not of this verb",
      "--help"
    ),
    (
      ["render", "--orientaton", "portrait"], "unknown option '--orientaton'; did you mean '--orientation'?",
      "preview render --help"
    ),
    (["list", "--annotate", "all"], "'--annotate' is an option of 'render', not of this verb", "preview list --help"),
    (["render", "-z"], "unknown option '-z'", "preview render --help"),
    (["render", "--out"], "--out needs a value: --out DIR", "--out=VALUE"),
    (["render", "--out", "--rtl"], "--out needs a value", "--out=VALUE"),
    (["render", "--out="], "--out has an empty value", "--help"),
    (["render", "--size", "compact,"], "--size has an empty value", "--help"),
    (["render", "--rtl=yes"], "--rtl takes no value, but got 'yes'", "--help"),
    (["render", "--jobs", "0"], "invalid value '0' for --jobs; expected a whole number from 1 to 256", "--help"),
    (["render", "--jobs", "-1"], "invalid value '-1' for --jobs", "--help"),
    (["render", "--jobs", "99999999999999999999"], "for --jobs; expected", "--help"),
    (["render", "--timeout", "nan"], "a positive number of seconds", "--help"),
    (["render", "--timeout", "0"], "a positive number of seconds", "--help"),
    (["render", "--color", "alway"], "did you mean 'always'?", "--help"),
    (["render", "--format", "png,gif"], "invalid value 'gif' for --format; choose from png, svg", "--help"),
    (["help", "rendr"], "did you mean 'render'?", "--help"),
  ])
  func `arguments that make no command say what, where and what to do`(
    arguments: [String], problem: String, remedy: String
  ) {
    let error = #expect(throws: ArgumentError.self) { try table.parse(arguments) }
    #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
    #expect(error?.remedy.contains(remedy) == true, "\(error?.remedy ?? "")")
    #expect(error?.description == "\(error?.problem ?? "")\n\(error?.remedy ?? "")")
  }

  @Test(arguments: [
    (["--help"], ParsedArguments.help(verb: nil)), (["-h"], .help(verb: nil)), (["help"], .help(verb: nil)),
    (["help", "test"], .help(verb: "test")), (["render", "--help"], .help(verb: "render")),
    (["render", "--size", "compact", "-h", "--nonsense"], .help(verb: "render")), (["--version"], .version),
  ])
  func `help and version are asked for`(arguments: [String], outcome: ParsedArguments) throws {
    #expect(try table.parse(arguments) == outcome)
  }

  @Test func `a verb may need an operand or take none`() throws {
    let table = ArgumentTable(
      command: "t", summary: "",
      verbs: [
        ArgumentVerb("explain", "", operands: .init("NAME", "", isRequired: true)), ArgumentVerb("doctor", ""),
      ])
    #expect(throws: ArgumentError(reason: .missingOperand("NAME"), command: "t", verb: "explain")) {
      try table.parse(["explain"])
    }
    #expect(throws: ArgumentError(reason: .unexpectedOperand("x"), command: "t", verb: "doctor")) {
      try table.parse(["doctor", "--", "x"])
    }
  }

  @Test func `options have one name and one letter within a verb`() {
    for verb in table.verbs {
      #expect(Set(verb.options.map(\.name)).count == verb.options.count, "\(verb.name)")
      let letters = verb.options.compactMap(\.letter)
      #expect(Set(letters).count == letters.count, "\(verb.name)")
    }
  }

  @Test func `every axis of a variant is an option of every verb about previews`() {
    // Names are those of all variants, a text is measured on no screen, pictures are compared on none, and what is
    // pending is named as it was found. The live page has its own pickers.
    let others = [
      "import", "review", "merge", "measure", "doctor", "names", "compare", "conflict", "completion", "init", "mcp",
      "uikit", "adopt", "watch",
    ]
    for verb in table.verbs where !others.contains(verb.name) {
      for axis in VariantAxis.options {
        #expect(verb.options.contains { $0.name == axis.name }, "\(axis.name)")
      }
    }
  }

  @Test func `only the tool has options for building`() {
    #expect(table.verb("list")?.options.contains { $0.name == "package-path" } == true)
    let catalog = Verb.table(command: "Gallery", isTool: false)
    #expect(catalog.verb("list")?.options.contains { $0.name == "package-path" } == false)
  }
}

struct ShardTests {
  @Test func `without times neighbours go to different shares, which are of about equal size`() {
    #expect(Shard.assignment(of: Array(repeating: nil, count: 10), to: 3) == [1, 2, 3, 1, 2, 3, 1, 2, 3, 1])
    #expect(Shard.assignment(of: [nil, nil], to: 5) == [1, 2])
    #expect(Shard.assignment(of: [], to: 2) == [])
  }

  @Test func `with times shares take about as long`() {
    let seconds: [Double?] = [9, 1, 1, 1, 1, 1, 1, 1, 1, nil]
    #expect(Self.loads(seconds, 2) == [9, 9])
    #expect(Shard.assignment(of: seconds, to: 2) == Shard.assignment(of: seconds, to: 2))
    var random = SplitMix64(seed: 7)
    for count in 1...8 {
      let seconds: [Double?] = (0..<200).map { _ in Double(random.next() % 1000) / 100 }
      let loads = Self.loads(seconds, count)
      #expect(loads.max()! - loads.min()! <= 10, "\(loads)")
    }
  }

  private static func loads(_ seconds: [Double?], _ count: Int) -> [Double] {
    var loads = Array(repeating: 0.0, count: count)
    for (length, share) in zip(seconds, Shard.assignment(of: seconds, to: count)) { loads[share - 1] += length ?? 1 }
    return loads
  }

  private func command(_ arguments: String...) throws -> ParsedCommand {
    guard case .command(let command) = try Verb.table(command: "G", isTool: false).parse(arguments) else {
      throw ShardError(text: "")
    }
    return command
  }

  @Test(arguments: [
    (["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "3"], "4/4"),
    (["CI_NODE_TOTAL": "3", "CI_NODE_INDEX": "1"], "1/3"),
    (["CI_NODE_TOTAL": "1"], nil),
    (["CIRCLE_NODE_TOTAL": "2", "CIRCLE_NODE_INDEX": "1"], "2/2"),
    (["CIRCLE_NODE_TOTAL": "1", "CIRCLE_NODE_INDEX": "0"], nil),
    (["BUILDKITE_PARALLEL_JOB_COUNT": "5", "BUILDKITE_PARALLEL_JOB": "0"], "1/5"),
    (["PREVIEW_SHARD_TOTAL": "3", "PREVIEW_SHARD_INDEX": "2", "CI_NODE_TOTAL": "9", "CI_NODE_INDEX": "9"], "3/3"),
    (["SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "5"], "3/3"),
    (
      [
        "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_ID": "9", "SLURM_ARRAY_TASK_MIN": "1",
        "SLURM_ARRAY_TASK_STEP": "4",
      ], "3/3"
    ),
    (["PREVIEW_SHARD_TOTAL": "4", "JOB_COMPLETION_INDEX": "2"], "3/4"),
    (["PREVIEW_SHARD_TOTAL": "4", "PREVIEW_SHARD_INDEX": "0", "JOB_COMPLETION_INDEX": "2"], "1/4"),
    (["TEST_TOTAL_SHARDS": "", "TEST_SHARD_INDEX": ""], nil), ([:], nil),
  ])
  func `The variables of an engine name a share of a test, unless an option does`(
    environment: [String: String], share: String?
  ) throws {
    #expect(try Shard.wanted(command("test"), environment)?.description == share)
    #expect(try Shard.wanted(command("test", "--shard", "1/2"), environment)?.description == "1/2")
    #expect(try Shard.wanted(command("record"), environment) == nil)
  }

  @Test(arguments: [("0", "0"), ("x", "0"), ("2", "2"), ("2", ""), ("2", "-1")])
  func `Variables that name no share are refused`(total: String, index: String) {
    for (totalName, indexName) in [
      ("TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX"), ("CIRCLE_NODE_TOTAL", "CIRCLE_NODE_INDEX"),
      ("SLURM_ARRAY_TASK_COUNT", "SLURM_ARRAY_TASK_ID"),
    ] {
      #expect(throws: CommandFailure.self) {
        try Shard.wanted(command("test"), [totalName: total, indexName: index])
      }
    }
  }

  @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "a/b", "1/2/3", "-1/3"])
  func `what is no share is refused`(text: String) {
    #expect(throws: ShardError(text: text)) { try Shard(text) }
  }
}
