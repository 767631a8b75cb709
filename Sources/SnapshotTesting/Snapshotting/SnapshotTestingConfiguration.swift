import Foundation

/// How assertions record references, and how a failure tells what to run.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration that is in effect in a task; `nil` outside of `withSnapshotTesting`.
  @_spi(Internals) @TaskLocal public static var current: Self?

  /// Which references are recorded; `nil` for that of the surroundings.
  public var record: Record?
  /// The command that shows a difference; `nil` for that of the surroundings.
  public var diffTool: DiffTool?

  /// Makes a configuration.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// Which references are recorded.
  public struct Record: Equatable, Sendable {
    private enum Mode: String { case all, failed, missing, never }
    private let mode: Mode

    private init(_ mode: Mode) { self.mode = mode }

    /// Reads a mode by its name: `all`, `failed`, `missing` or `never`.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }
    /// The name of the mode.
    public var rawValue: String { mode.rawValue }

    /// All references.
    public static let all = Record(.all)
    /// References that differ or are missing.
    public static let failed = Record(.failed)
    /// References that are missing.
    public static let missing = Record(.missing)
    /// No reference.
    public static let never = Record(.never)

    /// The mode that the environment variable `SNAPSHOT_TESTING_RECORD` names; missing references without it.
    static var fromEnvironment: Record {
      ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(Record.init(rawValue:)) ?? .missing
    }
  }

  /// A command that shows the difference of two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (_ current: String, _ failed: String) -> String

    /// Makes a command by its name, which the paths follow.
    public init(stringLiteral value: String) { tool = { "\(value) \"\($0)\" \"\($1)\"" } }
    /// Makes a command of both paths.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.tool = tool
    }

    /// The command of the app Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// Both paths, which a terminal opens.
    public static let `default` = DiffTool { "file://\($0)\nfile://\($1)" }
    /// Returns the command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: RawRepresentable {}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// All references for `true`, and those that are missing for `false`.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

/// Runs an operation with a configuration of its assertions.
@discardableResult
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(merged(record, diffTool)) { try operation() }
}

/// Runs an asynchronous operation with a configuration of its assertions.
@discardableResult
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(merged(record, diffTool)) { try await operation() }
}

private func merged(
  _ record: SnapshotTestingConfiguration.Record?, _ tool: SnapshotTestingConfiguration.DiffTool?
) -> SnapshotTestingConfiguration {
  let outer = SnapshotTestingConfiguration.current
  return SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: tool ?? outer?.diffTool)
}

/// Whether all references are recorded, where no configuration says otherwise.
public var isRecording: Bool {
  get { record == .all }
  set { record = newValue ? .all : .missing }
}

/// Which references are recorded, where no configuration says otherwise; see `SNAPSHOT_TESTING_RECORD`.
public var record: SnapshotTestingConfiguration.Record {
  get { SnapshotDefaults.shared.record }
  set { SnapshotDefaults.shared.record = newValue }
}

/// The command that shows a difference, where no configuration says otherwise.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotDefaults.shared.diffTool }
  set { SnapshotDefaults.shared.diffTool = newValue }
}

/// The settings where no configuration says otherwise.
private final class SnapshotDefaults: @unchecked Sendable {
  static let shared = SnapshotDefaults()
  private let lock = NSLock()
  private var givenRecord = SnapshotTestingConfiguration.Record.fromEnvironment
  private var givenTool = SnapshotTestingConfiguration.DiffTool.default

  var record: SnapshotTestingConfiguration.Record {
    get { lock.withLock { givenRecord } }
    set { lock.withLock { givenRecord = newValue } }
  }
  var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { lock.withLock { givenTool } }
    set { lock.withLock { givenTool = newValue } }
  }
}
