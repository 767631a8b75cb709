#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Foundation
import LPSupport

/// The environment variables of this process.
///
/// Foundation makes a new dictionary each time, which takes longer than laying out a small screen. Here the variables are
/// read again only after one of them changed.
package enum ProcessVariables {
  private struct Reading {
    /// The variables as the process has them, each with its final zero.
    var block: [UInt8] = []
    var variables: [String: String] = [:]
  }

  private static let last = Locked(Reading())

  package static var current: [String: String] {
    last.withLock { last in
      let block = Self.block
      if block != last.block || block.isEmpty {
        last = Reading(block: block, variables: variables(in: block))
      }
      return last.variables
    }
  }

  /// Returns one variable, without reading the others.
  package static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Returns the variables of a block; a variable that is there twice has its first value.
  package static func variables(in block: [UInt8]) -> [String: String] {
    var found: [String: String] = [:]
    for variable in block.split(separator: 0) {
      guard let sign = variable.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = String(decoding: variable[..<sign], as: UTF8.self)
      if found[name] == nil { found[name] = String(decoding: variable[(sign + 1)...], as: UTF8.self) }
    }
    return found
  }

  /// The variables as the process has them, each with its final zero.
  package static var block: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4096)
    guard var place = Optional(environ) else { return bytes }
    while let variable = place.pointee {
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: variable, count: strlen(variable) + 1))
      place = place.successor()
    }
    return bytes
  }
}
