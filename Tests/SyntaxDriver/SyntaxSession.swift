package import Foundation

/// A `preview-syntax` that stays, for whoever asks it many questions one after the other.
package final class SyntaxSession: @unchecked Sendable {
  private let lock = NSLock()
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameter question: the program's subcommand.
  package init(_ question: String) {
    process.executableURL = SyntaxDriver.program
    process.arguments = [question]
    process.standardInput = input
    process.standardOutput = output
  }

  /// Returns the line that the program answers a line of JSON with.
  ///
  /// - Throws: `SyntaxDriver.Failure` if the program ends.
  package func answer(_ request: Data) throws -> Data {
    try lock.withLock {
      if process.processIdentifier == 0 { try process.run() }
      try input.fileHandleForWriting.write(contentsOf: request + [UInt8(ascii: "\n")])
      while true {
        if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
          defer { received = Data(received[(end + 1)...]) }
          return Data(received[..<end])
        }
        let count = read(output.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          process.waitUntilExit()
          throw SyntaxDriver.Failure(status: process.terminationStatus)
        }
        received.append(contentsOf: buffer[..<count])
      }
    }
  }
}
