import LPVariants

/// A part of a question that one worker answers.
package protocol OperationItem: Codable, Sendable {
  /// Index into the catalog's previews.
  var preview: Int { get }
  /// The text after the name of a preview in a progress bar.
  var detail: String { get }
  /// How many times the time for one variant the item may take.
  var timeoutFactor: Double { get }
  /// The variant that the item is about; `nil` for one that shows variants again.
  var task: PreviewTask? { get }
}

extension OperationItem {
  package var timeoutFactor: Double { 1 }
}

extension PreviewTask: OperationItem {
  package var detail: String { variant.name }
  package var task: PreviewTask? { self }
}
