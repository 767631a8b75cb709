/// A layer inside of another one, and how many subviews are painted before it.
package struct PlacedSublayer {
  package var layer: CALayer
  package var subviewsBelow: Int
}
