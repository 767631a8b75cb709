import Foundation
import Workers
import Catalogs

extension OperationWorker {
  /// Answers the items of a process that was started for this.
  ///
  /// - Parameter operations: those that it can be asked for.
  func runAndExit(_ operations: [any Operation.Type]) -> Never {
    let channel = WorkerChannel()
    guard let bytes = channel.request(),
      let header = try? MessageCoding.decode(WorkerRequestHeader.self, from: bytes),
      let operation = operations.first(where: { $0.name == header.operation })
    else { exit(2) }
    func serve<Op: Operation>(_ type: Op.Type) {
      guard let request = try? MessageCoding.decode(WorkerRequest<Op.Request>.self, from: bytes) else { exit(2) }
      self.serve(type, request, [], on: channel) {
        try CatalogResources(folder: request.resources.folder.map { URL(fileURLWithPath: $0) }, catalog: catalog)
      }
    }
    serve(operation)
    exit(0)
  }
}
