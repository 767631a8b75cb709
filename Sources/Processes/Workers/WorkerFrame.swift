package import Foundation

/// A message between a command and its workers: a kind and a payload, whose bytes only the operation understands.
package struct WorkerFrame: Hashable {
  package enum Kind: UInt8 {
    /// Sends the request to a worker that was started; it is the first frame that the worker reads.
    case request
    /// Requests the item in the payload.
    case item
    /// Requests, by number, an item that the worker already knows.
    case knownItem
    /// The worker has read its request and takes items.
    case ready
    /// The worker cannot carry the request out; the payload says why.
    case refusal
    /// The payload is the answer to an item.
    case answer
    /// A worker goes on with another request; the payload is the identity of the items that it knows.
    case plan
    /// Lets a worker go on with another request: its answers are read, and what was printed before them.
    case goOn
    /// A worker begins to draw the image in the payload by a library that may end the process; empty once it is drawn.
    case image
  }

  package let kind: Kind
  package let payload: Data

  package init(_ kind: Kind, _ payload: Data = Data()) {
    self.kind = kind
    self.payload = payload
  }

  package static func knownItem(_ number: Int) -> WorkerFrame { WorkerFrame(.knownItem, bytes(of: number)) }

  /// The number of the item that the frame names; `nil` for frames of another kind.
  package var number: Int? {
    kind == .knownItem && payload.count == Self.wordSize ? Self.word(payload) : nil
  }

  /// The kind, the number of bytes of the payload, and the payload.
  package var encoded: Data { Data([kind.rawValue]) + Self.bytes(of: payload.count) + payload }

  /// Removes the first frame from the received bytes; `nil` if it is incomplete. Bytes that do not begin a frame are
  /// discarded.
  package static func next(in received: inout Data) -> WorkerFrame? {
    guard let first = received.first else { return nil }
    guard let kind = Kind(rawValue: first) else {
      received.removeAll()
      return nil
    }
    let body = received.startIndex + 1 + wordSize
    guard received.count > wordSize else { return nil }
    let end = body + word(received[received.startIndex + 1..<body])
    guard received.endIndex >= end else { return nil }
    defer { received = Data(received[end...]) }
    return WorkerFrame(kind, Data(received[body..<end]))
  }

  private static let wordSize = 4

  private static func bytes(of number: Int) -> Data {
    Data((0..<wordSize).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }

  private static func word(_ bytes: Data) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
}
