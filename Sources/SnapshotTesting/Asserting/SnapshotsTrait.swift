#if canImport(Testing)
  public import Testing

  /// The configuration of the assertions in a test or a suite.
  public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    /// Tests and suites inside have the configuration too.
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    /// Runs a test with the configuration; what it leaves open is that of the surroundings.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
      try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
        try await function()
      }
    }
  }

  extension Trait where Self == _SnapshotsTestTrait {
    /// The configuration of the surroundings.
    public static var snapshots: Self { .snapshots() }

    /// Configures the assertions of a test or a suite.
    public static func snapshots(
      record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
      .snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Configures the assertions of a test or a suite.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
      Self(configuration: configuration)
    }
  }
#endif
