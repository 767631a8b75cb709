import Files
import Foundation
import Messages

extension FileHandle {
  /// Writes a message to the client of a server. If nobody can read it, the server says so and ends: it would go on for
  /// a client that hears nothing.
  ///
  /// - Parameter verb: the server's verb.
  func write(_ data: Data, toClientOf verb: String) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(fileDescriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let reason = String(cString: strerror(errno))
        let text = "error: 'preview \(verb)' ends, because its client cannot be written to: \(reason)\n"
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
        Interruption.endChildren(by: SIGTERM)
        exit(ExitStatus.impossible.rawValue)
      }
    }
  }
}
