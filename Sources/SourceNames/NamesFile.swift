import Foundation
import LPSupport

/// The names of an executable's views, for machines that do not have its sources: `Gallery.names` beside `Gallery`.
///
///     layout-preview names 1
///     program 0b1f2e3d4c5a6978
///     file 9f86d081884c7d65 /home/amelia/app/Sources/App/Card.swift
///     21:14 follow
///
/// A `file` line has the digest of the source and its path as the compiler was given it; the lines below it have the
/// sites of calls and of mentions, with their names. Digests are XXH64; the program is identified by its build id.
package struct NamesFile: Hashable, Sendable {
  package struct Site: Hashable, Comparable, Sendable {
    package let line: Int
    /// In bytes, from 1.
    package let column: Int

    package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

    package static func < (first: Site, second: Site) -> Bool {
      (first.line, first.column) < (second.line, second.column)
    }
  }

  package struct Source: Hashable, Sendable {
    package let digest: String
    package let names: [Site: String]

    package init(digest: String, names: [Site: String]) { (self.digest, self.names) = (digest, names) }
  }

  /// The build id of the executable; its digest where the linker gave it none.
  package let program: String
  /// By the path as the compiler was given it.
  package let sources: [String: Source]

  package init(program: String, sources: [String: Source]) { (self.program, self.sources) = (program, sources) }

  /// Where the names of an executable are looked for.
  package static func path(for executable: String) -> String { executable + ".names" }

  /// The identity of an executable, which links and carried copies keep; `nil` where it cannot be read.
  package static func program(at path: String) -> String? { LinkedFile.buildID(path) ?? digest(ofFile: path) }

  /// The digest of a file; `nil` where it cannot be read.
  package static func digest(ofFile path: String) -> String? {
    let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    return data.map { data in data.withUnsafeBytes { Digest64($0).hex } }
  }

  // MARK: Text

  private static let header = "layout-preview names 1"
  private static let sizeLimit = 64_000_000

  package var text: String {
    var lines = [Self.header, "program \(program)"]
    for (path, source) in sources.sorted(by: { $0.key < $1.key }) {
      lines.append("file \(source.digest) \(path)")
      lines += source.names.sorted { $0.key < $1.key }.map { "\($0.key.line):\($0.key.column) \($0.value)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// - Throws: `NamesFileError`.
  package init(contentsOf path: String) throws(NamesFileError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw NamesFileError(path: path, reason: "there is no such file")
    }
    guard status.st_size <= Self.sizeLimit, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw NamesFileError(path: path, reason: "it cannot be read as UTF-8 text of at most 64 MB")
    }
    do throws(MalformedLine) {
      try self.init(text)
    } catch {
      throw NamesFileError(path: path, line: error.number, reason: error.reason)
    }
  }

  private struct MalformedLine: Error {
    let number: Int
    let reason: String
  }

  private init(_ text: String) throws(MalformedLine) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines[0] == Self.header else {
      throw MalformedLine(number: 1, reason: "it does not begin with '\(Self.header)'")
    }
    guard lines.count > 2, lines[1].hasPrefix("program "), lines.last == "" else {
      throw MalformedLine(number: 2, reason: "the file is cut off")
    }
    var sources: [String: Source] = [:]
    var (path, digest) = ("", "")
    var names: [Site: String] = [:]
    for (index, line) in lines.enumerated().dropFirst(2).dropLast() {
      let fields = line.split(separator: " ", maxSplits: line.hasPrefix("file ") ? 2 : 1)
      if fields.count == 3 {
        if !path.isEmpty { sources[path] = Source(digest: digest, names: names) }
        (path, digest, names) = (String(fields[2]), String(fields[1]), [:])
        continue
      }
      let numbers = fields.first?.split(separator: ":").compactMap { Int($0) } ?? []
      guard fields.count == 2, numbers.count == 2, !path.isEmpty, NamedSites.isName(fields[1]) else {
        throw MalformedLine(number: index + 1, reason: "'\(line.prefix(80))' is neither a file nor a site with a name")
      }
      names[Site(line: numbers[0], column: numbers[1])] = String(fields[1])
    }
    if !path.isEmpty { sources[path] = Source(digest: digest, names: names) }
    self.init(program: String(lines[1].dropFirst("program ".count)), sources: sources)
  }
}
