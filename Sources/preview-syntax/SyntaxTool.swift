import Foundation

/// The program that parses Swift for `preview`: requests come in as lines of JSON, and an answer goes out for each.
@main
struct SyntaxTool {
  /// The version of the form of requests and answers.
  static let protocolVersion = 1

  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "names": serve { NamesAnswer(NamesRequest.read($0)) }
    case "literals": serve { LiteralsAnswer(LiteralsRequest.read($0)) }
    case "lines": serve { LinesAnswer(LinesRequest.read($0)) }
    case "app": serve { AppAnswer.scan(NamesRequest.read($0)) }
    case "--version": print("preview-syntax \(protocolVersion)")
    default:
      let text = """
        usage: preview-syntax names|literals|lines|app < REQUESTS
               preview-syntax --version

        Reads a request a line, {"file": "Card.swift"}, and writes an answer a line with the names that the source gives
        to views; or one with two states of a source, {"old": "…", "new": "…"}, and answers with the literals in which
        they differ; or one with a source and lines for 'constraints' closures in it, and answers with the new text;
        or one with a source of an app, and answers with what keeps it from compiling on Linux, and what it declares.
        'preview names', 'preview watch', 'preview suggest --apply' and 'preview uikit prepare' run it.

        """
      FileHandle.standardError.write(Data(text.utf8))
      exit(2)
    }
  }

  private static func serve(_ answer: (String) -> some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    while let line = readLine() {
      guard var data = try? encoder.encode(answer(line)) else { exit(2) }
      data.append(UInt8(ascii: "\n"))
      FileHandle.standardOutput.write(data)
    }
  }
}
