import Foundation
import LPLiveServer
import LPSupport

/// The server of the live page of some sources, once it is asked for.
final class LivePage: Sendable {
  private let server = Locked<LiveServer?>(nil)

  /// Starts the server, if it does not run.
  ///
  /// - Parameters:
  ///   - port: the port; that of the last time for the same sources, or any free one, if it is not given.
  ///   - operands: the files that the command names.
  /// - Returns: the page's address.
  /// - Throws: `CommandFailure` if the port is taken.
  func start(_ follower: CatalogFollower, port: Int?, operands: [String]) throws -> String {
    try server.withLock { server in
      if let server { return server.address }
      let made = try Self.serve(follower, port, operands)
      server = made
      return made.address
    }
  }

  private static func serve(_ follower: CatalogFollower, _ given: Int?, _ operands: [String]) throws -> LiveServer {
    let key = ([FileManager.default.currentDirectoryPath] + follower.sources + operands).joined(separator: "\n")
    var address = LiveAddress(of: key)
    let server: LiveServer
    do {
      server = try LiveServer(port: given ?? address.port, token: address.token, host: follower.host)
    } catch  where given == nil && address.port != 0 {
      // Another server for the same sources runs.
      return try LiveServer(port: 0, token: RequestGuard.makeToken(), host: follower.host)
    }
    address.port = server.port
    address.keep(for: key)
    return server
  }

  func publish() { server.withLock { $0 }?.publish() }

  func stop() { server.withLock { $0 }?.stop() }
}
