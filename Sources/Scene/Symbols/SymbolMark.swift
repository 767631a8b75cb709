import AutoLayout
import Foundation

/// One mark of a symbol, on a grid of 24 by 24, y down.
enum SymbolMark: Sendable {
  /// Outlines have absolute `M`, `L`, `C` and `Z` with their numbers, separated by blanks.
  case stroke(String)
  case fill(String)
  /// Holes must not overlap one another: what is cut twice is there again.
  case hole(String)
  /// A filled shape with its corners rounded by half the line's weight.
  case body(String)
  case line(Path)
  case area(Path)
  /// The numbers are the centre and the radius.
  case ring(CGFloat, CGFloat, CGFloat)
  case disc(CGFloat, CGFloat, CGFloat)
  case dots([(CGFloat, CGFloat)], CGFloat)
  case box(CGFloat, CGFloat, width: CGFloat, height: CGFloat, radius: CGFloat)
  case plate(CGFloat, CGFloat, width: CGFloat, height: CGFloat, radius: CGFloat)
  /// Degrees clockwise from the right.
  case arc(CGFloat, CGFloat, CGFloat, from: CGFloat, to: CGFloat)
}
