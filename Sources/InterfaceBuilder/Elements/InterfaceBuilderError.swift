/// Explains why a file cannot be read as an Interface Builder document.
package enum InterfaceBuilderError: Error, Hashable, CustomStringConvertible {
  case unreadable(path: String)
  /// The document has more bytes than the limit.
  case tooLarge(bytes: Int, limit: Int)
  case tooManyElements(limit: Int)
  case tooDeep(line: Int, limit: Int)
  case malformed(line: Int, reason: String)
  /// The document declares a document type or an entity. Interface Builder writes neither, and expanding them has no
  /// bound.
  case declaresEntities(line: Int)
  /// The root element is not `document`.
  case notADocument(root: String)
  /// The document has the format of Xcode 4 and earlier.
  case oldFormat(root: String)
  /// The file is compiled: a `.nib`, or a file in a `.storyboardc`.
  case compiled
  /// The document is for a platform without Auto Layout, which its `targetRuntime` names.
  case withoutAutoLayout(runtime: String)

  package var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path); check the path and its permissions"
    case .tooLarge(let bytes, let limit):
      "the document has \(bytes) bytes, more than the limit of \(limit); split the storyboard"
    case .tooManyElements(let limit): "the document has more than \(limit) elements; split the storyboard"
    case .tooDeep(let line, let limit):
      "line \(line): elements are nested more than \(limit) deep; Interface Builder does not write such documents"
    case .malformed(let line, let reason):
      "line \(line): malformed XML (\(reason)); open and save the document in Xcode, or resolve its merge conflict"
    case .declaresEntities(let line):
      "line \(line): the document declares a document type or entities, which Interface Builder never writes; remove them"
    case .notADocument(let root): "the root element is <\(root)>, not <document>; name a .storyboard or .xib file"
    case .oldFormat(let root):
      "the root element is <\(root)>: a document in the format of Xcode 4 and earlier; open and save it in a current Xcode"
    case .compiled: "this is a compiled document; name the .storyboard or .xib file that it was compiled from"
    case .withoutAutoLayout(let runtime):
      "the document is for \(runtime), which has no Auto Layout; name one for iOS, tvOS or macOS"
    }
  }
}
