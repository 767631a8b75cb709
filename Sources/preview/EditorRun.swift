import AutoLayout
import Arguments
import CommandLine
import EditorServer
import Files
import Foundation
import JSONRPC
import Messages

/// `lsp`: serves the catalogs of an editor's folder over standard input and output.
struct EditorRun {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) { self.command = command }

  func run() throws -> ExitStatus {
    signal(SIGPIPE, SIG_IGN)
    // Programs that are started neither read the editor's messages nor write between them.
    let (input, output) = (dup(0), dup(1))
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    for descriptor in [input, output] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    dup2(null, 0)
    dup2(2, 1)
    let writer = FileHandle(fileDescriptor: output, closeOnDealloc: false)
    let server = EditorServer(EditorCatalogs(command), least: command[Options.severity] ?? .warning) { data in
      writer.write(data, toClientOf: "lsp")
    }
    var frames = MessageFrames(input)
    let isOrderly = server.serve(&frames)
    Interruption.endChildren(by: SIGTERM)
    return isOrderly ? .success : .found
  }
}
