/// Columns that occur in one open equality, by the cost of moving them.
struct CrashQueue: ~Copyable {
  private var free = Buffer<Int32>()
  private var costless = Buffer<Int32>()
  private var costly = Buffer<Int32>()

  mutating func append(_ column: Int32, _ program: borrowing Program) {
    if program.columns[column].kinkSlots.count == 0 { return free.append(column) }
    for index in program.kinkRange(of: column) where program.kinks[index].level > 0 { return costly.append(column) }
    costless.append(column)
  }

  mutating func popLast() -> Int32? { free.popLast() ?? costless.popLast() ?? costly.popLast() }
}
