import LPSupport

/// Explains why a document cannot be changed where it has to be.
package enum DocumentEditError: ExplainedError, Hashable {
  case noView(line: Int)
  case noFrame(line: Int)
  case noSafeArea(line: Int)
  case oneLine(line: Int)
  case constraintIsOutlet(String, line: Int)
  case constraintVaries(String, line: Int)
  case constraintIsPlaceholder(String, line: Int)
  case viewIsInBar(String, line: Int)
  case viewIsHidden(String, line: Int)
  case viewVaries(String, line: Int)
  case comment(line: Int)

  package var problem: String {
    switch self {
    case .noView(let line): "line \(line) does not have exactly one view with an object id"
    case .noFrame(let line): "the view in line \(line) has no frame"
    case .noSafeArea(let line): "the view in line \(line) has no safe area guide that constraints could refer to"
    case .oneLine(let line): "the elements in line \(line) share lines with others"
    case .constraintIsOutlet(let id, let line): "constraint \(id) in line \(line) is an outlet of the app's code"
    case .constraintVaries(let id, let line): "constraint \(id) in line \(line) varies by size class"
    case .constraintIsPlaceholder(let id, let line):
      "constraint \(id) in line \(line) is a placeholder for the app's code"
    case .viewIsInBar(let id, let line): "view \(id) in line \(line) is in a bar, and a scene of its own"
    case .viewIsHidden(let id, let line): "view \(id) in line \(line) is hidden, so that its layout is not known"
    case .viewVaries(let id, let line): "view \(id) in line \(line) varies by size class"
    case .comment(let line): "the constraints in line \(line) have a comment, which would be lost"
    }
  }

  package var remedy: String { "Make the change in Interface Builder." }
}
