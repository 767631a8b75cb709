/// Has items of an operation answered, in this process or in others.
@MainActor
protocol OperationExecutor<Op> {
  associatedtype Op: CatalogOperation

  /// - Parameter deliver: receives each outcome, in the order of the items.
  func run(
    _ items: [Op.Item], onProgress: @escaping (_ done: Int, _ item: Op.Item) -> Void,
    deliver: @escaping (_ index: Int, _ outcome: ExecutedItem<Op.Answer>) -> Void
  ) throws

  /// Ends the executor, because no more items follow.
  func close()
}
