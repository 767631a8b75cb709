import Drawing
import Foundation

/// This executable started again by itself, or a copy of the process, to build and draw previews: it has an order, reads
/// tasks, a line each, and answers each with a line.
@MainActor
struct Worker {
  /// The verb it is started with.
  nonisolated static let verb = "__worker"

  let catalog: Catalog
  private let channel = WorkerChannel()

  init(catalog: Catalog) { self.catalog = catalog }

  /// Of a process that was started for this; the order is what it reads first.
  func runAndExit() -> Never {
    guard let line = channel.nextLine(), let order = MessageLine.decode(WorkOrder.self, from: line) else { exit(2) }
    let folder = order.resources.folder.map { URL(fileURLWithPath: $0) }
    serve([]) { try makeDesk(order, CatalogResources(folder: folder, catalog: catalog)) }
    exit(0)
  }

  /// Of a copy of the process that has the order, and the tasks that may be named by number.
  func run(_ order: WorkOrder, _ items: [WorkItem], _ resources: CatalogResources) -> Never {
    if order.threads > 1 { Self.prepare(for: order.job, items) }
    serve(items) { try makeDesk(order, resources) }
    // What the catalog has to do at its end is the first process's.
    fflush(nil)
    _exit(0)
  }

  /// Memory for the first picture, while that is laid out.
  private static func prepare(for job: WorkOrder.Job, _ items: [WorkItem]) {
    guard case .render(let options) = job, options.formats.contains(.png), case .variant(let task) = items.first
    else { return }
    let (size, scale) = (task.variant.screenSize, task.variant.scale)
    Thread { PNGRenderer.prepare(size, scale: scale) }.start()
  }

  private func serve(_ items: [WorkItem], _ makeDesk: () throws -> any WorkerDesk) {
    let desk: any WorkerDesk
    do {
      desk = try makeDesk()
    } catch {
      return channel.send(MessageLine.encode(WorkerReply.refused(CommandFailure(error, next: "Then run this again."))))
    }
    channel.send(MessageLine.ready)
    while let line = channel.nextLine() {
      guard let item = MessageLine.item(line, among: items) else { return }
      let start = ContinuousClock.now
      var result = desk.perform(item)
      result.seconds = start.duration(to: .now) / .seconds(1)
      channel.send(MessageLine.text(of: result))
    }
  }

  private func makeDesk(_ order: WorkOrder, _ resources: CatalogResources) throws -> any WorkerDesk {
    let renderer = try PreviewRenderer(
      catalog: catalog, resources: resources,
      fontFolders: order.resources.fontFolders.map { URL(fileURLWithPath: $0) }, metrics: order.resources.metrics,
      threads: order.threads)
    return switch order.job {
    case .render(let options): RenderDesk(renderer: renderer, options: options)
    case .golden(let options): GoldenDesk(renderer: renderer, options: options)
    case .lint(let options): LintDesk(renderer: renderer, options: options)
    case .explain(let queries): ExplainDesk(renderer: renderer, queries: queries)
    case .sweep(let options): SweepDesk(renderer: renderer, options: options)
    case .trace: TraceDesk(renderer: renderer)
    }
  }
}

/// Does one kind of work, a task at a time.
@MainActor
protocol WorkerDesk {
  func perform(_ item: WorkItem) -> TaskResult
}

/// The worker's end of the pipes. Whatever previews print goes to standard error, so that it cannot be taken for an
/// answer.
@MainActor
private final class WorkerChannel {
  private let input: Int32
  private let output: Int32
  private var received = Data()

  init() {
    input = fcntl(0, F_DUPFD_CLOEXEC, 3)
    output = fcntl(1, F_DUPFD_CLOEXEC, 3)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, 0)
    dup2(2, 1)
    Self.flushLineByLine()
    Self.endWithParent(input)
  }

  /// So that what a preview printed before it crashed is not lost. The C library's `stdout` is a variable, which Swift
  /// does not let be read; its address can be had.
  private static func flushLineByLine() {
    let address = dlsym(nil, "stdout")?.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self)
    if let file = address?.pointee { setvbuf(file, nil, _IOLBF, 0) }
  }

  /// A preview that never returns must not outlive the command: when the other end of the pipe is closed, all is over.
  private static func endWithParent(_ input: Int32) {
    let thread = Thread {
      var end = pollfd(fd: input, events: 0, revents: 0)
      while true {
        if poll(&end, 1, -1) > 0, end.revents & Int16(POLLHUP | POLLERR) != 0 { _exit(0) }
      }
    }
    thread.start()
  }

  /// `nil` where the parent has nothing more to say.
  func nextLine() -> Data? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(received[received.startIndex..<end])
        received = Data(received[(end + 1)...])
        return line
      }
      var buffer = [UInt8](repeating: 0, count: 65536)
      let count = read(input, &buffer, buffer.count)
      if count > 0 {
        received.append(contentsOf: buffer[..<count])
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
  }

  func send(_ line: Data) {
    fflush(nil)
    var bytes = line[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        exit(2)
      }
      bytes = bytes.dropFirst(count)
    }
  }
}
