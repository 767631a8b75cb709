import Foundation
import LPJSONRPC
import LPSupport
import LPLayoutModel
import LPDrawing
import LPScene

/// The result of `tools/call`: the report, and the pictures and texts that the command wrote.
struct CallResult {
  /// More pictures than these are named and not attached.
  static let mostPictures = 6
  /// Longer texts are cut, in bytes.
  static let longestText = 200_000
  /// The status of a command that could not be carried out.
  private static let impossible = 2.0

  private var content: [JSONValue] = []
  private var structured: JSONValue?
  private var isError = false

  /// - Parameter out: the folder of the call's files.
  init(_ tool: AgentTool, _ call: AgentTool.Call, _ outcome: CommandOutcome, out: String, root: String?) {
    guard let report = try? JSONValue(outcome.output), report.object != nil else {
      let ending = outcome.status > 128 ? "was ended by signal \(outcome.status - 128)" : "gave no report"
      fail("\(tool.name) \(ending) (status \(outcome.status)).\n\(outcome.errors)")
      return
    }
    if let error = report["error"] {
      fail(Self.explanation(error, outcome.errors))
      return
    }
    // Each catalog has said on standard error why it could not be asked.
    if report["status"]?.number == Self.impossible, report["catalogs"]?.array?.isEmpty == true {
      fail(outcome.errors)
      return
    }
    structured = report
    add(text: String(decoding: report.data, as: UTF8.self))
    switch tool.attachments {
    case .none: break
    case .drawn: attach(Self.drawn(report), in: out, side: call.longestSide)
    case .failures: attach(Self.failures(report), in: root ?? out, side: call.longestSide)
    }
    // The output of previews, and the command's remarks.
    if !outcome.errors.isEmpty { add(text: outcome.errors) }
  }

  /// The error of a report, once: on standard error commands say it too, after what the compiler said.
  private static func explanation(_ error: JSONValue, _ errors: String) -> String {
    let problem = error["problem"]?.string
    if let problem, errors.contains(problem) { return errors }
    return [problem, error["remedy"]?.string, errors].compactMap(\.self).joined(separator: "\n")
  }

  /// A call that failed for a reason that the client can act on.
  init(failure: String) { fail(failure) }

  var value: JSONValue {
    var members: [String: JSONValue] = ["content": .array(content), "isError": .bool(isError)]
    members["structuredContent"] = structured
    return .object(members)
  }

  private mutating func fail(_ text: String) {
    isError = true
    add(text: text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private mutating func add(text: String) {
    var text = text
    if text.utf8.count > Self.longestText {
      let rest = text.utf8.count - Self.longestText
      text = String(decoding: text.utf8.prefix(Self.longestText), as: UTF8.self)
      text += "\n… and \(rest) bytes more: select fewer previews or variants."
    }
    content.append(["type": "text", "text": .string(text)])
  }

  // MARK: Files

  private static func drawn(_ report: JSONValue) -> [String] {
    (report["catalogs"]?.array ?? []).flatMap { $0["previews"]?.array ?? [] }
      .flatMap { $0["variants"]?.array ?? [] }.flatMap { $0["files"]?.array ?? [] }.compactMap(\.string)
  }

  private static func failures(_ report: JSONValue) -> [String] {
    (report["catalogs"]?.array ?? []).flatMap { $0["variants"]?.array ?? [] }
      .flatMap { $0["finding"]?["files"]?["failures"]?.array ?? [] }.compactMap(\.string)
  }

  private mutating func attach(_ files: [String], in folder: String, side: Int) {
    let pictures = files.filter { $0.hasSuffix(".png") }
    for file in files.filter({ $0.hasSuffix(".txt") }).prefix(Self.mostPictures) {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else { continue }
      add(text: "\(file)\n\(String(decoding: data, as: UTF8.self))")
    }
    for file in pictures.prefix(Self.mostPictures) {
      do {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
        let picture = Data(try PictureBudget.fit(Array(bytes), side: side))
        add(text: file)
        content.append([
          "type": "image", "data": .string(picture.base64EncodedString()), "mimeType": "image/png",
        ])
      } catch {
        add(text: "\(file) cannot be read: \(error)")
      }
    }
    if pictures.count > Self.mostPictures {
      add(text: "… and \(pictures.count - Self.mostPictures) pictures more: select fewer previews or variants.")
    }
  }
}

/// Scales pictures down to what a client takes.
enum PictureBudget {
  /// The PNG file with at most `side` pixels on its longer side.
  ///
  /// - Throws: `PNGError` for a file that is no picture, `DrawingError`.
  static func fit(_ png: [UInt8], side: Int) throws -> [UInt8] {
    let size = try PNGFile.size(of: png)
    let longest = max(size.width, size.height)
    guard longest > side else { return png }
    let factor = CGFloat(side) / CGFloat(longest)
    let target = CGSize(
      width: max(1, (CGFloat(size.width) * factor).rounded()), height: max(1, (CGFloat(size.height) * factor).rounded())
    )
    let images = ImageFiles().adding("picture", try PNGFile.decode(png))
    let scene = Scene(
      size: target, items: [.image("picture", in: CGRect(origin: .zero, size: target), flipped: false)])
    return try PNGRenderer(fonts: FontSet(embedded: []), images: images).png(scene, scale: 1)
  }
}
