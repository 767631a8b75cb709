import LPSourceNames

/// Where the name of a view or guide comes from.
package struct NameSources {
  /// A name that the author gave with `.named`.
  package var name: String?
  /// The call site of the initialiser.
  package var creationSite: CallSite?
  /// The line on which a builder mentions the view.
  package var mentionSite: CallSite?

  /// The call site to report a mistake at.
  var site: CallSite? { creationSite ?? mentionSite }

  /// Returns the variable that a builder mentions, or that the view was made for.
  func variable(in sources: SourceNames) -> String? {
    [mentionSite, creationSite].lazy.compactMap { $0.flatMap(sources.name(at:)) }.first
  }
}
