import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
let asksForHelp = arguments.contains("--help") || arguments.contains("-h")
do {
  switch asksForHelp ? nil : arguments.first {
  case "uikit-cases": try UIKitCasesBenchmark.run(Array(arguments.dropFirst()))
  case "solver": try SolverBenchmark.run(Array(arguments.dropFirst()))
  case "text": try TextBenchmark.run(Array(arguments.dropFirst()))
  case "layout": try LayoutBenchmark.run(Array(arguments.dropFirst()))
  case "pictures": try PicturesBenchmark.run(Array(arguments.dropFirst()))
  case "interface-builder": try InterfaceBuilderBenchmark.run(Array(arguments.dropFirst()))
  case "goldens": try GoldensBenchmark.run(Array(arguments.dropFirst()))
  case "lint": try LintPrecisionBenchmark.run(Array(arguments.dropFirst()))
  case "conflicts": try ConflictsBenchmark.run(Array(arguments.dropFirst()))
  case "logs": try LogsBenchmark.run(Array(arguments.dropFirst()))
  case "live": try LiveBenchmark.run(Array(arguments.dropFirst()))
  case "agents": try AgentsBenchmark.run(Array(arguments.dropFirst()))
  case "editors": try EditorsBenchmark.run(Array(arguments.dropFirst()))
  case "suggest": try SuggestBenchmark.run(Array(arguments.dropFirst()))
  default:
    print(
      "usage: benchmarks solver [FILE.prob …] [--values OUT] [--json] | uikit-cases FILE [--json] "
        + "| layout [--json] | layout growth [FAMILY …] [--sizes 1000,4000] [--json] "
        + "| layout edit [--subtrees 125,500,2000] [--json] | layout lists [--json] | text [FILE.csv] [--json] "
        + "| pictures [--json] | interface-builder FOLDER [--json] | goldens [--json] | logs FOLDER [--json] "
        + "| conflicts --seeded [--seed N] [--json] | lint FOLDER [--list] [--json] | suggest FOLDER … [--json] "
        + "| agents [--runs N] [--calls N] [--json] | editors [--saves N] [--json] "
        + "| live [--saves N] [--only PART,…] [--json]")
    exit(asksForHelp ? 0 : 2)
  }
} catch let error as CocoaError {
  fail("\(error.filePath ?? "a file"): \(error.localizedDescription)")
} catch {
  fail("\(error)")
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("benchmarks \(arguments.first ?? ""): \(message)\n".utf8))
  exit(2)
}
