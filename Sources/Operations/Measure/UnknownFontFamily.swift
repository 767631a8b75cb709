import LPSupport

/// Reports a family that no folder of fonts has.
struct UnknownFontFamily: ExplainedError {
  let family: String

  var problem: String { "no folder of fonts has the family '\(family)'" }
  var remedy: String { "Name a folder that has it with --fonts." }
}
