#if canImport(XCTest)
  public import LPAutoLayout
  public import Foundation
  import SnapshotTesting
  import UIKit
  public import XCTest

  /// The parts of references' names that describe the screen; bits are the library's.
  public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing.
    public static let none = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 0)
    /// The model of the device.
    public static let device = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 1)
    /// The version of the system, which there is none of here.
    public static let OS = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 2)
    /// The size of the screen.
    public static let screenSize = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 3)
    /// The number of pixels per point.
    public static let screenScale = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 4)
  }

  /// Returns the ending of the folder of references.
  public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(array: ["_64"]) }

  /// A test case that compares pictures of views with references.
  ///
  /// References are in `ReferenceImages_64/<class>` beside the test, or in the folder that the environment variable
  /// `FB_REFERENCE_IMAGE_DIR` names, and have `linux` in their names.
  open class FBSnapshotTestCase: XCTestCase {
    /// Whether references are recorded instead of compared.
    open var recordMode = false
    /// The parts of references' names that describe the screen.
    open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
    /// The name of the folder of references; `nil` for the name of the class.
    open var folderName: String?
    /// Has no effect: every view is shown in a window.
    open var usesDrawViewHierarchyInRect = false

    /// Verifies a view against its reference.
    ///
    /// - Parameters:
    ///   - identifier: tells several references of a test apart.
    ///   - suffixes: the endings of folders of references, of which the first is used here.
    ///   - perPixelTolerance: how much a pixel may differ, from 0 to 1.
    ///   - overallTolerance: the share of pixels that may differ.
    open func FBSnapshotVerifyView(
      _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
      perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
      let place = place(identifier: identifier, suffixes: suffixes, file: "\(file)")
      let failure = PictureAssertion.failure(
        of: view, at: place, isRecording: recordMode, perPixelTolerance: perPixelTolerance,
        overallTolerance: overallTolerance)
      if let failure { XCTFail(failure, file: file, line: line) }
    }

    /// Verifies a controller's view against its reference; the parameters are those of views.
    open func FBSnapshotVerifyViewController(
      _ viewController: UIViewController, identifier: String? = nil,
      suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
      overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
      let view = MainActor.assumeIsolated { viewController.view! }
      FBSnapshotVerifyView(
        view, identifier: identifier, suffixes: suffixes, perPixelTolerance: perPixelTolerance,
        overallTolerance: overallTolerance, file: file, line: line)
    }

    /// Verifies the view of a layer against its reference; the parameters are those of views. A layer without a view is
    /// shown in one.
    open func FBSnapshotVerifyLayer(
      _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
      perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
      let view = MainActor.assumeIsolated {
        if let view = layer.view { return view }
        let holder = UIView(frame: CGRect(origin: .zero, size: layer.bounds.size))
        layer.frame.origin = .zero
        holder.layer.addSublayer(layer)
        return holder
      }
      FBSnapshotVerifyView(
        view, identifier: identifier, suffixes: suffixes, perPixelTolerance: perPixelTolerance,
        overallTolerance: overallTolerance, file: file, line: line)
    }

    private func place(identifier: String?, suffixes: NSOrderedSet, file: String) -> SnapshotPlace {
      let parts = name.split(separator: ".").map(String.init)
      let suffix = suffixes.firstObject as? String ?? "_64"
      let given = ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"]
      let start = given ?? URL(fileURLWithPath: file).deletingLastPathComponent().path + "/ReferenceImages"
      let folder = folderName ?? parts.first ?? "Tests"
      var stem = parts.last ?? "test"
      if let identifier, !identifier.isEmpty { stem += "_\(identifier)" }
      let (size, scale) = MainActor.assumeIsolated { (UIScreen.main.bounds.size, UIScreen.main.scale) }
      if fileNameOptions.contains(.screenSize) { stem += "_\(Int(size.width))x\(Int(size.height))" }
      if fileNameOptions.contains(.screenScale), scale > 1 { stem += "@\(Int(scale))x" }
      return SnapshotPlace(filePath: file, directory: start + suffix + "/" + folder, stem: stem)
    }
  }
#endif
