public import LPAutoLayout
public import LPChecks
public import LPSnapshots
package import LPSupport
public import LPVariants

/// A named screen or view. Its closure makes a view tree from traits, and runs once for each variant.
public struct Preview: Sendable {
  /// The name, unique in its catalog.
  public let name: String
  /// The variants of this preview, unless the command line selects others.
  public let matrix: VariantMatrix?
  /// The tolerance for its pictures when they are compared with goldens.
  public let tolerance: PictureTolerance
  /// The rules that `lint` does not apply to the preview.
  public let ignored: Set<LintRule>
  package let callSite: CallSite
  /// Finds what does not depend on the variant; `nil` unless the preview is a scene of a document.
  package let documentCheck: (@MainActor () -> DocumentCheck)?
  /// Why nothing can be shown; `nil` unless the preview is of an app's class that cannot be compiled.
  package let problem: CommandFailure?
  private let judge: (@Sendable (Diagnostic, LayoutResult) -> Diagnostic?)?
  private let build: @MainActor (LayoutEnvironment) -> UIView

  /// Makes a preview of a view or a view controller that asks for its traits.
  ///
  /// - Parameters:
  ///   - matrix: the axes on which this preview varies by default; options of the command line override it.
  ///   - metrics: the generation of control sizes; `.classic` is iOS 15 to 18.
  ///   - tolerance: how much its pictures may differ from their goldens.
  ///   - ignored: the rules that `lint` does not apply, because their findings are intended.
  ///   - build: makes a view or a controller. A view that is not a `Screen` is centred on one at its own size; a
  ///     controller's view fills a window.
  public init(
    _ name: String, matrix: VariantMatrix? = nil, metrics: ControlMetrics = .classic,
    tolerance: PictureTolerance = .exact, ignoring ignored: Set<LintRule> = [],
    _ build: @escaping @MainActor (Traits) -> any PreviewContent, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      name, matrix: matrix, tolerance: tolerance, ignoring: ignored,
      callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { environment in
      let environment = environment.metrics == metrics ? environment : environment.with(metrics)
      return LayoutEnvironment.$current.withValue(environment) { build(environment.traits).previewRoot() }
    }
  }

  /// Makes a preview of a view or a view controller whose code is the same in all traits; its layout follows them
  /// nevertheless. The parameters are those of the initialiser whose closure takes traits.
  public init(
    _ name: String, matrix: VariantMatrix? = nil, metrics: ControlMetrics = .classic,
    tolerance: PictureTolerance = .exact, ignoring ignored: Set<LintRule> = [],
    _ build: @escaping @MainActor () -> any PreviewContent, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      name, matrix: matrix, metrics: metrics, tolerance: tolerance, ignoring: ignored, { _ in build() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// - Parameters:
  ///   - documentCheck: finds what does not depend on the variant.
  ///   - problem: why nothing can be shown.
  ///   - judge: returns a finding of `lint` as it is reported, or `nil` if it does not apply.
  ///   - root: makes the whole tree in an environment, which it may replace.
  package init(
    _ name: String, matrix: VariantMatrix?, tolerance: PictureTolerance = .exact, ignoring ignored: Set<LintRule> = [],
    callSite: CallSite, documentCheck: (@MainActor () -> DocumentCheck)? = nil, problem: CommandFailure? = nil,
    judge: (@Sendable (Diagnostic, LayoutResult) -> Diagnostic?)? = nil,
    root: @escaping @MainActor (LayoutEnvironment) -> UIView
  ) {
    self.name = name
    self.matrix = matrix
    self.tolerance = tolerance
    self.ignored = ignored
    self.callSite = callSite
    self.documentCheck = documentCheck
    self.problem = problem
    self.judge = judge
    build = root
  }

  /// Runs the closure in an environment and returns the root: a screen, a window, or a scene of a document.
  @MainActor
  package func makeRoot(in environment: LayoutEnvironment) -> UIView {
    let keeper = ResponderKeeper()
    return LayoutEnvironment.$current.withValue(environment) {
      let root = ResponderKeeper.$current.withValue(keeper) { build(environment) }
      keeper.handOver(to: root)
      return root
    }
  }

  package func judged(_ finding: Diagnostic, in result: LayoutResult) -> Diagnostic? {
    guard let judge else { return finding }
    return judge(finding, result)
  }
}
