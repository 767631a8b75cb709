/// A node of a linked list of numbers.
struct ListNode: BitwiseCopyable {
  var item: Int32
  var next: Int32
}
