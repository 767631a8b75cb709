/// `#Preview` blocks, which a macro of Xcode expands.
extension SourceRewrite {
  mutating func replaceBlocks(in index: Int) {
    for (number, block) in sources[index].scan.blocks.enumerated() {
      blank(block.range, in: index, "#Preview")
      if showsBlocks { addFunction(block, number, in: index) }
    }
  }

  private mutating func addFunction(_ block: SourceScan.Block, _ number: Int, in index: Int) {
    let (source, place) = (sources[index], block.range.lowerBound)
    guard let body = block.body else {
      note(index, place, "the preview has no plain closure behind it, and is left out")
      return
    }
    if let view = swiftUI(in: block, of: source) {
      note(index, place, "the preview shows SwiftUI (\(view)), which is not supported, and is left out")
      return
    }
    if block.hasTraits { note(index, place, "the preview's traits are not applied; options select variants") }
    let name = "layoutPreview_\(index)_\(number)"
    let text = SourceEdit.applied(
      edits[index].filter { $0.range != block.range }, to: source.bytes, in: body)
    tails[index] += """
      @MainActor func \(name)() -> some LayoutPreviewBlock {
      \(Self.location(source.path, line: source.line(of: body.lowerBound)))
      \(String(repeating: " ", count: source.indentation(of: body.lowerBound)))\(String(decoding: text, as: UTF8.self))
      }

      """
    blocks[index].append(
      PreviewBlock(name: block.name, function: name, path: source.path, line: source.line(of: place)))
  }

  /// The view of SwiftUI that a block shows; `nil` for one of UIKit.
  private func swiftUI(in block: SourceScan.Block, of source: AppSource) -> String? {
    if let result = block.result {
      let kinds = sources.flatMap { $0.scan.types.filter { $0.name == result }.map(\.kind) }
      if kinds.contains(.struct) || kinds.isEmpty && Self.swiftUIViews.contains(result) { return result }
    }
    let modules = Set(source.scan.imports.map(\.module))
    return modules.contains("SwiftUI") && !modules.contains(UIKitModule.name) ? block.result ?? "SwiftUI" : nil
  }

  private static let swiftUIViews: Set<String> = [
    "Button", "Color", "ForEach", "Form", "Group", "HStack", "Image", "LazyVStack", "List", "NavigationStack",
    "NavigationView", "ScrollView", "Section", "Spacer", "TabView", "Text", "VStack", "ZStack",
  ]
}
