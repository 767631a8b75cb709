import Foundation
import LPAppSources
import SyntaxDriver

/// Sources of an app, up to three of which NUL separates: rewritten so that Swift compiles them on Linux.
enum AppSources {
  private static let purposes: [SourceRewrite.Purpose] = [.copies, .package, .catalog(showsBlocks: true)]

  static func rewrite(_ bytes: [UInt8]) throws {
    var sources: [AppSource] = []
    for (index, text) in parts(bytes, atMost: 3).enumerated() {
      // Sources that are no text, or do not parse, are left alone.
      guard String(validating: text, as: UTF8.self) != nil else { continue }
      let path = "/app/\(index).swift"
      // The toolchain's parser ends for some mistakes in a source.
      guard let scan = try? scan(path, text) else { continue }
      if scan.errors.isEmpty { sources.append(AppSource(path: path, bytes: text, scan: scan)) }
    }
    for purpose in purposes where !sources.isEmpty {
      let rewritten = SourceRewrite(sources, purpose, modules: ["UIKit", "Foundation"]).rewritten()
      try promise(rewritten.map(\.path) == sources.map(\.path), "a source is lost")
      for result in rewritten {
        let errors = try scan(result.path, result.bytes).errors
        try promise(
          errors.isEmpty, "a source that parses does not parse for \(purpose): \(errors.first?.message ?? "")")
      }
    }
  }

  private static func scan(_ path: String, _ text: [UInt8]) throws -> SourceScan {
    let request = ["file": path, "source": String(decoding: text, as: UTF8.self)]
    let answer = try syntax.answer(try JSONSerialization.data(withJSONObject: request))
    return try JSONDecoder().decode(SourceScan.self, from: answer)
  }

  private static let syntax = SyntaxSession("app")
}
