package import LPSupport

/// What came of a suite: by file, and by cause.
package struct SuiteReport: Encodable, Sendable {
  package struct File: Encodable, Sendable {
    package let file: String
    package let module: String
    /// Whether all of the file compiles.
    package var compiles = true
    /// What is left out of it: the first message of the compiler about each part.
    package var leftOut: [Place] = []
    package var tests = 0
    package var passed = 0
    package var agree = 0
    package var differ = 0
    package var withoutReference = 0

    package init(file: String, module: String) { (self.file, self.module) = (file, module) }
  }

  package struct Place: Encodable, Sendable, Hashable {
    package let file: String
    package let line: Int
    package let message: String

    package init(file: String, line: Int, message: String) {
      (self.file, self.line, self.message) = (file, line, message)
    }
  }

  package struct Cause: Encodable, Sendable, Hashable {
    /// `compile`, `run` or `picture`.
    package let kind: String
    package let count: Int
    package let cause: String
    /// The first place.
    package let example: String

    package init(kind: String, count: Int, cause: String, example: String) {
      (self.kind, self.count, self.cause, self.example) = (kind, count, cause, example)
    }
  }

  package let schema = "layout-preview/adopt/1"
  package var status = ExitStatus.success
  package let out: String
  /// Whether the package was compiled and run; otherwise nothing is known of what compiles.
  package var isTried = true
  /// The simulator that the run took the place of; `nil` if nothing names one.
  package let simulator: Simulator?
  package var modules: [Module] = []
  package var files: [File] = []
  /// What is left out of the app's sources.
  package var leftOut: [Place] = []
  package var causes: [Cause] = []

  package struct Module: Encodable, Sendable {
    package let name: String
    package let kind: SuiteModule.Kind
    package let sources: Int
    /// The modules that it imports and that are nowhere.
    package let missing: [String]

    package init(_ module: SuiteModule) {
      (name, kind, sources, missing) = (module.name, module.kind, module.sources.count, module.missing)
    }
  }

  package init(out: String, simulator: Simulator? = nil) { (self.out, self.simulator) = (out, simulator) }

  // MARK: Text

  package var lines: [String] {
    let width = files.map(\.file.count).max() ?? 0
    let rows = files.map { file in
      let name = file.file.padding(to: width)
      let whole = isTried ? "compiles" : "written "
      let state = file.compiles ? whole : file.tests > 0 ? "in part " : "left out"
      let run = "\(file.passed) of \(file.tests.counted("test")) passed"
      return "\(name)  \(state)" + (file.tests > 0 || file.agree + file.differ > 0 ? "  \(run)\(references(file))" : "")
        + (file.leftOut.first.map { "  \($0.file):\($0.line): \($0.message)" } ?? "")
    }
    return moduleLines + simulatorLines + rows + [summary] + causeLines
  }

  private func references(_ file: File) -> String {
    guard file.agree + file.differ + file.withoutReference > 0 else { return "" }
    let rest = file.withoutReference > 0 ? ", \(file.withoutReference) without reference" : ""
    return "; references: \(file.agree) agree, \(file.differ) differ\(rest)"
  }

  private var simulatorLines: [String] {
    guard let simulator else { return [] }
    let system = simulator.system.map { ", iOS \($0)" } ?? ""
    return ["device: \(simulator.device)\(system) (\(simulator.place))"]
  }

  private var moduleLines: [String] {
    modules.map { module in
      let missing = module.missing.isEmpty ? "" : "; not found: \(module.missing.joined(separator: ", "))"
      return "\(module.name): \(module.sources.counted("source"))\(missing)"
    }
  }

  /// `40 of 47 test files compile; 300 of 312 tests passed; 176 of 253 references of a Mac agree (70 %)`
  package var summary: String {
    let (tests, passed) = (files.map(\.tests).reduce(0, +), files.map(\.passed).reduce(0, +))
    guard isTried else {
      return "\(files.count(where: \.compiles)) of \(files.count.counted("test file")) written, and not compiled"
    }
    let (agree, differ) = (files.map(\.agree).reduce(0, +), files.map(\.differ).reduce(0, +))
    var parts = ["\(files.count(where: \.compiles)) of \(files.count.counted("test file")) compile"]
    if tests > 0 { parts.append("\(passed) of \(tests.counted("test")) passed") }
    if agree + differ > 0 {
      let share = Int((Double(agree) / Double(agree + differ) * 100).rounded())
      parts.append(
        "\(agree) of \((agree + differ).counted("reference")) of a Mac agree within a point (\(share) %)")
    }
    return parts.joined(separator: "; ")
  }

  private var causeLines: [String] {
    guard !causes.isEmpty else { return [] }
    return ["causes, the most frequent first:"] + causes.map { "  \($0.count) \($0.kind): \($0.cause) (\($0.example))" }
  }

  /// Groups causes, the most frequent first.
  package static func ranked(_ kind: String, _ found: [(cause: String, place: String)]) -> [Cause] {
    var (order, counts, places) = ([String](), [String: Int](), [String: String]())
    for (cause, place) in found {
      if counts[cause] == nil { order.append(cause) }
      counts[cause, default: 0] += 1
      if places[cause] == nil { places[cause] = place }
    }
    return order.map { Cause(kind: kind, count: counts[$0]!, cause: $0, example: places[$0]!) }
      .enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
