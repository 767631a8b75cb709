import LPAppSources
import LPDrawing
import Foundation
import LPSupport

/// What the result of compiling a part of an app follows from, noted while it is made.
final class AppUses: Sendable {
  private struct State {
    var scanned: Set<Int> = []
    var words: Set<WordUse> = []
    var compiled: Set<String> = []
  }

  private let state = Locked(State())

  /// Notes that a source was asked what is in it.
  func scan(_ index: Int) { state.withLock { _ = $0.scanned.insert(index) } }

  /// Notes a question about the declared words.
  func ask(_ use: WordUse) { state.withLock { _ = $0.words.insert(use) } }

  /// Notes sources that were compiled.
  func compile(_ paths: [String]) { state.withLock { $0.compiled.formUnion(paths) } }

  /// The record of what was noted, with the state that it has now.
  func record(in world: AppWorld, key: String) -> AppRecord {
    let noted = state.withLock { $0 }
    var record = AppRecord(key: key)
    for path in noted.compiled.sorted() { record.compiled[path] = world.digest(of: path) }
    for index in noted.scanned.sorted() {
      let path = world.app.sources[index].path
      guard record.compiled[path] == nil else { continue }
      record.scanned[path] = [world.digest(of: path), world.facts(of: path)]
    }
    record.words = Dictionary(grouping: noted.words, by: \.kind).reduce(into: [:]) { words, kind in
      words[kind.key.rawValue] = Dictionary(uniqueKeysWithValues: kind.value.map { ($0.word, world.places(of: $0)) })
    }
    record.documents = world.documents(mentioning: Array(record.compiled.keys))
    return record
  }
}

/// What a result was made from: it is used again as long as all of this is the same.
struct AppRecord: Codable, Sendable {
  /// The name of the folder with the result.
  let key: String
  /// The digests of the sources that were compiled.
  var compiled: [String: String] = [:]
  /// Of the others that were looked at, the digests of the text and of what they declare and mention.
  var scanned: [String: [String]] = [:]
  /// The sources that declare the words that were asked for, as a digest by kind and word.
  var words: [String: [String: String]] = [:]
  /// The documents that make the compiled classes, as a digest.
  var documents = ""

  init(key: String) { self.key = key }

  func isValid(in world: AppWorld) -> Bool {
    guard compiled.allSatisfy({ world.digest(of: $0.key) == $0.value }) else { return false }
    for (kind, words) in words {
      guard let kind = WordUse.Kind(rawValue: kind) else { return false }
      guard words.allSatisfy({ world.places(of: kind.use(of: $0.key)) == $0.value }) else { return false }
    }
    let isSeenTheSame = scanned.allSatisfy { path, digests in
      digests.first == world.digest(of: path) || world.isKnown(path) && digests.last == world.facts(of: path)
    }
    return isSeenTheSame && world.documents(mentioning: Array(compiled.keys)) == documents
  }
}

/// The sources and documents of an app as they are now, by digests.
final class AppWorld: Sendable {
  let app: AppFolder
  let words: DeclaredWords
  private let positions: [String: Int]
  private let digests: [String: String]
  /// The documents: the names of the classes that each makes, and its digest.
  private let documents: [(classes: Set<String>, digest: String)]
  private let known = Locked<(facts: [String: String], places: [WordUse: String])>(([:], [:]))

  /// - Parameter documents: paths of storyboards and xibs.
  init(_ app: AppFolder, documents: [String]) {
    self.app = app
    words = DeclaredWords(app.sources)
    positions = Dictionary(app.sources.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    digests = Dictionary(
      app.sources.map { ($0.path, SHA256.hex($0.bytes)) }, uniquingKeysWith: { first, _ in first })
    self.documents = documents.map(Self.document)
  }

  private static func document(_ path: String) -> (classes: Set<String>, digest: String) {
    let bytes = Array(FileManager.default.contents(atPath: path) ?? Data())
    let text = String(decoding: bytes, as: UTF8.self)
    let classes = text.split(separator: "customClass=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    return (Set(classes), SHA256.hex(bytes))
  }

  /// The digest of all sources.
  var digest: String {
    SHA256.hex(Array(app.sources.map { "\($0.path) \(digest(of: $0.path))" }.joined(separator: "\n").utf8))
  }

  /// The names of classes that a source seems to declare.
  func classes(in path: String) -> [String] { positions[path].map(words.classes(in:)) ?? [] }

  func isKnown(_ path: String) -> Bool { positions[path] != nil }

  /// The digest of a source; one of what the app depends on is read again.
  func digest(of path: String) -> String {
    digests[path] ?? FileManager.default.contents(atPath: path).map { SHA256.hex(Array($0)) } ?? ""
  }

  /// The digest of what a source declares and mentions.
  func facts(of path: String) -> String {
    if let known = known.withLock({ $0.facts[path] }) { return known }
    let facts = positions[path].map { SHA256.hex(Array(app.sources[$0].scan.facts.utf8)) } ?? ""
    known.withLock { $0.facts[path] = facts }
    return facts
  }

  /// The digest of the paths of sources that declare something by a word; empty for none.
  func places(of use: WordUse) -> String {
    if let known = known.withLock({ $0.places[use] }) { return known }
    let paths = words.sources(for: use).map { app.sources[$0].path }
    let digest = paths.isEmpty ? "" : String(SHA256.hex(Array(paths.joined(separator: "\n").utf8)).prefix(16))
    known.withLock { $0.places[use] = digest }
    return digest
  }

  /// The digest of the documents that make classes of sources.
  func documents(mentioning paths: [String]) -> String {
    let names = paths.compactMap { positions[$0] }.flatMap { app.sources[$0].scan.types }
      .filter { $0.kind == .class }.compactMap { $0.name.split(separator: ".").last.map(String.init) }
    let mentioning = documents.filter { !$0.classes.isDisjoint(with: names) }.map(\.digest)
    return mentioning.isEmpty ? "" : SHA256.hex(Array(mentioning.joined(separator: "\n").utf8))
  }
}
