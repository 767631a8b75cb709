/// A row of the argument table: one verb with its options.
package struct ArgumentVerb: Hashable, Sendable {
  package let name: String
  /// One sentence without a full stop, as the list of verbs prints it.
  package let summary: String
  /// The operands that the verb takes; `nil` if it takes none.
  package let operands: Operands?
  package let groups: [OptionGroup]
  /// Examples as whole command lines, without the command's name.
  package let examples: [Example]

  package struct Operands: Hashable, Sendable {
    package let placeholder: String
    package let help: String
    package let isRequired: Bool
    /// The name of a flag with which operands are not required.
    package let optionalWith: String?

    package init(_ placeholder: String, _ help: String, isRequired: Bool = false, optionalWith: String? = nil) {
      self.placeholder = placeholder
      self.help = help
      self.isRequired = isRequired
      self.optionalWith = optionalWith
    }
  }

  package struct OptionGroup: Hashable, Sendable {
    package let title: String
    package let options: [ArgumentOption]

    package init(_ title: String, _ options: [ArgumentOption]) {
      self.title = title
      self.options = options
    }
  }

  package struct Example: Hashable, Sendable {
    package let arguments: String
    package let help: String

    package init(_ arguments: String, _ help: String) {
      self.arguments = arguments
      self.help = help
    }
  }

  package init(
    _ name: String, _ summary: String, operands: Operands? = nil, groups: [OptionGroup] = [], examples: [Example] = []
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.groups = groups
    self.examples = examples
  }

  package var options: [ArgumentOption] { groups.flatMap(\.options) }
}
