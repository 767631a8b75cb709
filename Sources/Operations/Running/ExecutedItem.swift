import LPProcesses

/// How the execution of an item ended.
enum ExecutedItem<Answer> {
  /// - Parameters:
  ///   - log: what the preview printed.
  ///   - firstEnd: how the first attempt ended, where it crashed.
  case done(ItemOutcome<Answer>, log: String, firstEnd: ProcessEnd?)
  /// - Parameter image: the path of the image that was being drawn.
  case crashed(ProcessEnd, log: String, image: String?)
  case timedOut(seconds: Double, log: String, image: String?)
}
