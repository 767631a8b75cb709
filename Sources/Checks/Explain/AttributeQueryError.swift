/// Explains why a query does not select an attribute.
package enum AttributeQueryError: Error, Hashable, Sendable {
  /// There is no such item; the error lists the names that exist.
  case unknownItem(String, [String])
  case unknownAttribute(String, item: String, [String])
  /// Several items have the name; the error lists their paths.
  case severalItems(String, [String])
}
