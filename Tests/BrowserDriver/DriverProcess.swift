import Foundation

/// chromedriver, on a port that it chooses itself.
final class DriverProcess: Sendable {
  private let process: Process
  private let port: Int

  /// The driver chooses a port that is free for IPv4, and ends if another program has it for IPv6; then it is started
  /// again.
  init(_ program: String) throws {
    var (started, attempts) = (try Self.start(program), 1)
    while started.port == nil, attempts < 5 { (started, attempts) = (try Self.start(program), attempts + 1) }
    guard let port = started.port else { throw BrowserError(message: "chromedriver did not start: \(started.said)") }
    (process, self.port) = (started.process, port)
  }

  /// - Returns: the process, its port, and what it printed; no port if it has ended.
  private static func start(_ program: String) throws -> (process: Process, port: Int?, said: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--port=0"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var said = ""
    while true {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return (process, nil, said) }
      said += String(decoding: data, as: UTF8.self)
      guard let match = said.firstMatch(of: /successfully on port (\d+)/), let port = Int(match.1) else { continue }
      // It says little more, but a full pipe must not stop it.
      output.fileHandleForReading.readabilityHandler = { if $0.availableData.isEmpty { $0.readabilityHandler = nil } }
      return (process, port, said)
    }
  }

  deinit { end() }

  /// It has a request of its own for this, and is not asked twice.
  func end() {
    guard process.isRunning else { return }
    let _: JSON? = try? send("GET", "/shutdown", nil)
    kill(process.processIdentifier, SIGKILL)
  }

  private struct Value<Answer: Decodable>: Decodable {
    let value: Answer
  }

  private struct Failure: Decodable {
    let error: String
    let message: String
  }

  func send<Answer: Decodable>(_ method: String, _ path: String, _ body: JSON?) throws -> Answer {
    let (status, data) = try LoopbackRequest(
      port: port, method: method, path: path, body: try body.map { try JSONEncoder().encode($0) }
    ).answer()
    guard status == 200 else {
      let failure = try? JSONDecoder().decode(Value<Failure>.self, from: data).value
      throw BrowserError(message: "\(path): \(failure.map { "\($0.error): \($0.message)" } ?? "no answer")")
    }
    return try JSONDecoder().decode(Value<Answer>.self, from: data).value
  }
}

/// Any JSON.
package indirect enum JSON: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value):
      // The protocol wants whole numbers without a point.
      if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
