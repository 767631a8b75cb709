import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "uikit-cases": try UIKitCasesBenchmark.run(Array(arguments.dropFirst()))
case "layout": try LayoutBenchmark.run(Array(arguments.dropFirst()))
default:
  print("usage: benchmarks uikit-cases FILE [--json] | layout [--json]")
  exit(2)
}
