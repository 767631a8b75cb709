public import LPLayoutModel
public import Foundation
import LPSupport

/// Strings in one language, from catalogs, with arguments and pseudo-languages applied.
///
/// A key is looked up in the language with its region, then in the language, then in the development language; a key
/// that none of them has is shown itself. `diagnostics` lists what was missing.
public final class Localizer: StringLocalizing {
  /// The locale that formats numbers and dates.
  public let locale: Locale

  private let library: StringLibrary
  private let language: LanguageTag
  private let pseudoLanguages: [PseudoLanguage]
  private let development: LanguageTag
  private let fallbacks: [LanguageTag]
  private let developmentFallbacks: [LanguageTag]
  private let formatter: StringFormatter
  private let findings = Locked<[Finding: Diagnostic]>([:])

  /// - Parameter device: the device that device variations are chosen for: `iphone`, `ipad`.
  public init(
    library: StringLibrary, language: LanguageTag, pseudoLanguages: [PseudoLanguage] = [], device: String = "iphone"
  ) {
    self.library = library
    self.language = language
    self.pseudoLanguages = pseudoLanguages
    fallbacks = library.localizations(for: language)
    var problem: CatalogError?
    do throws(CatalogError) {
      development = try library.developmentLanguage()
    } catch {
      (development, problem) = (.english, error)
    }
    developmentFallbacks = library.localizations(for: development).filter { [fallbacks] in !fallbacks.contains($0) }
    formatter = StringFormatter(language: language, device: device)
    locale = formatter.locale
    if let problem { record(problem, in: URL(fileURLWithPath: problem.file).deletingPathExtension().lastPathComponent) }
  }

  public func localized(_ key: String, table: String?, arguments: [any CVarArg]) -> String {
    localized(key, table: table, arguments: arguments, at: nil)
  }

  public func localized(_ key: String, table: String?, arguments: [any CVarArg], at site: CallSite?) -> String {
    PseudoLanguage.apply(pseudoLanguages, to: translated(key, table: table, arguments: arguments, at: site))
  }

  public func pseudolocalized(_ parts: [String]) -> [(origin: Int, text: String)] {
    PseudoLanguage.apply(pseudoLanguages, to: parts).map { ($0.origin, $0.text) }
  }

  public func translated(_ key: String, table: String?, arguments: [any CVarArg], at site: CallSite?) -> String {
    let table = table ?? "Localizable"
    let found = find(key, table: table, site) ?? (StringEntry(form: .text(key)), language)
    let (text, problems) = formatter.format(found.entry, language: found.language, arguments)
    for problem in problems where !arguments.isEmpty || isWording(key) {
      record(
        Diagnostic(
          .warning, rule: "string-format", message: "the \(language) string '\(key)': \(problem)", callSite: site,
          fix: "Make the specifiers of the string match its arguments."), of: key, in: table)
    }
    return text
  }

  public func format(_ key: String, table: String?, at site: CallSite?) -> LocalizedText? {
    guard let found = find(key, table: table ?? "Localizable", site) else { return nil }
    let text = formatter.format(found.entry, language: found.language, []).text
    let takesArguments = found.entry.takesArguments || StringFormatter.argumentsNeeded(by: text) > 0
    return LocalizedText(
      text: takesArguments ? text : PseudoLanguage.apply(pseudoLanguages, to: text), takesArguments: takesArguments)
  }

  public var keys: [(table: String, keys: [String])] {
    library.tables.map { ($0, library.keys(of: $0, in: fallbacks + developmentFallbacks)) }.filter { !$0.1.isEmpty }
  }

  /// Returns a text of an Interface Builder document in this language: the table's text for the object's id and
  /// property, or the document's own.
  package func objectText(_ key: String, table: String, base: String) -> String {
    do {
      for language in fallbacks {
        guard let entry = try library.entry(key, table: table, language: language) else { continue }
        guard case .text(let text) = entry.form else {
          return PseudoLanguage.apply(pseudoLanguages, to: formatter.format(entry, language: language, []).text)
        }
        return PseudoLanguage.apply(pseudoLanguages, to: text)
      }
      if developmentFallbacks.isEmpty == false, isWording(base), library.has(table, in: fallbacks) {
        record(
          Diagnostic(
            .warning, rule: "missing-string",
            message: "'\(base)' (\(key)) of \(table) is not translated into \(language); the document's text is shown",
            fix: "Add the \(language) text to \(table)."), of: key, in: table)
      }
    } catch {
      record(error, in: table)
    }
    return PseudoLanguage.apply(pseudoLanguages, to: base)
  }

  /// The strings found missing or wrong so far, by table, key and rule: `missing-string`, `string-format`,
  /// `unreviewed-string`, `string-catalog`.
  public var diagnostics: [Diagnostic] {
    for error in library.unreadable {
      record(error, in: URL(fileURLWithPath: error.file).deletingPathExtension().lastPathComponent)
    }
    return findings.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// The subject of a diagnostic; one diagnostic is kept for each subject.
  private struct Finding: Hashable, Comparable {
    let table: String
    let key: String
    let rule: String

    static func < (lhs: Finding, rhs: Finding) -> Bool {
      (lhs.table, lhs.key, lhs.rule) < (rhs.table, rhs.key, rhs.rule)
    }
  }

  private func record(_ diagnostic: Diagnostic, of key: String, in table: String) {
    findings.withLock { findings in
      let finding = Finding(table: table, key: key, rule: diagnostic.rule)
      if findings[finding] == nil { findings[finding] = diagnostic }
    }
  }

  private func record(_ error: CatalogError, in table: String) {
    record(
      Diagnostic(.error, rule: "string-catalog", message: error.problem, fix: error.remedy), of: error.file, in: table)
  }

  /// Returns the entry and its language.
  private func find(_ key: String, table: String, _ site: CallSite?) -> (entry: StringEntry, language: LanguageTag)? {
    guard !library.isEmpty, !key.isEmpty else {
      if isKey(key) { recordWithoutCatalog(key, table, site) }
      return nil
    }
    let source = site?.filePath
    do {
      for language in fallbacks {
        guard let entry = try library.entry(key, table: table, language: language, for: source) else { continue }
        if entry.state == .needsReview { recordUnreviewed(key, table, in: language, at: site) }
        return (entry, language)
      }
      for language in developmentFallbacks.map(Optional.some) + [nil] {
        guard let entry = try library.entry(key, table: table, language: language, for: source) else { continue }
        if isWording(key), library.isTranslatable(key, table: table), !isBaseOfDevelopment(language) {
          recordUntranslated(key, table, shown: language, site)
        }
        return (entry, language ?? development)
      }
    } catch {
      record(error, in: table)
      return nil
    }
    if isWording(key) { recordUnknown(key, table, site) }
    return nil
  }

  /// Returns whether there is anything to translate: `%@ %lld` and `12 %` are the same in all languages.
  private func isWording(_ key: String) -> Bool {
    FormatPiece.pieces(of: key).contains {
      if case .text(let text) = $0 { text.contains(where: \.isLetter) } else { false }
    }
  }

  /// Returns whether the entry is in `Base`, which holds the development language's texts.
  private func isBaseOfDevelopment(_ found: LanguageTag?) -> Bool {
    found == nil && developmentFallbacks.isEmpty
  }

  private func recordUntranslated(_ key: String, _ table: String, shown: LanguageTag?, _ site: CallSite?) {
    record(
      Diagnostic(
        .warning, rule: "missing-string",
        message:
          "'\(key)' of \(table) is not translated into \(language); the \(shown?.description ?? "Base") text is shown",
        callSite: site, fix: "Add the \(language) text to \(table)."), of: key, in: table)
  }

  private func recordUnknown(_ key: String, _ table: String, _ site: CallSite?) {
    let guess = Suggestion.nearest(to: key, in: library.keys(of: table))
    let elsewhere = library.tables.filter { $0 != table && library.keys(of: $0).contains(key) }
    var notes: [Diagnostic.Note] = []
    if !elsewhere.isEmpty { notes.append(.init("the key exists in \(elsewhere.joined(separator: ", "))")) }
    record(
      Diagnostic(
        .warning, rule: "missing-string", message: "no catalog has the key '\(key)' in \(table); the key is shown",
        callSite: site, notes: notes,
        fix: guess.map { "Did you mean '\($0)'?" } ?? "Add the key to \(table)."), of: key, in: table)
  }

  /// Returns whether a text can only be a key: words without spaces, joined by points or underscores, and perhaps with
  /// specifiers of its arguments.
  private func isKey(_ key: String) -> Bool {
    let words = FormatPiece.pieces(of: key).map { if case .text(let text) = $0 { text } else { "" } }
    let text = words.joined().trimmingCharacters(in: .whitespaces)
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    return parts.count > 1 && text.first?.isLowercase == true
      && parts.allSatisfy { part in
        part.first?.isLetter == true && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }

  private func recordWithoutCatalog(_ key: String, _ table: String, _ site: CallSite?) {
    record(
      Diagnostic(
        .warning, rule: "missing-string", message: "there is no string catalog for the key '\(key)'; the key is shown",
        callSite: site,
        fix: "Put \(table).xcstrings into a folder Resources beside the source, or name its folder with --resources; a "
          + "text that is the same in every language is written `Label(verbatim: …)`."), of: key, in: table)
  }

  private func recordUnreviewed(_ key: String, _ table: String, in language: LanguageTag, at site: CallSite?) {
    record(
      Diagnostic(
        .note, rule: "unreviewed-string", message: "the \(language) text of '\(key)' in \(table) needs review",
        callSite: site, fix: "Mark it as reviewed in \(table)."), of: key, in: table)
  }
}
