import Foundation
import LPSupport

/// The string catalogs of a project. Each is read when one of its strings is first looked up.
public final class StringLibrary: Sendable {
  private let files: [CatalogFile]
  /// The indices in `files`, in the order in which a key is looked up.
  private let filesByTable: [String: [Int]]
  private let givenDevelopmentLanguage: LanguageTag?
  /// Whether files were found around sources, so that one that cannot be read takes no others with it.
  private let isFound: Bool
  private let contents = Locked<[Int: Result<CatalogContents, CatalogError>]>([:])

  /// A library without strings.
  public static let empty = StringLibrary(files: [], developmentLanguage: nil)

  /// Finds `.xcstrings` files, and `.strings` and `.stringsdict` files in `.lproj` folders.
  ///
  /// - Parameters:
  ///   - paths: catalogs, `.lproj` folders, or folders that contain these at any depth; hidden folders are skipped.
  ///   - developmentLanguage: the language that strings are written in; by default the source language of the first
  ///     catalog, otherwise English if there is an English folder, otherwise the first folder's language.
  /// - Throws: `CatalogError` if a path does not exist or a folder's name is not a language tag.
  public convenience init(
    searching paths: [String], developmentLanguage: LanguageTag? = nil
  ) throws(CatalogError) {
    self.init(files: try CatalogSearch.files(at: paths), developmentLanguage: developmentLanguage)
  }

  /// Makes a library of files that were found around the sources of an app.
  ///
  /// - Parameter files: catalogs; those in folders whose names are no languages are left out.
  package convenience init(found files: [String], developmentLanguage: LanguageTag?) {
    self.init(
      files: files.compactMap(CatalogSearch.knownFile), developmentLanguage: developmentLanguage, isFound: true)
  }

  private init(files: [CatalogFile], developmentLanguage: LanguageTag?, isFound: Bool = false) {
    (self.files, self.isFound) = (files, isFound)
    givenDevelopmentLanguage = developmentLanguage
    let order = CatalogFile.Kind.allCases
    filesByTable = Dictionary(grouping: files.indices, by: { files[$0].table }).mapValues { indices in
      order.flatMap { kind in indices.filter { files[$0].kind == kind } }
    }
  }

  /// Whether there are no strings.
  public var isEmpty: Bool { files.isEmpty }

  /// Reads every catalog, or those that the given languages and the development language use.
  ///
  /// - Throws: the first `CatalogError`, in the order of the files.
  public func validate(for languages: [LanguageTag]? = nil) throws(CatalogError) {
    let wanted = try languages.map { languages throws(CatalogError) in
      Set((languages + [try developmentLanguage()]).flatMap(localizations))
    }
    for (index, file) in files.enumerated() {
      if let wanted, let language = file.language, !wanted.contains(language) { continue }
      _ = try read(index)
    }
  }

  /// Returns the languages that have strings: the development language first, the others sorted by tag.
  public func languages() throws(CatalogError) -> [LanguageTag] {
    var languages: Set<LanguageTag> = []
    for (index, file) in files.enumerated() {
      if let language = file.language { languages.insert(language) }
      if file.kind == .xcstrings { languages.formUnion(try read(index).strings.keys) }
    }
    guard !files.isEmpty else { return [] }
    let development = try developmentLanguage()
    return [development] + languages.subtracting([development]).sorted { $0.description < $1.description }
  }

  /// Returns the languages that stand in for a language without strings of its own, the likeliest first:
  /// `en-US` and `en-GB` for `en`, as iOS matches an app's localizations with the user's language.
  private func variants(of language: LanguageTag) -> [LanguageTag] {
    let likely = Locale.Language(identifier: language.description).maximalIdentifier.split(separator: "-").last
    return known.filter { $0.language == language.language && $0.canStandIn(for: language) }.sorted { left, right in
      let isLikely = (left.region == likely.map(String.init), right.region == likely.map(String.init))
      return isLikely.0 == isLikely.1 ? left.description < right.description : isLikely.0
    }
  }

  /// Returns the languages whose strings are shown for a language, best first.
  func localizations(for language: LanguageTag) -> [LanguageTag] {
    let fallbacks = language.fallbacks
    return known.contains(where: fallbacks.contains) ? fallbacks : fallbacks + variants(of: language)
  }

  /// The languages of folders and of catalogs that can be read. A catalog has its source language without an entry: the
  /// keys are its texts.
  private var known: Set<LanguageTag> {
    var known = Set(files.compactMap(\.language))
    for (index, file) in files.enumerated() where file.kind == .xcstrings {
      guard let contents = try? read(index) else { continue }
      known.formUnion(contents.strings.keys)
      if let source = contents.sourceLanguage { known.insert(source) }
    }
    return known
  }

  /// Returns the language that strings are written in; English if nothing says otherwise.
  public func developmentLanguage() throws(CatalogError) -> LanguageTag {
    if let givenDevelopmentLanguage { return givenDevelopmentLanguage }
    if let catalog = files.firstIndex(where: { $0.kind == .xcstrings }),
      let language = try read(catalog).sourceLanguage
    {
      return language
    }
    let folders = files.compactMap(\.language)
    return folders.contains(.english) ? .english : variants(of: .english).first ?? folders.first ?? .english
  }

  var tables: [String] { filesByTable.keys.sorted() }

  /// Returns the keys of a table in all languages, for suggestions.
  package func keys(of table: String) -> [String] {
    var keys: Set<String> = []
    for index in filesByTable[table] ?? [] {
      for strings in (try? read(index).strings.values) ?? [:].values { keys.formUnion(strings.keys) }
    }
    return keys.sorted()
  }

  /// Returns the keys of a table in some languages and in `Base`, sorted; those of a file that cannot be read are left
  /// out, which is reported where a text is looked up.
  func keys(of table: String, in languages: [LanguageTag]) -> [String] {
    var keys: Set<String> = []
    for index in filesByTable[table] ?? [] {
      guard files[index].language.map(languages.contains) ?? true, let read = try? read(index) else { continue }
      for (language, strings) in read.strings where language == CatalogFile.own || languages.contains(language) {
        keys.formUnion(strings.keys)
      }
    }
    return keys.sorted()
  }

  /// Returns the entry of a key in one language; the language `nil` is `Base`.
  ///
  /// - Parameter source: the source that asks. Of several tables of a name, the one of its module comes first: the one
  ///   that shares the most folders with it.
  func entry(
    _ key: String, table: String, language: LanguageTag?, for source: String? = nil
  ) throws(CatalogError) -> StringEntry? {
    var indices = (filesByTable[table] ?? []).filter { index in
      files[index].kind == .xcstrings ? language != nil : files[index].language == language
    }
    if indices.count > 1, let source { indices = nearest(to: source, indices) }
    for index in indices {
      let wanted = files[index].kind == .xcstrings ? language ?? CatalogFile.own : CatalogFile.own
      if let entry = try read(index).strings[wanted]?[key] { return entry }
    }
    return nil
  }

  /// Returns the indices of files by the number of leading folders that they share with a source, otherwise as they are.
  private func nearest(to source: String, _ indices: [Int]) -> [Int] {
    let folders = source.split(separator: "/")
    let shared = indices.map { index in
      zip(files[index].path.split(separator: "/"), folders).prefix { $0 == $1 }.count
    }
    return zip(indices, shared).enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map(\.element.0)
  }

  /// Returns whether a table has strings in one of the languages.
  func has(_ table: String, in languages: [LanguageTag]) -> Bool {
    (filesByTable[table] ?? []).contains { index in
      if let language = files[index].language { return languages.contains(language) }
      return ((try? read(index))?.strings.keys).map { $0.contains(where: languages.contains) } ?? false
    }
  }

  func isTranslatable(_ key: String, table: String) -> Bool {
    !(filesByTable[table] ?? []).contains { (try? read($0).untranslatable.contains(key)) ?? false }
  }

  /// Why files that were found around sources, and are needed, cannot be read.
  var unreadable: [CatalogError] {
    guard isFound else { return [] }
    return contents.withLock { contents in
      contents.sorted { $0.key < $1.key }.compactMap { if case .failure(let error) = $0.value { error } else { nil } }
    }
  }

  private func read(_ index: Int) throws(CatalogError) -> CatalogContents {
    let result = contents.withLock { contents in
      if let known = contents[index] { return known }
      let result = Result { () throws(CatalogError) in try files[index].read() }
      contents[index] = result
      return result
    }
    if isFound, case .failure = result { return CatalogContents(strings: [:]) }
    return try result.get()
  }
}
