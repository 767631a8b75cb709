public import Foundation

/// Asserts that a value is as its reference. A reference that is missing is recorded, and the assertion fails this
/// once.
///
/// - Parameters:
///   - value: the value.
///   - snapshotting: the strategy that makes a snapshot of it.
///   - name: the name of the snapshot; by default its number within the test.
///   - record: which references are recorded; by default as the configuration says.
///   - timeout: how long a snapshot may take, in seconds.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
  guard let failure else { return }
  SnapshotIssue.record(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that a value is as its reference; `record` records all references or only missing ones.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: Bool, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : .missing, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value is as its reference; the older form of `assertSnapshot(of:as:)`.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value is as its references by several strategies, each under a name.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Asserts that a value is as its references by several strategies, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Asserts that a value is as its references by several strategies; the older form of `assertSnapshots(of:as:)`.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool = false, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// Asserts that a value is as its references by several strategies; the older form of `assertSnapshots(of:as:)`.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool = false, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// Compares a value with its reference, and returns the message of a failure; `nil` if they agree. Own assertions are
/// built on it.
///
/// - Parameter snapshotDirectory: the folder of the reference; by default `__Snapshots__/<file>` beside the test.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let mode = record ?? SnapshotTestingConfiguration.current?.record ?? SnapshotTesting.record
  return withSnapshotTesting(record: mode) {
    do {
      guard let format = try taken(snapshotting.snapshot(try value()), within: timeout) else {
        return "The snapshot was not taken within \(timeout) seconds. Raise `timeout`, or wait for what it shows."
      }
      let place = SnapshotPlace(
        filePath: "\(filePath)", directory: snapshotDirectory, testName: testName, name: name,
        pathExtension: snapshotting.pathExtension)
      if let picture = (format as? UIImage)?.snapshot {
        return try GoldenAssertion(place: place, record: mode).failure(of: picture)
      }
      return try FileAssertion(place: place, record: mode).failure(of: format, snapshotting.diffing)
    } catch {
      return "\(error)"
    }
  }
}

/// Compares a value with its reference; the older form of `verifySnapshot(of:as:)`.
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column)
}

/// Returns a value that may be delivered later; `nil` after the timeout. The run loop runs meanwhile.
private func taken<Format>(_ async: Async<Format>, within timeout: TimeInterval) throws -> Format? {
  var delivered: Format?
  async.run { delivered = $0 }
  let end = Date().addingTimeInterval(timeout)
  while delivered == nil, Date() < end {
    _ = RunLoop.current.run(mode: .default, before: Date().addingTimeInterval(0.005))
  }
  return delivered
}
