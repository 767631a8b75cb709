import LPLayoutModel
import LPSupport

/// An image file that a preview shows and that cannot be read, which prevents its picture.
struct UnreadableImage: ExplainedError {
  let diagnostic: Diagnostic
  var problem: String { diagnostic.message }
  var remedy: String { diagnostic.fix ?? "" }
}
