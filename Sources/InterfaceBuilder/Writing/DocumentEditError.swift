import Messages

/// Explains why a document cannot be changed where it has to be.
package enum DocumentEditError: ExplainedError, Hashable {
  case noView(line: Int)
  case noFrame(line: Int)
  case noSafeArea(line: Int)
  case oneLine(line: Int)
  case constraintIsOutlet(String, line: Int)
  case constraintVaries(String, line: Int)
  case constraintIsPlaceholder(String, line: Int)

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
    }
  }

  package var remedy: String { "Make the change in Interface Builder." }
}
