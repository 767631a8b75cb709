/// Explains why a golden could not be checked.
package enum GoldenCheckError: Error {
  case layout(GoldenName, LayoutTextError)
  /// Drawing, encoding or the display list threw an error.
  case picture(GoldenName, any Error)
  case write(GoldenWriteError)

  package var message: String {
    switch self {
    case .layout(let name, let error): "\(name.title): \(error.message)"
    case .picture(let name, let error): "\(name.title): the picture could not be drawn: \(error)"
    case .write(let error): error.message
    }
  }
}
