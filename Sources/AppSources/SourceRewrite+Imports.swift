/// Imports of modules that do not exist.
extension SourceRewrite {
  mutating func replaceImports(in index: Int) {
    for found in sources[index].scan.imports {
      if found.module == UIKitModule.name {
        replaceUIKit(found, in: index)
      } else if isCatalog, let own = SubstituteModule.replacement(of: found.module, among: modules) {
        let written = found.keyword..<found.range.upperBound
        edits[index].append(SourceEdit(written, own.utf8, "import of a module at rest"))
      } else if isBuilt, !modules.contains(found.module) {
        comment(found, in: index)
        if !missing[index].contains(found.module) { missing[index].append(found.module) }
      }
    }
    if isPackage ? lacksUIKit(index) : !isCatalog && needsUIKit(index) { importUIKit(in: index) }
    if isBuilt, needsNetworking(index) { add("import FoundationNetworking", in: index) }
    for text in chosenTypes(in: index) { add(text, in: index) }
  }

  /// The imports of single types that both UIKit's module here and an imported module of the app declare: of two types,
  /// the compiler takes the one that is imported by its name.
  private func chosenTypes(in index: Int) -> [String] {
    let source = sources[index]
    let names = UIKitModule.ownTypes.intersection(source.scan.references).filter { !self.index.declares($0) }
    guard !names.isEmpty else { return [] }
    let imported = Set(source.scan.imports.map(\.module))
    return others.filter { imported.contains($0.key) }.flatMap { module, types in
      types.filter { names.contains($0.name) && $0.kind != .extension }.map { type in
        "import \(type.kind == .actor ? "class" : type.kind.rawValue) \(module).\(type.name)"
      }
    }.sorted()
  }

  /// Types that Foundation has in a module of its own on Linux.
  private static let networkNames: Set<String> = [
    "URLRequest", "URLResponse", "HTTPURLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDelegate",
    "URLSessionTask", "URLSessionDataTask", "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLCache",
    "URLCredential", "URLAuthenticationChallenge", "URLProtocol", "HTTPCookie", "HTTPCookieStorage",
  ]

  private func needsNetworking(_ index: Int) -> Bool {
    modules.contains("FoundationNetworking")
      && sources[index].scan.references.contains { Self.networkNames.contains($0) && !self.index.declares($0) }
  }

  /// Types that UIKit brings along with Foundation's.
  private static let geometryNames: Set<String> = ["CGFloat", "CGPoint", "CGSize", "CGRect", "NSCoder"]
  private static let exporters: Set<String> = ["CoreFoundation", "CoreGraphics", "Foundation", "QuartzCore", "XCTest"]

  /// Names of UIKit's module here that do not begin as those of UIKit do.
  private static let layoutNames: Set<String> = [
    "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension",
    "NSLocalizedString",
  ]

  /// Whether a source has UIKit's names from another module that imports UIKit, as tests have them from the module that
  /// they test: Objective-C's modules are seen through those of Swift, others are not.
  private func needsUIKit(_ index: Int) -> Bool {
    let scan = sources[index].scan
    if scan.imports.contains(where: { ["UIKit", "AppKit", "Cocoa", "WatchKit"].contains($0.module) }) { return false }
    let hasGeometry = scan.imports.contains { Self.exporters.contains($0.module) }
    return scan.references.contains { name in
      let isOfUIKit = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
      return (isOfUIKit || Self.layoutNames.contains(name) || !hasGeometry && Self.geometryNames.contains(name))
        && !self.index.declares(name)
    }
  }

  /// Adds the import behind the first of the source.
  private mutating func importUIKit(in index: Int) {
    add(UIKitModule.replacement(among: modules) ?? "import UIKit", in: index, "import UIKit")
  }

  private mutating func add(_ text: String, in index: Int, _ change: String? = nil) {
    let usual = sources[index].scan.imports.filter { !$0.isConditional }
    // The import of a missing module becomes a comment, to the end of its line.
    guard let first = usual.first(where: { !isBuilt || modules.contains($0.module) }) else {
      // In front of the comment that an import at the beginning becomes.
      if isPackage { edits[index].insert(SourceEdit(0..<0, "\(text); ".utf8, change ?? text), at: 0) }
      return
    }
    let end = first.range.upperBound
    edits[index].append(SourceEdit(end..<end, "; \(text)".utf8, change ?? text))
  }

  private mutating func replaceUIKit(_ found: SourceScan.Import, in index: Int) {
    let path = found.keyword..<found.range.upperBound
    let written = sources[index].text(path)
    if let replacement = UIKitModule.replacement(among: modules) {
      edits[index].append(SourceEdit(path, replacement.utf8, "import UIKit"))
    } else if written != "import UIKit" {
      // A submodule or a declaration of it: the module of the library has no parts.
      let rest = String(repeating: " ", count: max(0, written.utf8.count - "import UIKit".utf8.count))
      edits[index].append(SourceEdit(path, "import UIKit\(rest)".utf8, "import UIKit"))
    }
  }

  private mutating func comment(_ found: SourceScan.Import, in index: Int) {
    let source = sources[index]
    let rest = source.bytes[found.range.upperBound...].prefix { ![10, 13].contains($0) }
    let isLast =
      rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } || rest.starts(with: " //".utf8)
    if isLast, !source.bytes[found.range].contains(10) {
      let start = found.range.lowerBound
      edits[index].append(SourceEdit(start..<start, "// ".utf8, "import of a missing module"))
    } else {
      blank(found.range, in: index, "import of a missing module")
    }
  }
}
