import LPAppSources
import Foundation
import LPSupport
import LPProcesses

/// A trap of an app's code with the values at rest, and where it came from.
struct AppTrap {
  struct Place: Equatable {
    let file: String
    let line: Int
    /// `nil` where only the line is known.
    let column: Int?
  }

  /// The message of the code.
  let message: String
  /// The types that a value is missing of where the tool has none for it, several for one that is of all of them; none
  /// for other traps.
  var typesWithoutValue: [String] {
    let match = message.firstMatch(of: /^(\w+(?: & \w+)*) has no value at rest/)
    return match.map { $0.1.split(separator: " & ").map(String.init) } ?? []
  }
  /// The places in sources, the innermost first.
  let places: [Place]

  /// As `--verbose` prints it.
  var description: String {
    let shown = places.prefix(6).map { "\(SourcePath.shown($0.file)):\($0.line)" }
    return "\(message), at \(shown.isEmpty ? "no place in a source" : shown.joined(separator: ", "))"
  }

  /// The variable that has a catalog print traps, and what it prints around them.
  static let variable = "PREVIEW_APP_TRIAL"

  /// Reads the first trap that a catalog printed; `nil` for none.
  ///
  /// - Parameters:
  ///   - text: the catalog's standard error.
  ///   - executable: the catalog's program, of which the trap tells addresses.
  init?(in text: String, of executable: String) {
    guard let lines = Self.lines(in: text) else { return nil }
    let said = lines.last { $0.contains(#/Fatal error|rror:|(?:Assertion|Precondition) failed/#) } ?? ""
    let named = said.firstMatch(of: #/^(?:\w+/)?([^:/]+\.swift):(\d+): /#)
    let sentence = said.replacing(#/^.*?Fatal error: /#, with: "")
    message = sentence.isEmpty ? "no message" : String(sentence.prefix(200))
    let addresses = lines.compactMap { line in
      line.firstMatch(of: #/^(.*)\(\+(0x[0-9a-f]+)\)/#).flatMap { String($0.1) == executable ? String($0.2) : nil }
    }
    var places = Self.places(of: addresses, in: executable)
    // The instruction of a trap may belong to no line, or to the end of a type, where several traps share it.
    if let named, let line = Int(named.2),
      !places.contains(where: { $0.line == line && $0.file.hasSuffix("/\(named.1)") })
    {
      places.insert(Place(file: String(named.1), line: line, column: nil), at: 0)
    }
    self.places = places
  }

  /// The lines about the first trap, without what is printed in front of each to tell previews apart.
  private static func lines(in text: String) -> [String]? {
    let all = text.split(separator: "\n")
    guard let start = all.firstIndex(where: { $0.contains("preview-trap ") }),
      let end = all[start...].firstIndex(where: { $0.contains("preview-trap-end") }),
      let mark = all[start].firstRange(of: "preview-trap ")
    else { return nil }
    let front = all[start][..<mark.lowerBound]
    return all[(start + 1)..<end].map { String($0.hasPrefix(front) ? $0.dropFirst(front.count) : $0) }
  }

  /// The places of addresses in a program, by the symbolizer of the toolchain, if there is one.
  private static func places(of addresses: [String], in executable: String) -> [Place] {
    guard !addresses.isEmpty else { return [] }
    // A call returns behind its instruction.
    let callers = addresses.compactMap { Int($0.dropFirst(2), radix: 16) }.map { "0x" + String($0 - 1, radix: 16) }
    let end = try? ChildProcess.run(
      ["llvm-symbolizer", "--obj=\(executable)"] + callers, capture: .output)
    guard let end, end.status == 0 else { return [] }
    return end.text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: #/(/.*\.swift):(\d+):(\d+).*/#), let number = Int(match.2), number > 0
      else {
        return nil
      }
      return Place(file: String(match.1), line: number, column: Int(match.3).flatMap { $0 > 0 ? $0 : nil })
    }
  }
}
