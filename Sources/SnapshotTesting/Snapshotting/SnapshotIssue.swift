import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Reports failures to the framework that runs the test.
enum SnapshotIssue {
  static func record(
    _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    #if canImport(Testing)
      if Test.current != nil {
        Issue.record(
          Comment(rawValue: message),
          sourceLocation: SourceLocation(
            fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: filePath, line: line)
    #endif
  }

  /// Attaches files to the test that runs, if its framework takes them.
  static func attach(_ attachments: [XCTAttachment], fileID: StaticString = #fileID) {
    #if canImport(Testing)
      guard Test.current != nil else { return }
      for attachment in attachments {
        Attachment.record(Array(attachment.data), named: attachment.name)
      }
    #endif
  }
}
