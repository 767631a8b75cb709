import LPDrawing
import Foundation
import LPOperations
package import LPArguments
package import LPSupport

/// `conflict`: what a console log about constraints says.
package struct ConflictCommand {
  private let command: ParsedCommand
  private let console: Console
  /// The largest log that is read, in bytes.
  private static let limit = 16_000_000

  package init(_ command: ParsedCommand, _ console: Console) { (self.command, self.console) = (command, console) }

  package func run() throws -> ExitStatus {
    guard command.operands.count <= 1 else {
      throw failure(
        "conflict takes one log, but got \(command.operands.count)", "Join the logs, and use '-' to read them.")
    }
    let name = command.operands.first ?? "-"
    let explanation = PastedLogExplanation(try read(name))
    guard !explanation.isEmpty else {
      throw failure(
        "\(name == "-" ? "standard input" : name) has neither constraints nor a trace",
        "Paste the log from 'Unable to simultaneously satisfy constraints' on.")
    }
    console.printJSON(explanation.report)
    for line in explanation.lines { console.print(line) }
    try draw(explanation)
    return explanation.finds ? .found : .success
  }

  private func failure(_ problem: String, _ remedy: String) -> CommandFailure {
    CommandFailure(problem, remedy: remedy + "\nRun 'preview conflict --help'.")
  }

  // MARK: Files

  private func read(_ name: String) throws -> [UInt8] {
    let descriptor = name == "-" ? 0 : open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw failure("\(name) cannot be read: \(String(cString: strerror(errno)))", "Check the path.")
    }
    defer { if descriptor != 0 { close(descriptor) } }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw failure("\(name) cannot be read: \(String(cString: strerror(errno)))", "Name a file or '-'.")
      }
      if count == 0 { return bytes }
      bytes += part[..<count]
      guard bytes.count <= Self.limit else {
        throw failure("the log has more than \(Self.limit.grouped) bytes", "Cut it to the part about constraints.")
      }
    }
  }

  private func draw(_ explanation: PastedLogExplanation) throws {
    guard let path = command[Options.out] else { return }
    guard explanation.hasContradiction else {
      return console.remark("no picture: the log has no contradiction to draw")
    }
    let fonts = try FontSet()
    let scene = ConflictPicture(fonts: fonts).scene(explanation)
    let bytes =
      path.hasSuffix(".svg")
      ? Array(try SVGWriter(fonts: fonts).write(scene).utf8) : try PNGRenderer(fonts: fonts).png(scene, scale: 2)
    let slash = path.lastIndex(of: "/")
    let folder = OutputFolder(path: slash.map { String(path[..<$0]) } ?? ".")
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    folder.removeLeftovers(of: name)
    try folder.write(bytes, to: name)
    console.remark("see: \(path)")
  }
}
