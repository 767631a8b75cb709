import LPAppSources
import LPArguments
import LPCommandLine
import Foundation
import LPSupport

/// `explain` of an app's views: what was left out of each, what stands in for it, and what to give next.
struct AppExplanation {
  private let order: ToolOrder
  private let console: Console

  init(_ order: ToolOrder, _ console: Console) { (self.order, self.console) = (order, console) }

  /// Whether a command asks for it: it names views of an app, and neither a preview nor a conflict.
  static func isMeant(by order: ToolOrder) -> Bool {
    !order.command[Options.appViews].isEmpty && order.names.isEmpty && !order.command[Options.explainsConflicts]
  }

  /// What is missing for one reason.
  struct Gap: Encodable {
    /// What the sources do not declare, or the compiler's message.
    let subject: String
    let places: [String]
    /// How many of the parts that are missing for this reason the view's code reached.
    let reached: Int
    /// What to do about it.
    var advice = ""
    /// The sources that declare it and are not compiled with the view, as they are shown and as absolute paths.
    var sources: [String] = []
    var paths: [String] = []
    /// What is seen once these are compiled too, where that was tried.
    var shown: AppShown.Share?

    private enum CodingKeys: String, CodingKey {
      case subject, places, reached, advice, sources, shown
    }
  }

  private struct View: Encodable {
    let name: String
    let problem: String?
    let shown: AppShown.Share?
    let sources: [String]
    let standIns: [String]
    /// The most useful first.
    let gaps: [Gap]
  }

  private struct Report: Encodable {
    let schema = "layout-preview/explain-view/1"
    let status = ExitStatus.success
    let views: [View]
  }

  func run() throws -> ExitStatus {
    let classes = try AppClasses(order, console)
    let (world, parts) = try classes.parts()
    var views: [View] = []
    for (unit, result, library) in parts {
      let shown = result.problem == nil ? try classes.shown(unit, result, library) : nil
      let needed = NeededSources(world.app.sources, words: world.words)
      var gaps = gaps(of: result, shown, world, needed)
      // Each trial compiles the view again.
      if parts.count == 1, let before = shown?.share { try tryOut(&gaps, before, unit, classes, world) }
      let view = View(
        name: unit.name, problem: result.problem?.problem, shown: shown?.share,
        sources: result.sources.keys.sorted().map(SourcePath.shown), standIns: result.standIns, gaps: gaps)
      views.append(view)
      show(view, shown)
    }
    console.printJSON(Report(views: views))
    return .success
  }

  // MARK: Gaps

  /// How many sources are tried out.
  private static let trials = 3

  /// What is missing, by reason: what the code reached most often first.
  private func gaps(
    of result: AppUnitResult, _ shown: AppShown?, _ world: AppWorld, _ needed: NeededSources
  ) -> [Gap] {
    let all = result.gaps.filter { !$0.message.isEmpty }
    let groups = Dictionary(grouping: all) { Self.subject(of: CompilerMessage($0.message)) }
    return groups.map { subject, gaps in
      let places = Set(gaps.map { "\(SourcePath.shown($0.file)):\($0.line)" }).sorted()
      let reached = (shown?.notes ?? []).count { note in places.contains { note.hasSuffix("(\($0))") } }
      var gap = Gap(subject: subject, places: places, reached: reached)
      let own = Set(result.sources.keys)
      gap.paths = Array(
        Set(gaps.flatMap { needed.answering(CompilerMessage($0.message)) }.map { world.app.sources[$0].path })
          .subtracting(own)
      ).sorted(by: SourcePath.isLessDeep)
      gap.sources = gap.paths.map(SourcePath.shown)
      gap.advice = advice(gap, modules: Set(gaps.flatMap { result.sources[$0.file] ?? [] }).sorted())
      return gap
    }.sorted { ($1.reached, $1.places.count, $0.subject) < ($0.reached, $0.places.count, $1.subject) }
  }

  /// What a message is about: a name or a member, or else the message.
  private static func subject(of message: CompilerMessage) -> String {
    if let inner = message.missingInnerType { return "\(inner.outer).\(inner.name)" }
    if let member = message.missingMember { return (member.owner.map { "\($0)." } ?? "") + member.name }
    return message.missingName ?? message.text
  }

  private func advice(_ gap: Gap, modules: [String]) -> String {
    if let first = gap.sources.first {
      return "compile \(first) too, which declares it: list it in preview.json"
    }
    guard !gap.subject.contains(" ") else { return "repair the place, or leave the code out by '#if canImport'" }
    let origin = modules.isEmpty || modules.count > 3 ? "" : "; it may come from \(modules.joined(separator: " or "))"
    return "declare \(gap.subject) in a Swift file of your own, and name its folder too\(origin)"
  }

  /// Compiles the view with the sources that declare most of what is missing, and ranks gaps by what that shows.
  private func tryOut(
    _ gaps: inout [Gap], _ before: AppShown.Share, _ unit: AppUnit, _ classes: AppClasses, _ world: AppWorld
  ) throws {
    let candidates = gaps.indices.filter { !gaps[$0].sources.isEmpty }.prefix(Self.trials)
    for (number, index) in candidates.enumerated() {
      console.announce("Trying \(gaps[index].sources[0]) (\(number + 1) of \(candidates.count))")
      gaps[index].shown = try classes.shown(unit, with: [gaps[index].paths[0]], in: world)?.share
    }
    gaps = gaps.enumerated().sorted { first, second in
      let (one, other) = (Self.gain(first.element, before), Self.gain(second.element, before))
      return (other, first.offset) < (one, second.offset)
    }.map(\.element)
  }

  /// How many more parts are seen.
  private static func gain(_ gap: Gap, _ before: AppShown.Share) -> Int { gap.shown.map { $0.own - before.own } ?? 0 }

  // MARK: Showing

  private static let limit = 12

  private func show(_ view: View, _ shown: AppShown?) {
    console.print("\(view.name): \(view.problem ?? shown?.sentence ?? "not shown")", style: { $0.bold })
    console.print("compiled: \(view.sources.joined(separator: ", "))")
    if !view.standIns.isEmpty { console.print("empty types stand in for \(view.standIns.joined(separator: ", "))") }
    let count = order.isVerbose ? view.gaps.count : Self.limit
    if !view.gaps.isEmpty { console.print("left out, what shows most first:") }
    for (number, gap) in view.gaps.prefix(count).enumerated() {
      let places = gap.places.prefix(3).joined(separator: ", ") + (gap.places.count > 3 ? ", …" : "")
      console.print("\(number + 1). \(gap.subject) (\(places))")
      console.print("   \(gap.reached) of \(gap.places.count.counted("place")) reached\(tried(gap, view))")
      console.print("   next: \(gap.advice)")
    }
    if view.gaps.count > count { console.print("and \(view.gaps.count - count) more; --verbose lists all") }
    for note in rest(shown, view) { console.print("also: \(note)") }
  }

  private func tried(_ gap: Gap, _ view: View) -> String {
    guard let shown = gap.shown, let before = view.shown else { return "" }
    return shown.own > before.own
      ? "; with that source: \(shown.count)" : "; that source alone shows no more"
  }

  /// What the code said while it ran that no gap is about, such as values at rest of an initialiser.
  private func rest(_ shown: AppShown?, _ view: View) -> [String] {
    let places = view.gaps.flatMap(\.places)
    var seen: Set<String> = []
    return (shown?.notes ?? []).filter { note in
      !places.contains { note.hasSuffix("(\($0))") } && seen.insert(note).inserted
    }
  }
}
