#if canImport(XCTest)
  public import XCTest

  extension XCTestCase {
    /// The class of the test, by which tests find their bundle; on Linux, test cases are no objects of Foundation's.
    public var classForCoder: AnyClass { type(of: self) }
  }
#endif
