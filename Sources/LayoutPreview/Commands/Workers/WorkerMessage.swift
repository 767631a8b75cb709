import AutoLayout
import Foundation

/// What a worker is told first, before its tasks.
struct WorkOrder: Codable, Sendable {
  enum Job: Codable, Sendable {
    case render(RenderOptions)
    case golden(GoldenOptions)
  }

  let job: Job
  let resources: ResourceOptions
}

/// What a worker answers, a line each.
enum WorkerReply: Codable, Sendable {
  /// It has read its order, and waits for tasks.
  case ready
  /// The order cannot be carried out: fonts are missing, a string catalog is malformed.
  case refused(CommandFailure)
  case done(TaskResult)
}

/// How a task came out.
enum TaskOutcome: Sendable {
  case done(TaskResult)
  /// The preview's closure, or its layout, took the process down.
  case crashed(WorkerEnd, log: String)
  case timedOut(seconds: Double, log: String)
}

/// What a worker found out about one preview in one variant.
struct TaskResult: Codable, Sendable {
  /// Paths below the output folder, in the order they were written.
  var files: [String] = []
  var diagnostics: [Diagnostic] = []
  /// Why nothing was drawn.
  var failure: CommandFailure?
  var golden: GoldenOutcome?
  /// What the preview printed.
  var log = ""
}

/// Messages as lines of JSON.
enum MessageLine {
  static func encode(_ message: some Encodable) -> Data {
    try! JSONEncoder().encode(message) + Data("\n".utf8)
  }

  static func decode<Message: Decodable>(_ type: Message.Type, from line: Data) -> Message? {
    try? JSONDecoder().decode(type, from: line)
  }
}
