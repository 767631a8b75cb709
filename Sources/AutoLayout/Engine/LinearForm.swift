import LPCassowary

/// The terms of a constraint over the engine's variables. The storage is reused for the next constraint.
@MainActor
package struct LinearForm {
  private(set) var terms: [LinearTerm] = []
  private var rightSide = 0.0

  /// Writes the constraint's terms to `terms`.
  ///
  /// - Returns: the relation and the constant, mirrored if the constraint runs from right to left; `nil` for an
  ///   inactive constraint.
  mutating func write(_ constraint: NSLayoutConstraint) -> (relation: Relation, value: Double)? {
    guard let holder = constraint.holder else { return nil }
    terms.removeAll(keepingCapacity: true)
    rightSide = 0
    let direction = holder.effectiveUserInterfaceLayoutDirection
    let mirrored = constraint.isMirrored
    let multiplier = Double(constraint.multiplier)
    let isScaledLocation =
      constraint.firstOffset == nil && constraint.firstAttribute.kind == .location && multiplier != 1
    // Locations are multiplied in the common ancestor's coordinates: a − o = m·(b − o) + c.
    let origin = isScaledLocation ? holder.engineIndex * 4 : -1
    let axisOffset = ItemVariable.position(constraint.firstAttribute.axis ?? .horizontal)

    append(
      constraint.firstReference, constraint.firstAttribute, offset: constraint.firstOffset,
      other: constraint.secondReference, direction: direction, factor: 1)
    if origin >= 0 { appendTerm(origin + axisOffset, multiplier - 1) }
    if constraint.secondAttribute != .notAnAttribute || constraint.secondOffset != nil {
      append(
        constraint.secondReference, constraint.secondAttribute, offset: constraint.secondOffset,
        other: constraint.firstReference, direction: direction, factor: -multiplier)
    }
    let constant = Double(constraint.constant)
    let relation = Relation(rawValue: Int8(constraint.relation.rawValue))!
    let value = (mirrored ? -constant : constant) + rightSide
    return (mirrored ? relation.mirrored : relation, value.isFinite ? LayoutTolerance.bounded(value) : value)
  }

  private mutating func append(
    _ item: ItemReference?, _ attribute: NSLayoutConstraint.Attribute, offset: NSLayoutConstraint.Offset?,
    other: ItemReference?, direction: UIUserInterfaceLayoutDirection, factor: Double
  ) {
    if let offset {
      // A distance is measured along the reading direction.
      let sign =
        direction == .rightToLeft && (offset.fromAttribute.isDirectional || offset.toAttribute.isDirectional)
        ? -factor : factor
      append(offset.to, offset.toAttribute.physical(direction), other: offset.from, factor: sign)
      append(offset.from, offset.fromAttribute.physical(direction), other: offset.to, factor: -sign)
    } else {
      append(item, attribute.physical(direction), other: other, factor: factor)
    }
  }

  /// Adds `factor × item.attribute`: its variables to the terms, its constant part to the other side.
  private mutating func append(
    _ item: ItemReference?, _ attribute: NSLayoutConstraint.Attribute, other: ItemReference?, factor: Double
  ) {
    guard let item else { return }
    let place = ItemPlace(item, attribute: attribute, other: other)
    let form = place.form(of: attribute)
    let axis = attribute.axis ?? .horizontal
    if form.position != 0 { appendTerm(place.base + ItemVariable.position(axis), factor * form.position) }
    if form.size != 0 { appendTerm(place.base + ItemVariable.size(axis), factor * form.size) }
    rightSide -= factor * form.constant
  }

  private mutating func appendTerm(_ variable: Int32, _ coefficient: Double) {
    for index in terms.indices where terms[index].variable.index == Int(variable) {
      let sum = terms[index].coefficient + coefficient
      if sum == 0 { terms.remove(at: index) } else { terms[index].coefficient = sum }
      return
    }
    terms.append(LinearTerm(Variable(index: Int(variable)), coefficient))
  }
}
