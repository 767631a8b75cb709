public import Foundation

/// A closure that changes the attributes of a text before it is shown; it equals only itself.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  private final class Closure: Sendable {
    let transform: @Sendable (AttributeContainer) -> AttributeContainer
    init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  }

  private let closure: Closure

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    closure = Closure(transform)
  }

  /// Changes attributes.
  public var transform: @Sendable (AttributeContainer) -> AttributeContainer { closure.transform }
  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { closure.transform(input) }

  public static func == (lhs: UIConfigurationTextAttributesTransformer, rhs: UIConfigurationTextAttributesTransformer)
    -> Bool
  { lhs.closure === rhs.closure }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(closure)) }
}

extension UIButton.Configuration {
  /// A title, or else the configuration's, as the transformer changes it, whose parts without a font have the button's;
  /// `nil` without a transformer.
  func transformedTitle(_ given: String?, font: UIFont) -> NSAttributedString? {
    let own = given.map { AttributedString($0) } ?? attributedTitle ?? title.map { AttributedString($0) }
    guard let titleTextAttributesTransformer, var text = own else { return nil }
    for (range, var attributes) in text.runs.map({ ($0.range, $0.attributes) }) {
      if attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] == nil {
        attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
      }
      text[range].setAttributes(titleTextAttributesTransformer(attributes))
    }
    return NSAttributedString(text)
  }
}
