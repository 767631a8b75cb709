/// Answers items in this process. A preview that traps ends the process, like any code under test.
@MainActor
struct InProcessExecutor<Op: CatalogOperation>: OperationExecutor {
  let operation: Op

  func run(
    _ items: [Op.Item], onProgress: @escaping (_ done: Int, _ item: Op.Item) -> Void,
    deliver: @escaping (_ index: Int, _ outcome: ExecutedItem<Op.Answer>) -> Void
  ) {
    for (index, item) in items.enumerated() {
      deliver(index, .done(operation.outcome(of: item), log: "", firstEnd: nil))
      onProgress(index + 1, item)
    }
  }

  func close() {}
}
