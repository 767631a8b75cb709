/// Variables that were added together.
@usableFromInline package struct VariableRange: RandomAccessCollection, Sendable {
  @usableFromInline let lower: Int32
  @usableFromInline let upper: Int32

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { Int(upper - lower) }
  @inlinable package subscript(position: Int) -> Variable {
    precondition(position >= 0 && position < endIndex, "the position is outside the range")
    return Variable(rawIndex: lower + Int32(position))
  }
}
