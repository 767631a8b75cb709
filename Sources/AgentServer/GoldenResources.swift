import Foundation
import LPJSONRPC

/// The goldens of a package as resources: `golden:///Gallery/checkout/default.png`.
struct GoldenResources {
  private static let scheme = "golden:///"
  private static let pageSize = 500

  /// The package's folder; `nil` where there is none, and no resource.
  let root: String?

  private var folder: String? { root.map { $0 + "/goldens" } }

  /// - Throws: `RPCError` for a cursor that no page gave.
  func page(_ cursor: JSONValue?) throws(RPCError) -> [String: JSONValue] {
    let paths = self.paths()
    guard let start = cursor.map({ $0.string.flatMap(Int.init) }) ?? 0, start >= 0, start <= paths.count else {
      throw .invalidParameters("there is no page at this cursor; ask again without one")
    }
    let end = min(start + Self.pageSize, paths.count)
    var page: [String: JSONValue] = [
      "resources": .array(
        paths[start..<end].map { path in
          ["uri": .string(Self.uri(path)), "name": .string(path), "mimeType": .string(Self.type(path))]
        })
    ]
    if end < paths.count { page["nextCursor"] = .string("\(end)") }
    return page
  }

  /// - Throws: `RPCError` for what is no golden.
  func content(_ uri: JSONValue?) throws(RPCError) -> [String: JSONValue] {
    guard let uri = uri?.string else { throw .invalidParameters("resources/read needs 'uri', a string") }
    // Only what is listed is read, so that no address leads out of the folder.
    guard let folder, let path = paths().first(where: { Self.uri($0) == uri }),
      let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
    else {
      throw RPCError(code: -32002, message: "there is no golden at this address", data: ["uri": .string(uri)])
    }
    var content: [String: JSONValue] = ["uri": .string(uri), "mimeType": .string(Self.type(path))]
    if path.hasSuffix(".png") {
      content["blob"] = .string(data.base64EncodedString())
    } else {
      content["text"] = .string(String(decoding: data, as: UTF8.self))
    }
    return ["contents": [.object(content)]]
  }

  private func paths() -> [String] {
    guard let folder, let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    let paths = all.compactMap { $0 as? String }.filter { path in
      !path.split(separator: "/").contains { $0.hasPrefix(".") } && (path.hasSuffix(".png") || path.hasSuffix(".txt"))
    }
    return paths.filter { path in
      let type = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")[.type] as? FileAttributeType
      return type == .typeRegular
    }.sorted()
  }

  private static func uri(_ path: String) -> String {
    scheme + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
  }

  private static func type(_ path: String) -> String { path.hasSuffix(".png") ? "image/png" : "text/plain" }
}
