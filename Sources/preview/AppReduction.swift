import LPAppSources
import Foundation
import LPSupport

/// The sources of an app that a view needs, without what does not compile.
///
/// Every round compiles them and reads the compiler's messages: sources that declare what is missing are added; types
/// that no source declares get stand-ins; and of what is still wrong the smallest part is left out, a value before a
/// statement, a statement before a body, and a body before a declaration.
final class AppReduction {
  /// How much of an app is compiled.
  struct Reach {
    /// The number of sources that are compiled at first, those that are nearest to the view.
    let near: Int
    /// The number of sources that are compiled at most.
    let most: Int
    /// The seconds after which no more is tried.
    let seconds: Double

    /// The reaches that are tried, one after the other: where much of an app does not compile, less of it may, with more
    /// stand-ins.
    static let all = [Reach(near: 20, most: 40, seconds: 120), Reach(near: 4, most: 8, seconds: 60)]
  }

  private let reach: Reach
  /// After so many rounds that left something out, larger parts are left out.
  private static let largerParts = [(rounds: 24, grain: ReducedSource.Grain.declaration), (12, .body), (6, .statement)]

  private let sources: [AppSource]
  private let needed: NeededSources
  private let positions: [String: Int]
  private let program: LineProcess
  /// The classes that are shown and what they inherit from, which stay.
  private let kept: Set<String>
  /// Whether the sources are those that somebody listed.
  private let isFixed: Bool
  private var chosen: Set<Int>
  /// The positions of the sources to compile, the nearest to the view first.
  private var order: [Int]
  private var reduced: [Int: ReducedSource] = [:]
  private var current: [Int: AppSource] = [:]
  private var roundsWithCuts = 0
  /// The calls that would make values and do not compile.
  private(set) var failedCalls: Set<ValueMakers.Call> = []
  private(set) var standIns = StandIns()
  /// The messages about what was left out.
  private(set) var causes: [CompilerProblem] = []

  /// - Parameters:
  ///   - starts: the positions of the sources that declare what is shown.
  ///   - kept: the classes that are shown.
  init(_ app: AppFolder, starts: [Int], keeping kept: Set<String>, isFixed: Bool, reach: Reach) throws {
    (sources, self.isFixed, self.reach) = (app.sources, isFixed, reach)
    needed = NeededSources(app.sources)
    self.kept = needed.ancestry(of: kept)
    positions = Dictionary(
      app.sources.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    order =
      isFixed ? Array(sources.indices) : needed.closure(of: starts, limit: max(starts.count, reach.near))
    chosen = Set(order)
    program = try SyntaxProgram().serving("app")
  }

  deinit { program.end() }

  /// The sources to compile, in the order of paths.
  var compiled: [AppSource] { chosen.sorted().map { current[$0] ?? sources[$0] } }

  // MARK: Rounds

  /// Changes the sources by the messages of a compilation.
  ///
  /// - Parameter makers: the calls that were compiled with the sources.
  /// - Returns: whether anything was changed.
  func mend(_ all: [CompilerProblem], _ makers: ValueMakers) -> Bool {
    let wrong = all.filter { $0.file.hasSuffix(ValueMakers.file) }
    failedCalls.formUnion(wrong.compactMap { makers.call(atLine: $0.line) })
    let problems = all.filter { !$0.file.hasSuffix(ValueMakers.file) }
    if problems.isEmpty { return !wrong.isEmpty }
    if !isFixed, addSources(for: problems) { return true }
    if declareTypes(for: problems) { return true }
    return leaveOut(problems)
  }

  private func addSources(for problems: [CompilerProblem]) -> Bool {
    let ranks = Dictionary(order.enumerated().map { (sources[$1].path, $0) }, uniquingKeysWith: min)
    let problems = problems.enumerated().sorted {
      (ranks[$0.element.file] ?? 0, $0.offset) < (ranks[$1.element.file] ?? 0, $1.offset)
    }.map(\.element)
    var more = problems.flatMap { needed.answering($0.message) }
    for problem in problems where !problem.message.hasPrefix("cannot find type") {
      more += needed.extensions(mentionedIn: line(of: problem))
    }
    let before = chosen.count
    for index in more where chosen.count < reach.most && chosen.insert(index).inserted { order.append(index) }
    return chosen.count > before
  }

  /// The line that a message is about.
  private func line(of problem: CompilerProblem) -> String {
    guard let index = positions[problem.file] else { return "" }
    let lines = sources[index].bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: problem.line, omittingEmptySubsequences: false)
    return lines.indices.contains(problem.line - 1) ? String(decoding: lines[problem.line - 1], as: UTF8.self) : ""
  }

  private func declareTypes(for problems: [CompilerProblem]) -> Bool {
    var (isNew, declared) = (false, Set<String>())
    for problem in problems {
      if let match = problem.message.firstMatch(of: /cannot specialize non-generic type '(\w+)'/) {
        isNew =
          standIns.specialize(String(match.1), Self.arguments(of: match.1, in: line(of: problem))) || isNew
      }
      if let match = problem.message.firstMatch(of: /invalid redeclaration of '(\w+)'|'(\w+)' is ambiguous/) {
        isNew = standIns.remove(String(match.1 ?? match.2 ?? "")) || isNew
      }
      guard let match = problem.message.firstMatch(of: /cannot find type '(\w+)' in scope/) else { continue }
      let name = String(match.1)
      let types = chosen.flatMap { sources[$0].scan.types }.filter { $0.inherited.contains(name) }
      let isConformance = types.contains { !($0.kind == .class && $0.inherited.first == name) }
      if standIns.declare(name, isConformance: isConformance, subclass: types.first?.name) { declared.insert(name) }
      if declared.contains(name) { causes.append(problem) }
    }
    return isNew || !declared.isEmpty
  }

  /// The number of arguments that a line gives to a type between angle brackets.
  private static func arguments(of type: Substring, in line: String) -> Int {
    guard let start = line.range(of: "\(type)<") else { return 0 }
    var (depth, count) = (0, 1)
    for letter in line[start.upperBound...] {
      if "<([".contains(letter) { depth += 1 }
      if ">)]".contains(letter) { depth -= 1 }
      if depth < 0 { break }
      if letter == ",", depth == 0 { count += 1 }
    }
    return count
  }

  private func leaveOut(_ problems: [CompilerProblem]) -> Bool {
    roundsWithCuts += 1
    let grain = Self.largerParts.first { roundsWithCuts > $0.rounds }?.grain ?? .value
    var isChanged = false
    for (file, problems) in Dictionary(grouping: problems, by: \.file).sorted(by: { $0.key < $1.key }) {
      guard let index = positions[file], chosen.contains(index) else { continue }
      change(index) { source in
        for problem in problems.sorted(by: { ($0.line, $0.column) < ($1.line, $1.column) })
        where leaveOut(problem, grain, of: &source) { isChanged = true }
      }
    }
    return isChanged
  }

  private func leaveOut(
    _ problem: CompilerProblem, _ grain: ReducedSource.Grain, of source: inout ReducedSource
  ) -> Bool {
    let part = source.leaveOut(
      line: problem.line, column: problem.column, message: problem.message, atLeast: grain, keeping: kept,
      as: standIns.next)
    guard let part else { return false }
    let place = "\(SourcePath.shown(problem.file)):\(problem.line)"
    let what = part.kind == .value ? "has a stand-in" : "is not run"
    _ = standIns.add(
      part.name, "\(part.name.isEmpty ? place : part.name) \(what): \(problem.message) (\(place))")
    causes.append(problem)
    return true
  }

  private func change(_ index: Int, _ change: (inout ReducedSource) -> Void) {
    let source = sources[index]
    var next =
      reduced[index]
      ?? ReducedSource(
        AppSource(
          path: source.path, bytes: source.bytes,
          scan: AppFolder.scan(source.path, text: source.bytes, listsParts: true, program)))
    change(&next)
    next.update()
    reduced[index] = next
    let bytes = next.bytes
    current[index] = AppSource(
      path: source.path, bytes: bytes, scan: AppFolder.scan(source.path, text: bytes, program))
  }
}
