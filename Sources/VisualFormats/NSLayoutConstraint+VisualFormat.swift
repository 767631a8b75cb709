public import LPAutoLayout
package import LPLayoutModel

extension VisualFormat {
  /// The constraints of the sentence, inactive. Metrics are numbers in points or priorities, views are `UIView`s and
  /// `UILayoutGuide`s. Throws `VisualFormatError` for names that stand for nothing and for options that do not fit.
  @MainActor
  package func constraints(
    options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:], views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var writer = FormatConstraints(self, options: options, metrics: metrics, views: views)
    return try writer.constraints()
  }
}

extension NSLayoutConstraint {
  /// The constraints that a sentence of the visual format language stands for, inactive.
  ///
  /// Where UIKit raises NSInvalidArgumentException, there are no constraints and the mistake is reported with the next
  /// layout of the views.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any],
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> [NSLayoutConstraint] {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      let made = try VisualFormat(format).constraints(options: opts, metrics: metrics ?? [:], views: views)
      for constraint in made { constraint.callSite = site }
      return made
    } catch {
      let owners = views.sorted { $0.key < $1.key }.compactMap { view(of: $0.value as AnyObject) }
      guard let owner = owners.first else { preconditionFailure(error.description) }
      owner.note(.described(error.diagnostic(at: site)))
      return []
    }
  }
}
