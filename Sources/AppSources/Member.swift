/// A function, initialiser or variable of a type.
package struct Member: Codable, Sendable {
  /// The type as it is written around the member, or as its extension names it.
  package let type: String
  package let name: String
  /// The labels of the parameters, `_` for none; `nil` for a variable.
  package let labels: [String]?
  /// With attributes.
  package let range: Range<Int>
  /// The name that `@objc(…)` gives.
  package var objectiveCName: String?
  package var isOverride = false
  package var isInExtension = false
  /// Whether the member is inside `#if`, within its type.
  package var isConditional = false
  /// Whether a document sets the variable, which has a type and no accessors but observers.
  package var isOutlet = false
  /// Where a first value can be written, for a variable that is unwrapped wherever it is used (`var model: Model!`).
  package var unwrappedEnd: Int?
  /// Whether the app gives the variable a value from outside, which is `nil` at first: one of a type, no closure and no
  /// view.
  package var isGiven = false
  package var isStatic = false
  package var isThrowing = false
  package var isAsync = false
  /// Whether nothing outside of the type can call the member: it is private, or nowhere available.
  package var isHidden = false
  /// Whether only the type itself can call the member.
  package var isPrivate = false
  /// The labels of the parameters that a call has to give; of initialisers.
  package var required: [String] = []
  /// The access that the extension gives, unless the member has its own.
  package var access: String?

  package init(type: String, name: String, labels: [String]?, range: Range<Int>) {
    (self.type, self.name, self.labels, self.range) = (type, name, labels, range)
  }

  /// The name and the labels, which an override shares with what it overrides.
  var signature: String { name + (labels.map { "(" + $0.joined(separator: ":") + ")" } ?? "") }
}
