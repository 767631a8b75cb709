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
}
