/// Is told how far a run is, and what previews print.
protocol RunObserver: AnyObject {
  func showProgress(done: Int, of total: Int, _ what: String)
  func clearProgress()
  /// Text that a quiet run leaves out.
  func remark(_ text: String)
}
