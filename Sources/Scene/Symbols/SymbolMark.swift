import LPLayoutModel
import Foundation

/// One mark of a symbol, on a grid of 24 by 24, y down.
enum SymbolMark: Sendable {
  /// A line. The outline has absolute `M`, `L`, `C` and `Z` with their numbers, separated by blanks.
  case stroke(String)
  case fill(String)
  /// A hole. Holes must not overlap: the non-zero rule would fill what two of them share.
  case hole(String)
  /// A filled shape with its corners rounded by half the line's weight.
  case body(String)
  case line(Path)
  case area(Path)
  /// A circle: the centre and the radius.
  case ring(CGFloat, CGFloat, CGFloat)
  case disc(CGFloat, CGFloat, CGFloat)
  case dots([(CGFloat, CGFloat)], CGFloat)
  case box(CGFloat, CGFloat, width: CGFloat, height: CGFloat, radius: CGFloat)
  case plate(CGFloat, CGFloat, width: CGFloat, height: CGFloat, radius: CGFloat)
  /// An arc, in degrees clockwise from the right.
  case arc(CGFloat, CGFloat, CGFloat, from: CGFloat, to: CGFloat)
  /// A hole along a line. It must neither cross itself nor have corners.
  case cut(String)
  /// A hole with straight sides, turned clockwise around (12, 12) by degrees.
  case polygonHole([(CGFloat, CGFloat)], turned: CGFloat)
  /// Other marks at a scale around a point, with lines of the usual weight.
  indirect case small([SymbolMark], scale: CGFloat, x: CGFloat, y: CGFloat)
}
