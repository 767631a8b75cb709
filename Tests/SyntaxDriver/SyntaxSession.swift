package import Foundation

/// A `preview-syntax` that stays, for whoever asks it many questions one after the other. One that has ended is started
/// again by the next question.
package final class SyntaxSession: @unchecked Sendable {
  private let question: String
  private let lock = NSLock()
  private var running: (process: Process, input: FileHandle, output: FileHandle)?
  private var received = Data()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameter question: the program's subcommand.
  package init(_ question: String) { self.question = question }

  /// Returns the line that the program answers a line of JSON with.
  ///
  /// - Throws: `SyntaxDriver.Failure` if the program ends.
  package func answer(_ request: Data) throws -> Data {
    try lock.withLock {
      let (process, input, output) = try running ?? start()
      try input.write(contentsOf: request + [UInt8(ascii: "\n")])
      while true {
        if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
          defer { received = Data(received[(end + 1)...]) }
          return Data(received[..<end])
        }
        let count = read(output.fileDescriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          (running, received) = (nil, Data())
          process.waitUntilExit()
          throw SyntaxDriver.Failure(status: process.terminationStatus)
        }
        received.append(contentsOf: buffer[..<count])
      }
    }
  }

  private func start() throws -> (process: Process, input: FileHandle, output: FileHandle) {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = SyntaxDriver.program
    process.arguments = [question]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let started = (process, input.fileHandleForWriting, output.fileHandleForReading)
    running = started
    return started
  }
}
