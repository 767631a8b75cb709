import LPLayoutModel
import LPEditorServer
import Foundation
import LPJSONRPC
import LPOperations
import LPSupport

/// What a client of the Language Server Protocol sends. `{card}` in a message stands for the address of the one source.
enum EditorMessages {
  /// More than a pipe holds would wait for a reader.
  private static let longest = 30_000
  private static let placeholder = "{card}"

  static func answer(_ bytes: [UInt8]) throws {
    let read = frames(Data(bytes.prefix(longest)))
    let messages = read.compactMap { frame -> Data? in
      guard case .message(let message) = frame else { return nil }
      return message
    }
    let framed = messages.reduce(into: Data()) { $0 += MessageFrames.framed($1) }
    try promise(frames(framed) == messages.map { .message($0) }, "what is framed is not what is read")

    let card = try card()
    let output = Output()
    let server = EditorServer(Host(card: card, output), least: .note) { output.take($0) }
    let address = URL(fileURLWithPath: card).absoluteString
    let sent = read.reduce(into: Data()) { data, frame in
      switch frame {
      case .message(let message):
        let text = String(data: message, encoding: .utf8)?.replacing(placeholder, with: address)
        data += MessageFrames.framed(text.map { Data($0.utf8) } ?? message)
      // A header that is none.
      case .malformed: data += Data("Length: 2\r\n\r\n".utf8)
      }
    }
    withPipe(Data(sent.prefix(2 * longest))) { frames in _ = server.serve(&frames) }
    // What is still asked when the client leaves is answered to nobody.
    server.finish()
    for case .message(let answer) in try output.frames() {
      let message = try? JSONSerialization.jsonObject(with: answer) as? [String: Any]
      try promise(message?["jsonrpc"] as? String == "2.0", "an answer is not JSON-RPC")
    }
  }

  private static func frames(_ data: Data) -> [MessageFrames.Frame] {
    var read: [MessageFrames.Frame] = []
    withPipe(data) { frames in
      while let frame = frames.next() { read.append(frame) }
    }
    return read
  }

  private static func withPipe(_ data: Data, _ body: (inout MessageFrames) -> Void) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    defer { close(ends[0]) }
    _ = data.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
    close(ends[1])
    var frames = MessageFrames(ends[0], limit: longest)
    body(&frames)
  }

  // MARK: A source

  private static let source = """
    let name = Label("👩🏽‍🚀"); let follow = Button()
    \tname.leading == screen.leading + 16 // é
    /* 👩🏽‍🚀 */ name.width == 60

    """

  private static func card() throws -> String {
    let path = "\(ScratchFolder.path)/Card.swift"
    if FileManager.default.fileExists(atPath: path) { return path }
    return try ScratchFolder.write(Array(source.utf8), to: "Card.swift")
  }

  /// What a catalog says of the source.
  private static func report(_ card: String) -> JSONValue {
    func site(_ line: Double, _ column: Double) -> JSONValue {
      ["fileID": "Card/Card.swift", "filePath": .string(card), "line": .number(line), "column": .number(column)]
    }
    func equation(_ text: String, _ value: String, _ kind: String, _ site: JSONValue) -> JSONValue {
      [
        "variants": ["default", "rtl"],
        "equation": [
          "site": site, "text": .string(text), "value": .string(value), "sides": "16 = 0 + 16", "state": "holds",
          "kind": .string(kind), "queries": ["screen/name.leading", "screen.leading"],
          "views": ["screen/name", "screen"],
        ],
      ]
    }
    func view(_ name: String, _ column: Double) -> JSONValue {
      [
        "variants": ["default", "rtl"],
        "view": [
          "site": site(1, column), "path": .string("screen/\(name)"), "name": .string(name), "type": "Label",
          "frame": "16, 40, 60 × 20",
        ],
      ]
    }
    let place: JSONValue = ["file": .string(card), "line": 3, "column": 24]
    return [
      "variants": ["default", "rtl"],
      "findings": [
        [
          "preview": "Card", "rule": "small-target", "severity": "warning", "message": "`name` is small",
          "place": place, "notes": [["message": "name.width == 60", "place": place]], "fix": "make it larger",
          "views": ["screen/name"], "variants": ["rtl"],
        ]
      ],
      "equations": [
        equation("name.leading == screen.leading + 16", "16", "holds", site(2, 15)),
        equation("name.width == 60", "60", "conflict", site(3, 32)),
      ],
      "views": [view("name", 12), view("follow", 47)],
    ]
  }

  // MARK: The server's surroundings

  private final class Output: Sendable {
    private let data = Locked(Data())
    /// Is signalled when the source was read.
    let published = DispatchSemaphore(value: 0)

    func take(_ message: Data) {
      data.withLock { $0 += message }
      if message.firstRange(of: Data("publishDiagnostics".utf8)) != nil { published.signal() }
    }

    /// - Throws: `BrokenPromise` if what was written is not messages, one after another.
    func frames() throws -> [MessageFrames.Frame] {
      let path = try ScratchFolder.write(Array(data.withLock { $0 }), to: "answers")
      let descriptor = open(path, O_RDONLY)
      defer { close(descriptor) }
      var frames = MessageFrames(descriptor)
      let read = Array(AnyIterator { frames.next() })
      for case .malformed(let reason) in read { try promise(false, "an answer is no frame: \(reason)") }
      return read
    }
  }

  /// Has one catalog, and carries nothing out.
  private struct Host: EditorHost {
    let card: String
    let output: Output

    init(card: String, _ output: Output) { (self.card, self.output) = (card, output) }

    func start(_ folder: String?, changed: @escaping @Sendable () -> Void) {
      changed()
      // What follows is asked about what was read, in every run.
      _ = output.published.wait(timeout: .now() + 1)
    }

    var state: EditorState {
      let preview = EditorState.Preview(name: "Card", file: card, line: 1)
      return EditorState(.ready, generation: 1, catalogs: [.init(name: "Cards", previews: [preview])])
    }

    func ask(_ catalog: Int, _ question: JSONValue) -> Data {
      switch question["question"]?.string {
      case "source": EditorMessages.report(card).data
      case "explain": Data(#"{"lines":["name.leading = 16"]}"#.utf8)
      default: Data(#"{"failure":{"problem":"there is no layout"}}"#.utf8)
      }
    }

    func run(_ verb: String, preview: String, of catalog: Int) -> (report: JSONValue, files: [String]) {
      (["status": 0], [card + ".png"])
    }

    func livePage() -> String { "http://127.0.0.1:1/token/" }

    func end() {}
  }
}
