/// Receives the progress of a run and the output of previews.
package protocol RunObserver: AnyObject {
  func showProgress(done: Int, of total: Int, _ what: String)
  func clearProgress()
  /// Shows a text that a quiet run leaves out.
  func remark(_ text: String)
}
