import Foundation
import LPJSONRPC
import LPSupport
import LPOperations

/// The commands of lenses and actions.
extension EditorServer {
  func command(_ parameters: JSONValue) throws(RPCError) -> @Sendable () throws(RPCError) -> JSONValue {
    let name = parameters["command"]?.string ?? ""
    guard let command = EditorCommand(rawValue: name) else { throw .invalidParameters("there is no command '\(name)'") }
    let state = host.state
    guard let key = Self.key(parameters["arguments"]), state.catalogs.indices.contains(key.catalog),
      state.catalogs[key.catalog].previews.indices.contains(key.preview)
    else { throw .invalidParameters("'arguments' has to have a 'catalog' and a 'preview' that exist") }
    let preview = state.catalogs[key.catalog].previews[key.preview].name
    return { [self] () throws(RPCError) in
      do {
        return try carryOut(command, preview, key)
      } catch {
        let failure = CommandFailure(error, next: "Fix the problem above, then try again.")
        throw RPCError(code: -32803, message: "\(failure.problem)\n\(failure.remedy)")
      }
    }
  }

  /// - Returns: for `render` the pictures of all variants, for clients that show them themselves.
  private func carryOut(
    _ command: EditorCommand, _ preview: String, _ key: PreviewFacts.Key
  ) throws -> JSONValue {
    switch command {
    case .openPage:
      show("\(try host.livePage())#\(key.catalog)/\(key.preview)", isOutside: true)
    case .render:
      let files = try host.run("render", preview: preview, of: key.catalog).files
      let pictures = files.filter { $0.hasSuffix(".png") }.map { URL(fileURLWithPath: $0).absoluteString }
      if let first = pictures.first { show(first, isOutside: false) }
      return ["pictures": .array(pictures.map { .string($0) })]
    case .compare, .record:
      let report = try host.run(command == .compare ? "test" : "record", preview: preview, of: key.catalog).report
      let isSame = report["status"]?.number == 0
      let message =
        command == .record
        ? "The goldens of \(preview) are recorded."
        : isSame ? "\(preview) matches its goldens." : "\(preview) differs from its goldens."
      notify("window/showMessage", ["type": .number(isSame ? 3 : 2), "message": .string(message)])
    }
    return .null
  }

  /// Opens a file or a page, or says where it is.
  private func show(_ address: String, isOutside: Bool) {
    guard session.withLock(\.showsDocuments) else {
      return notify("window/showMessage", ["type": 3, "message": .string(address)])
    }
    request("window/showDocument", ["uri": .string(address), "external": .bool(isOutside), "takeFocus": false])
  }
}
