import Foundation

/// Stands for items in the command's process and its copies, which hash with the same seed. A copy that has read other
/// resources, because somebody changed them meanwhile, may know other items.
enum ItemIdentity {
  static func of(_ items: [some OperationItem]) -> Data {
    var hasher = Hasher()
    hasher.combine(items.count)
    for item in items {
      hasher.combine(item.preview)
      hasher.combine(item.task)
      hasher.combine(item.detail)
    }
    return withUnsafeBytes(of: hasher.finalize()) { Data($0) }
  }
}
