import LPAppSources
import LPCatalogs
import Foundation
import LPSupport

/// What there is to show of an app: its parts that are compiled, and the scenes of its documents.
struct AppSurvey {
  private(set) var units: [AppUnit] = []
  /// The scenes, and the classes that are left out before anything is compiled.
  private(set) var items: [AppItems.Item] = []
  private let patterns: [String]
  private let operands: [String]

  /// - Parameters:
  ///   - patterns: names of classes, scenes and blocks, in which `*` stands for any characters.
  ///   - operands: the folders and files that the command names.
  init(patterns: [String], operands: [String]) { (self.patterns, self.operands) = (patterns, operands) }

  /// - Throws: `CommandFailure` if nothing has a name that is asked for.
  mutating func look(at world: AppWorld, documents: [String], modules: Set<String>) throws {
    let needed = NeededSources(world.app.sources, words: world.words)
    for type in needed.shownTypes(of: world.app.sources, where: isWanted) {
      let path = world.app.sources[type.source].path
      let unit = AppUnit(view: type.name, path: path, line: type.line, folder: folder(of: path))
      guard let obstacle = type.obstacle else {
        units.append(unit)
        continue
      }
      let problem = CommandFailure("\(type.name) is left out: \(obstacle)", remedy: "Show it with a #Preview block.")
      items += AppUnitResult(problem: problem).items(of: unit, library: "").map { item in
        var item = item
        item.isLeftOut = true
        return item
      }
    }
    items += unreadable(world)
    units += blocks(of: world.app.sources, needed, modules)
    items += documents.flatMap(scenes)
    for pattern in patterns where !(units.map(\.name) + items.map(\.name)).contains(where: { matches($0, pattern) }) {
      throw CommandFailure(
        "no view, controller, scene or #Preview block is called '\(pattern)', in --view",
        remedy: "Check the name, and that the folder contains the app's sources: --view '*' shows everything there.")
    }
  }

  private func matches(_ name: String, _ pattern: String) -> Bool {
    pattern.contains("*") ? NamePattern(pattern).matches(name) : name == pattern
  }

  private func isWanted(_ name: String) -> Bool { patterns.contains { matches(name, $0) } }

  private func isWanted(_ unit: AppUnit, _ blocks: [PreviewBlock]) -> Bool {
    isWanted(unit.name) || blocks.compactMap(\.name).contains(where: isWanted)
  }

  /// The classes of sources with mistakes that are views by their names, as what they inherit from is not known.
  private func unreadable(_ world: AppWorld) -> [AppItems.Item] {
    let problems = Dictionary(world.app.problems.map { ($0.path, $0.problem) }) { first, _ in first }
    return problems.sorted { $0.key < $1.key }.flatMap { path, mistake in
      world.classes(in: path).filter { isWanted($0) && UIKitName.superclass(of: $0) != nil }.map { name in
        let place = [mistake.line, mistake.column].compactMap { $0.map { ":\($0)" } }.joined()
        var item = AppItems.Item(
          kind: .class, name: name, path: path, line: mistake.line ?? 1, folder: folder(of: path), index: 0)
        item.problem = CommandFailure(
          "\(name) does not compile: \(SourcePath.shown(path))\(place): \(mistake.message)",
          remedy: "Fix the source, then run the command again.")
        return item
      }
    }
  }

  /// The sources with blocks that show views of UIKit.
  private func blocks(of sources: [AppSource], _ needed: NeededSources, _ modules: Set<String>) -> [AppUnit] {
    let mentioning = sources.indices.filter { sources[$0].mentions("#Preview") }
    let shown = mentioning.flatMap { sources[$0].scan.blocks }.compactMap(\.result).flatMap(needed.declaring)
    let read = Set(mentioning + shown).sorted()
    let rewritten = SourceRewrite(read.map { sources[$0] }, .catalog(showsBlocks: true), modules: modules).rewritten()
    return rewritten.compactMap { source in
      guard let first = source.blocks.first else { return nil }
      let unit = AppUnit(view: nil, path: source.path, line: first.line, folder: folder(of: source.path))
      return isWanted(unit, source.blocks) ? unit : nil
    }
  }

  /// The scenes of a document, under its name.
  private func scenes(of path: String) -> [AppItems.Item] {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    func item(_ name: String, line: Int, index: Int) -> AppItems.Item {
      AppItems.Item(kind: .scene, name: name, path: path, line: line, folder: folder(of: path), index: index)
    }
    switch Result(catching: { try DocumentCatalog.sceneNames(at: path) }) {
    case .success(let scenes):
      return scenes.enumerated()
        .map { item("\(stem) · \($1.name)", line: $1.line, index: $0) }.filter { isWanted($0.name) }
    case .failure(let error):
      var one = item(stem, line: 1, index: 0)
      one.problem = CommandFailure(error, next: "Open it in Xcode, and save it again.")
      return isWanted(stem) ? [one] : []
    }
  }

  /// The folder of a file, as readers of the command's operands know it, without that of a language.
  private func folder(of file: String) -> String {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let path = parts.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    for operand in operands {
      let root = URL(fileURLWithPath: operand).standardizedFileURL
      guard path.hasPrefix(root.path + "/") else { continue }
      let inside = (String(path.dropFirst(root.path.count + 1)) as NSString).deletingLastPathComponent
      return inside.isEmpty ? root.lastPathComponent : "\(root.lastPathComponent)/\(inside)"
    }
    return (SourcePath.shown(path) as NSString).deletingLastPathComponent
  }
}
