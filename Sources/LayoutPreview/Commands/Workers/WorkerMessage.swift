import AutoLayout
import Checks
import Foundation
import Snapshots

/// What a worker is told first, before its tasks.
struct WorkOrder: Codable, Sendable {
  enum Job: Codable, Sendable {
    case render(RenderOptions)
    case golden(GoldenOptions)
    case lint(LintOptions)
    case explain([AttributeQuery])
    case sweep(SweepOptions)
    case trace
  }

  let job: Job
  let resources: ResourceOptions
  /// How many may be at one picture at the same time.
  let threads: Int
}

/// One thing for a worker to do.
enum WorkItem: Codable, Sendable {
  case variant(PreviewTask)
  /// Several variants of a preview in one picture.
  case sheet(SheetOrder)
  /// All sheets on the pages of one document; variants that stand alone are a page each.
  case book([SheetOrder], title: String, file: String)
  /// A variant with marks for what `lint` found in it.
  case findings(FindingsPicture)

  var preview: Int {
    switch self {
    case .variant(let task): task.preview
    case .sheet(let order): order.preview
    case .book(let orders, _, _): orders.first?.preview ?? 0
    case .findings(let picture): picture.task.preview
    }
  }

  /// How much longer it may take than one variant: a document as long as its pages one by one.
  var patience: Double {
    if case .book(let pages, _, _) = self { Double(max(1, pages.count)) } else { 1 }
  }

  /// What a progress bar says besides the preview's name.
  var detail: String {
    switch self {
    case .variant(let task): task.variant.name
    case .sheet(let order): order.detail
    case .book(_, _, let file): file
    case .findings(let picture): picture.task.variant.name
    }
  }
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
  /// The first attempt took its process down, and the second did not.
  case unsteady(TaskResult, first: WorkerEnd)
}

/// What a worker found out about one preview in one variant.
struct TaskResult: Hashable, Codable, Sendable {
  /// Names below the output folder, in the order they were written.
  var files: [String] = []
  /// Pixels or points of the picture, for pages that show it.
  var size: CGSize?
  var diagnostics: [Diagnostic] = []
  /// What is true of the preview whatever the variant.
  var standing: [Diagnostic] = []
  /// What each of the author's constraints did, where that is counted.
  var uses: [ConstraintUse] = []
  /// Why nothing was drawn.
  var failure: CommandFailure?
  var golden: GoldenReport?
  /// In the order of the queries.
  var answers: [AttributeAnswer]?
  /// In the order of the ranges.
  var sweeps: [SweepResult]?
  var trace: [TracedLayoutView]?
  /// Font files that text is set in.
  var fonts: [String] = []
  /// Where no view has the name in focus: names that are like it.
  var namesNearFocus: [String]?
  /// It shows images from outside of the resources.
  var readsElsewhere = false
  /// What the preview printed.
  var log = ""
  /// How long it took.
  var seconds = 0.0
}

/// Messages as lines of JSON; the frequent ones as words, since Swift's runtime takes a millisecond to find its way to the
/// first value that is to be encoded.
enum MessageLine {
  static func encode(_ message: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return try! encoder.encode(message) + Data("\n".utf8)
  }

  static func decode<Message: Decodable>(_ type: Message.Type, from line: Data) -> Message? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return try? decoder.decode(type, from: line)
  }

  // MARK: Tasks

  /// A task that the worker knows.
  static func number(_ index: Int) -> Data { Data("\(index)\n".utf8) }

  static func item(_ line: Data, among items: [WorkItem]) -> WorkItem? {
    guard let first = line.first, first != UInt8(ascii: "{") else { return decode(WorkItem.self, from: line) }
    guard let index = Int(String(decoding: line, as: UTF8.self)), items.indices.contains(index) else { return nil }
    return items[index]
  }

  // MARK: Answers

  static let ready = Data("ready\n".utf8)

  /// What came out without anything to tell: seconds, width, height, and the files, between tabs.
  static func text(of result: TaskResult) -> Data {
    var silent = TaskResult()
    (silent.files, silent.size, silent.seconds) = (result.files, result.size, result.seconds)
    guard let size = result.size, result == silent, !result.files.contains(where: { $0.contains(where: isSeparator) })
    else { return encode(WorkerReply.done(result)) }
    let fields = ["done", "\(result.seconds)", "\(size.width)", "\(size.height)"] + result.files
    return Data((fields.joined(separator: "\t") + "\n").utf8)
  }

  private static func isSeparator(_ character: Character) -> Bool { character == "\t" || character.isNewline }

  static func reply(_ line: Data) -> WorkerReply? {
    guard let first = line.first, first != UInt8(ascii: "{") else { return decode(WorkerReply.self, from: line) }
    let fields = String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
    guard fields[0] == "done" else { return fields == ["ready"] ? .ready : nil }
    guard fields.count >= 4, let seconds = Double(fields[1]), let width = Double(fields[2]),
      let height = Double(fields[3])
    else { return nil }
    var result = TaskResult(files: fields[4...].map(String.init), size: CGSize(width: width, height: height))
    result.seconds = seconds
    return .done(result)
  }
}
