import LPAppSources
import Foundation
import LPSupport

/// The sources of an app that a view needs, without what does not compile.
///
/// Every round compiles them and reads the compiler's messages: types that no source declares get stand-ins; and of what
/// is still wrong the smallest part is left out, a value before a statement, a statement before a body, and a body before
/// a declaration. What traps in a trial is left out as well.
final class AppReduction {
  private typealias Grain = ReducedSource.Grain

  /// After so many rounds that left something out, larger parts are left out.
  private static let largerParts = [(rounds: 24, grain: Grain.declaration), (12, .body), (6, .statement)]

  private let sources: [AppSource]
  private let needed: NeededSources
  private let positions: [String: Int]
  private let program: LineProcess
  /// The classes that are shown and what they inherit from, which stay.
  private let kept: Set<String>
  private let chosen: Set<Int>
  private let shapes: Set<Int>
  /// Whether tests are left out as a whole, and nothing stands in for values and types: a test with others is none.
  private let isOfTests: Bool
  private var reduced: [Int: ReducedSource] = [:]
  private var current: [Int: AppSource] = [:]
  private var roundsWithCuts = 0
  /// The calls that would make values and do not compile.
  private(set) var failedCalls: Set<ValueMakers.Call> = []
  private(set) var standIns = StandIns()
  /// The messages about what was left out.
  private(set) var causes: [CompilerProblem] = []

  /// - Parameters:
  ///   - chosen: the positions of the sources that are compiled.
  ///   - kept: the classes that are shown.
  ///   - shapes: the positions of those of which only what they declare is compiled.
  ///   - isOfTests: whether tests are left out as a whole, and nothing stands in for values and types.
  init(
    _ app: AppFolder, _ needed: NeededSources, chosen: [Int], shapes: Set<Int> = [], keeping kept: Set<String>,
    isOfTests: Bool = false
  ) throws {
    self.isOfTests = isOfTests
    (sources, self.needed, self.chosen) = (app.sources, needed, Set(chosen).union(shapes))
    self.shapes = shapes.subtracting(chosen)
    self.kept = needed.ancestry(of: kept)
    positions = Dictionary(
      app.sources.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    program = try SyntaxProgram().serving("app")
    for index in self.shapes.sorted() {
      change(index) { source in source.leaveOutBodies(noteShape) }
    }
    for name in protocolsWithoutValue.sorted() { _ = leaveOutType(name) }
  }

  /// The protocols that initialisers of what is shown ask for and that no compiled type conforms to.
  private var protocolsWithoutValue: Set<String> {
    guard !isOfTests else { return [] }
    let types = chosen.flatMap { sources[$0].scan.types }
    let conforming = Set(types.flatMap(\.inherited))
    let protocols = Set(types.filter { $0.kind == .protocol && $0.isNameable }.map(\.name)).subtracting(conforming)
    guard !protocols.isEmpty else { return [] }
    let asked = chosen.flatMap { index in
      sources[index].scan.members.filter { $0.name == "init" && kept.contains($0.type) && !$0.required.isEmpty }
        .map { sources[index].text($0.range).prefix { $0 != "{" } }
    }
    return protocols.filter { name in
      asked.contains { $0.contains(": \(name),") || $0.contains(": \(name))") || $0.contains(": any \(name)") }
    }
  }

  /// The number of a body of a model or a service, which is left out from the beginning.
  private func noteShape(_ part: SourcePart) -> Int {
    standIns.add(part.name, "\(part.name) is not run: it belongs to a model or a service, whose functions are left out")
  }

  deinit { program.end() }

  /// The same without some of the sources, of which only the types that are missing are known.
  func without(_ wrong: Set<Int>, _ app: AppFolder, keeping kept: Set<String>) throws -> AppReduction {
    let rest = try AppReduction(
      app, needed, chosen: chosen.subtracting(shapes).subtracting(wrong).sorted(),
      shapes: shapes.subtracting(wrong), keeping: kept)
    rest.standIns.types = standIns.types
    rest.causes = causes.filter { problem in positions[problem.file].map { !wrong.contains($0) } ?? true }
    return rest
  }

  /// The sources to compile, in the order of paths.
  var compiled: [AppSource] { chosen.sorted().map { current[$0] ?? sources[$0] } }

  // MARK: Growing

  /// The sources that would show more of the view.
  ///
  /// - Parameters:
  ///   - limit: the number of sources to add.
  ///   - shapes: the number of models and services to add.
  ///   - ofViews: whether only what views miss is looked for, and not what helpers and models do.
  ///   - rejected: sources that are not added.
  func growth(
    for problems: [CompilerProblem], by limit: Int, shapes: Int, ofViews: Bool, without rejected: Set<Int>
  ) -> NeededSources.Growth {
    let asked = located(problems).filter { problem in
      !ofViews || needed.isAboutViews(problem.source) || needed.isAboutLooks(problem.line)
    }
    return needed.growth(for: asked, besides: chosen.union(rejected), limit: limit, shapes: shapes)
  }

  /// The sources in which the compiler finds more than a number of mistakes; what is missing in many places is one.
  func sources(withMistakes count: Int, in problems: [CompilerProblem]) -> Set<Int> {
    let found = Dictionary(grouping: problems) { positions[$0.file] }
    return Set(
      found.filter { Set($0.value.compactMap { CompilerMessage($0.message).mistake }).count > count }
        .keys.compactMap { $0 })
  }

  /// The sources that are compiled, and those that declare what the compiler does not find in them.
  ///
  /// - Parameters:
  ///   - most: the number of sources to return at most, if more are not compiled already.
  ///   - rejected: sources that are not added.
  func completed(for problems: [CompilerProblem], most: Int, without rejected: Set<Int>) -> [Int] {
    let more = needed.answering(located(problems)).filter { !chosen.contains($0) && !rejected.contains($0) }
    return chosen.sorted() + more.prefix(max(0, most - chosen.count))
  }

  private func located(_ problems: [CompilerProblem]) -> [(message: CompilerMessage, line: String, source: Int)] {
    problems.compactMap { problem in
      positions[problem.file].map { (CompilerMessage(problem.message), call(around: problem), $0) }
    }
  }

  // MARK: Rounds

  /// Changes the sources by the messages of a compilation.
  ///
  /// - Parameter makers: the calls that were compiled with the sources.
  /// - Returns: whether anything was changed.
  func mend(_ all: [CompilerProblem], _ makers: ValueMakers) -> Bool {
    let wrong = all.filter { $0.file.hasSuffix(ValueMakers.file) }
    // A call may be wrong because a type of its parameters is missing, which gets a stand-in.
    let failed = Set(wrong.compactMap { makers.call(atLine: $0.line) }).subtracting(failedCalls)
    // What a module keeps to itself cannot be made whatever else is repaired.
    failedCalls.formUnion(
      wrong.filter { $0.message.contains("is inaccessible due to") }.compactMap { makers.call(atLine: $0.line) })
    // From the last, as those behind one that is left out move.
    let unmade = all.filter { $0.file.hasSuffix(StandInTypes.file) }.map(\.line)
    let isUnmade = Set(unmade).sorted(by: >).map { standIns.types.leaveOutValue(atLine: $0) }.contains(true)
    let problems = all.filter { !Self.isGenerated($0) }
    if problems.isEmpty {
      failedCalls.formUnion(failed)
      return !failed.isEmpty || isUnmade
    }
    if !isOfTests, rename(problems) { return true }
    if !isOfTests, declareTypes(for: problems) {
      // What is called by a name that nothing declares is wrong whatever the types are.
      let certain = problems.filter { problem in
        let name = CompilerMessage(problem.message).missingValue
        return name.map { $0.first?.isUppercase == true && !standIns.types.names.contains($0) } ?? false
      }
      _ = leaveOut(certain)
      return true
    }
    if leaveOut(problems) { return true }
    failedCalls.formUnion(failed)
    return !failed.isEmpty || isUnmade
  }

  /// Gives what the compiler knows under other names these names.
  private func rename(_ problems: [CompilerProblem]) -> Bool {
    var isChanged = false
    let concerned = problems.filter { CompilerMessage($0.message).mayConcernOldName }
    for (file, problems) in Dictionary(grouping: concerned, by: \.file).sorted(by: { $0.key < $1.key }) {
      guard let index = positions[file], chosen.contains(index) else { continue }
      change(index) { source in
        for problem in problems {
          let message = CompilerMessage(problem.message)
          if source.rename(line: problem.line, column: problem.column, message: message) { isChanged = true }
        }
      }
    }
    return isChanged
  }

  /// Whether a problem is in what the tool wrote.
  static func isGenerated(_ problem: CompilerProblem) -> Bool {
    problem.file.hasSuffix(ValueMakers.file) || problem.file.hasSuffix(StandInTypes.file)
  }

  /// The line that a message is about, with those from the call on whose array it is in: an overload of the function may
  /// take such elements.
  private func call(around problem: CompilerProblem) -> String {
    guard problem.message.contains("expected element type") else { return line(of: problem) }
    var (text, above) = (line(of: problem), problem)
    for _ in 0..<12 where !text.contains("([") && above.line > 1 {
      above = CompilerProblem(
        file: problem.file, line: above.line - 1, column: 1, severity: problem.severity, message: problem.message)
      text = line(of: above) + "\n" + text
    }
    return text
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
      let message = CompilerMessage(problem.message)
      if let name = message.specialized {
        isNew = standIns.types.specialize(name, Self.arguments(of: name, in: line(of: problem))) || isNew
      }
      if let name = missingView(message), standIns.types.declareView(name, needed.superclass(of: name)) {
        declared.insert(name)
        causes.append(problem)
      }
      if let name = message.redeclared { isNew = standIns.types.remove(name) || isNew }
      if let name = message.neededProtocol { isNew = standIns.types.makeProtocol(name) || isNew }
      if let (outer, name) = message.missingInnerType { isNew = standIns.types.declare(name, inside: outer) || isNew }
      guard let name = message.missingType else { continue }
      let types = chosen.flatMap { sources[$0].scan.types }.filter { $0.inherited.contains(name) }
      let isConformance = types.contains { !($0.kind == .class && $0.inherited.first == name) }
      let isNew = standIns.types.declare(
        name, isConformance: isConformance || isProtocol(name), subclass: types.first?.name,
        superclass: needed.superclass(of: name) ?? types.first.flatMap { shownSuperclass(of: $0.name, named: name) })
      if isNew {
        declared.insert(name)
      }
      // That an expression mentions it is reported already.
      let isReported = causes.contains { CompilerMessage($0.message).missingValue == name }
      if declared.contains(name), !isReported { causes.append(problem) }
    }
    return isNew || !declared.isEmpty
  }

  /// The superclass of a missing class of which a shown one is a subclass, where no name says more.
  private func shownSuperclass(of type: String, named name: String) -> String? {
    guard !isOfTests, kept.contains(type), UIKitName.superclass(of: name) ?? UIKitName.superclass(of: type) == nil
    else { return nil }
    return name.hasSuffix("Controller") ? "UIViewController" : "UIView"
  }

  /// A class in an expression that no compiled source declares, and that is a view by the app's sources or its name.
  private func missingView(_ message: CompilerMessage) -> String? {
    guard let name = message.missingValue, name.first?.isUppercase == true else { return nil }
    return needed.superclass(of: name) != nil || UIKitName.hasViewNameOfItsOwn(name) ? name : nil
  }

  /// Whether a type that is not compiled is a protocol where the app declares it.
  private func isProtocol(_ name: String) -> Bool {
    needed.declaring(name).contains { index in
      sources[index].scan.types.contains { $0.name == name && $0.kind == .protocol }
    }
  }

  /// The number of arguments that a line gives to a type between angle brackets.
  private static func arguments(of type: String, in line: String) -> Int {
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
    guard !problems.isEmpty else { return false }
    roundsWithCuts += 1
    let grain = Self.largerParts.first { roundsWithCuts > $0.rounds }?.grain ?? .value
    var isChanged = false
    for (file, problems) in Dictionary(grouping: problems, by: \.file).sorted(by: { $0.key < $1.key }) {
      guard let index = positions[file], chosen.contains(index) else { continue }
      // Of a model, what is wrong inside of a function goes with the function; of a helper, after some rounds.
      let isWhole = shapes.contains(index) || roundsWithCuts > Self.fineRounds && isHelper(index)
      let least = isOfTests ? .statement : isWhole ? Grain.body : .value
      let tests = isOfTests ? testLines(in: current[index] ?? sources[index]) : []
      change(index) { source in
        let ordered = problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        let (following, first) = ordered.divided { CompilerMessage($0.message).mayFollow }
        // A mistake that may follow from another is looked at when nothing else is wrong.
        for group in [first, following] {
          for problem in group {
            let isTest = tests.contains { $0.contains(problem.line) }
            if leaveOut(problem, isTest ? .declaration : max(grain, least), of: &source) { isChanged = true }
          }
          if isChanged { break }
        }
      }
    }
    return isChanged
  }

  /// After so many rounds that left something out, functions of helpers with mistakes are left out as a whole.
  private static let fineRounds = 2

  /// Whether a source shows nothing itself: it declares neither what is shown nor another view.
  private func isHelper(_ index: Int) -> Bool {
    !kept.isEmpty && !sources[index].scan.types.contains { $0.kind != .extension && kept.contains($0.name) }
      && !needed.declaresView(index)
  }

  /// The lines of the tests in a source: a part of a test is none, but its helpers may do without a statement.
  private func testLines(in source: AppSource) -> [ClosedRange<Int>] {
    source.scan.members.filter { $0.name.hasPrefix("test") && $0.labels == [] }.map { member in
      source.line(of: member.range.lowerBound)...source.line(of: member.range.upperBound)
    }
  }

  private func leaveOut(
    _ problem: CompilerProblem, _ grain: ReducedSource.Grain, of source: inout ReducedSource
  ) -> Bool {
    if giveValues(problem, in: &source) { return true }
    let message = CompilerMessage(problem.message)
    if source.takeForView(line: problem.line, column: problem.column, message: message) { return true }
    if !isOfTests,
      let part = source.leaveOutMethod(
        line: problem.line, column: problem.column, message: message, as: standIns.next)
    {
      note(part, problem)
      return true
    }
    let part = source.leaveOut(
      line: problem.line, column: problem.column, message: message, atLeast: grain, keeping: kept, as: standIns.next)
    guard let part else { return false }
    note(part, problem)
    return true
  }

  /// Gives values to the stored properties that an initialiser has none for.
  private func giveValues(_ problem: CompilerProblem, in source: inout ReducedSource) -> Bool {
    let messages = [problem.message] + problem.notes
    let properties = messages.compactMap { CompilerMessage($0).uninitializedProperty }
    var isGiven = false
    for property in properties {
      switch source.giveValue(to: property, line: problem.line, column: problem.column, as: standIns.next) {
      case .none: continue
      case .ofThisRound: isGiven = true
      case .new:
        isGiven = true
        _ = standIns.add(property, "\(property) is not given by its initialiser, and has a value at rest")
        causes.append(problem)
      }
    }
    return isGiven
  }

  private func note(_ part: SourcePart, _ problem: CompilerProblem) {
    let place = "\(SourcePath.shown(problem.file)):\(problem.line)"
    if part.kind == .element { standIns.lacksElements = true }
    let what = [.value, .made, .method].contains(part.kind) ? "has a stand-in" : "is not run"
    _ = standIns.add(
      part.name, "\(part.name.isEmpty ? place : part.name) \(what): \(problem.message) (\(place))")
    causes.append(problem)
  }

  // MARK: Traps

  /// Leaves out what a trap of a trial came from.
  ///
  /// - Returns: whether something was left out.
  func leaveOut(_ trap: AppTrap, _ makers: ValueMakers) -> Bool {
    if leaveOutTypes(trap) { return true }
    for place in trap.places {
      if place.file.hasSuffix(ValueMakers.file) {
        if let call = makers.call(atLine: place.line), failedCalls.insert(call).inserted { return true }
        continue
      }
      guard let index = position(of: place.file) else { continue }
      var part: SourcePart?
      change(index) { source in
        part = source.leaveOutTrap(line: place.line, column: place.column, keeping: kept, as: standIns.next)
      }
      guard let part else { continue }
      note(
        part,
        CompilerProblem(
          file: sources[index].path, line: place.line, column: place.column ?? 1, severity: "error",
          message: "it traps with values at rest: \(trap.message)"))
      return true
    }
    return false
  }

  /// Leaves out the declarations of types of which no value can be made, so that stand-ins take their places.
  private func leaveOutTypes(_ trap: AppTrap) -> Bool {
    let names = trap.typesWithoutValue
    let isComposed = names.count > 1 && standIns.types.compose(names)
    return names.map(leaveOutType).contains(true) || isComposed
  }

  private func leaveOutType(_ name: String) -> Bool {
    guard !kept.contains(name), needed.superclass(of: name) == nil else { return false }
    for index in chosen.sorted() {
      let declaration = sources[index].scan.types.first { $0.name == name }
      guard let declaration, ![.extension, .typealias].contains(declaration.kind) else { continue }
      var part: SourcePart?
      change(index) { source in part = source.leaveOutDeclaration(of: name, as: standIns.next) }
      guard let part else { continue }
      note(
        part,
        CompilerProblem(
          file: sources[index].path, line: 1, column: 1, severity: "error",
          message: "a value of \(name) cannot be made"))
      return true
    }
    return false
  }

  /// The compiled source of a path, or of a name where a message has no more.
  private func position(of file: String) -> Int? {
    if let index = positions[file] { return chosen.contains(index) ? index : nil }
    let named = chosen.filter { sources[$0].path.hasSuffix("/\(file)") }
    return named.count == 1 ? named.first : nil
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

extension Array {
  /// The elements for which a condition holds, and the others, in their order.
  fileprivate func divided(_ holds: (Element) -> Bool) -> (matching: [Element], others: [Element]) {
    (filter(holds), filter { !holds($0) })
  }
}
