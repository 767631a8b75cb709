/// Receives the progress of a run and the output of previews.
package protocol RunObserver: AnyObject {
  func showProgress(done: Int, of total: Int, _ what: String)
  func clearProgress()
  /// Shows what the code of a catalog printed, unless the run is quiet: each note once, whichever workers print it.
  func quote(_ printed: PrintedText, from speaker: String)
}
