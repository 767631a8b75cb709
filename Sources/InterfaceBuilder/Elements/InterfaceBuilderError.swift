/// Why a file is not an Interface Builder document that can be read.
package enum InterfaceBuilderError: Error, Hashable, CustomStringConvertible {
  case unreadable(path: String)
  /// The document has more bytes than are read.
  case tooLarge(bytes: Int, limit: Int)
  case tooManyElements(limit: Int)
  case tooDeep(line: Int, limit: Int)
  case malformed(line: Int, reason: String)
  /// A document type or an entity: no document of Interface Builder has one, and expanding them has no bound.
  case declaresEntities(line: Int)
  /// The root element is another one.
  case notADocument(root: String)
  /// A document as Xcode 4 and Interface Builder wrote them.
  case oldFormat(root: String)
  /// A `.nib`, or what lies in a `.storyboardc`.
  case compiled
  /// A document for a platform without Auto Layout, as its `targetRuntime` names it.
  case withoutAutoLayout(runtime: String)

  package var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path); check the path and its permissions"
    case .tooLarge(let bytes, let limit):
      "the document has \(bytes) bytes, more than \(limit); split the storyboard"
    case .tooManyElements(let limit): "the document has more than \(limit) elements; split the storyboard"
    case .tooDeep(let line, let limit):
      "line \(line): elements are nested more than \(limit) deep; this is no document of Interface Builder"
    case .malformed(let line, let reason):
      "line \(line): malformed XML (\(reason)); open and save the document in Xcode, or resolve its merge conflict"
    case .declaresEntities(let line):
      "line \(line): the document declares a document type or entities, which Interface Builder never writes; remove them"
    case .notADocument(let root): "the root element is <\(root)>, not <document>; name a .storyboard or .xib file"
    case .oldFormat(let root):
      "the root element is <\(root)>: a document in the format of Xcode 4 and earlier; open it in Xcode, which saves it anew"
    case .compiled: "this is a compiled document; name the .storyboard or .xib file that it was made of"
    case .withoutAutoLayout(let runtime):
      "the document is for \(runtime), which has no Auto Layout; name one for iOS, tvOS or macOS"
    }
  }
}
