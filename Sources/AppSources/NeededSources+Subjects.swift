extension NeededSources {
  /// Whether a source gives rectangles, images, colours or views of UIKit: without its functions nothing would be seen.
  func isOfLooks(_ index: Int) -> Bool {
    guard !isOfSwiftUI(index) else { return false }
    let importsUIKit = sources[index].scan.imports.contains { $0.module == UIKitModule.name }
    return givesViews(index) || importsUIKit && Self.givingLooks.contains(where: sources[index].mentions)
  }

  /// Whether a source has functions that make views.
  private func givesViews(_ index: Int) -> Bool {
    if let known = giving[index] { return known }
    let gives = String(decoding: sources[index].bytes, as: UTF8.self)
      .contains(/-> (?:\w+ & )?(?!NS)\w*(?:View|Label|Button)\??\s*\{/)
    giving[index] = gives
    return gives
  }

  private static let givingLooks = [
    "-> CGRect", "-> CGSize", "-> UIImage", "-> UIColor", ": UIImage {", ": UIImage? {", ": UIColor {", "= UIImage(",
    "= UIColor(",
  ]

  func isOfSwiftUI(_ index: Int) -> Bool {
    let modules = sources[index].scan.imports.filter { !$0.isConditional }.map(\.module)
    return modules.contains("SwiftUI") || modules.contains("AppKit") || modules.contains("WatchKit")
  }

  /// Whether a source is about a view of SwiftUI, which shows nothing here.
  func declaresSwiftUIView(_ index: Int) -> Bool {
    isOfSwiftUI(index)
      && sources[index].scan.types.contains { type in
        type.kind == .struct && ["View", "ViewModifier"].contains(where: type.inherited.contains)
      }
  }

  /// Whether a source declares a class that inherits from one of UIKit's views or controllers, or from a missing one
  /// that is named as these are.
  package func declaresView(_ index: Int) -> Bool {
    sources[index].scan.types.contains { $0.kind == .class && isShown($0) }
  }

  /// Whether a source declares such a class or makes views, or extends those of UIKit, or what they are painted with.
  package func isAboutViews(_ index: Int) -> Bool {
    declaresView(index) || !isOfSwiftUI(index) && givesViews(index)
      || sources[index].scan.types.contains { type in
        type.kind == .extension && (UIKitName.isOfUIKit(type.name) || Self.looks.contains(type.name))
      }
  }

  static let looks: Set = ["UIColor", "UIFont", "UIImage"]

  /// Whether a line mentions colours, fonts or images.
  package func isAboutLooks(_ line: String) -> Bool { Self.looks.contains(where: line.contains) }

  /// Whether the first class of a source that inherits from UIKit's is a controller: of one that is mentioned, nothing is
  /// seen but what it is a superclass of.
  func declaresController(_ index: Int) -> Bool {
    let classes = sources[index].scan.types.filter { $0.kind == .class }
    return classes.compactMap { superclass(of: $0.name) }.first?.hasSuffix("Controller") ?? false
  }
}
