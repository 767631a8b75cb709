/// Where app code finds the classes of UIKit.
package enum UIKitModule {
  package static let name = "UIKit"

  /// The types that the module declares besides those of Apple's, which an app's modules may declare as well.
  static let ownTypes: Set<String> = [
    "BaselinePosition", "CallSite", "ConstraintError", "ConstraintOrigin", "ConstraintRecord", "ContainerController",
    "ContentGroup", "ContentItem", "ControlMetrics", "ControllerInConstruction", "Diagnostic", "DirectionalCorners",
    "FixedAdvanceText",
    "FontDescription", "GlyphRun", "GradientPaint", "GuideRecord", "ImageLoading", "ImageSlicing", "ImageSource",
    "InactiveUse", "KeysAsStrings", "LayerEffects", "LayoutAttribute", "LayoutAxis", "LayoutEnvironment", "LayoutPhase",
    "LayoutRelation", "LayoutResult", "LineStyle", "LocalizedArgument", "LocalizedKey", "LocalizedText",
    "NamedResources",
    "NibDocuments", "NoImages", "Path", "RGBA", "RenderLoop", "RestingController", "SampleContent", "Screen",
    "ShadowPaint",
    "ShownClass", "Spacer", "StandInText", "StandInViews", "StringLocalizing", "TextLine", "TextMark", "TextMeasuring",
    "TextParagraph", "TextRequest", "TextRun", "TextShadow", "TextStroke", "TextTab", "TraitValues", "Trial",
    "TypesetText", "UnplacedViews", "UnsatisfiableConstraints", "ValueAtRest", "ViewRecord", "VisualFormatError",
  ]

  /// The imports in the place of `import UIKit`; `nil` where the module exists. It exports Foundation as well.
  ///
  /// - Parameter modules: those that the compiler finds.
  package static func replacement(among modules: Set<String>) -> String? {
    modules.contains(name) ? nil : "import LayoutPreview; import Foundation"
  }
}
