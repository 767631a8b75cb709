import LPArguments
import LPCommandLine
import LPProcesses
import Foundation
import LPLiveServer
import LPSupport

/// `watch`: serves the live page and follows the sources until it is interrupted.
struct WatchRun {
  private let order: ToolOrder
  private let console: Console

  init(_ order: ToolOrder, _ console: Console) throws {
    guard order.names.isEmpty else {
      throw CommandFailure(
        "'\(order.names[0])' is neither a Swift file, a document, nor a folder",
        remedy: "Name what to follow: 'preview watch Card.swift'. The page itself searches previews by name.")
    }
    self.order = order
    self.console = console
  }

  func run() throws -> ExitStatus {
    signal(SIGPIPE, SIG_IGN)
    let interruption = Interruption.notice()
    let page = LivePage()
    let console = console
    let follower = try CatalogFollower(order, publish: { page.publish() }, say: { console.print($0) })
    let address = try page.start(follower, port: order.command[Options.port], operands: order.command.operands)
    defer {
      page.stop()
      Interruption.endChildren(by: SIGTERM)
    }
    console.print("Live page: \(address)")
    if order.command[Options.opens] { _ = try? ChildProcess.run(["xdg-open", address], capture: .everything) }
    follower.follow(until: interruption)
    return .success
  }
}
