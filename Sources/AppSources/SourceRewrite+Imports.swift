/// Imports of modules that do not exist.
extension SourceRewrite {
  mutating func replaceImports(in index: Int) {
    for found in sources[index].scan.imports {
      if found.module == UIKitModule.name {
        replaceUIKit(found, in: index)
      } else if isCatalog, !modules.contains(found.module) {
        comment(found, in: index)
        if !missing[index].contains(found.module) { missing[index].append(found.module) }
      }
    }
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
