/// Finds the causes that can be reached from a node, and remembers them: nodes that reach each other share theirs
/// (Tarjan's strongly connected components, without recursion, since a list can be thousands of rows long).
struct RootSearch {
  private struct Visit {
    var node: LayoutInfluence.Node
    var next: [LayoutInfluence.Node]
    var position = 0
    /// The earliest node on the stack that can be reached.
    var low: Int
  }

  let influence: LayoutInfluence
  private var found: [LayoutInfluence.Node: Set<Int>] = [:]
  private var order: [LayoutInfluence.Node: Int] = [:]
  /// The nodes whose component is not closed yet, with their own causes and those of closed components that they reach.
  private var open: [(node: LayoutInfluence.Node, roots: Set<Int>)] = []

  init(_ influence: LayoutInfluence) { self.influence = influence }

  mutating func roots(from start: LayoutInfluence.Node) -> Set<Int> {
    if let known = found[start] { return known }
    var path = [visit(start)]
    while var top = path.popLast() {
      if top.position < top.next.count {
        let other = top.next[top.position]
        top.position += 1
        if let known = found[other] {
          open[order[top.node]!].roots.formUnion(known)
        } else if let seen = order[other] {
          top.low = min(top.low, seen)
        } else {
          path.append(top)
          path.append(visit(other))
          continue
        }
        path.append(top)
      } else {
        if top.low == order[top.node]! { close(from: top.low) }
        if var below = path.popLast() {
          below.low = min(below.low, top.low)
          if let known = found[top.node] { open[order[below.node]!].roots.formUnion(known) }
          path.append(below)
        }
      }
    }
    return found[start] ?? []
  }

  private mutating func visit(_ node: LayoutInfluence.Node) -> Visit {
    let (roots, next) = influence.step(from: node)
    order[node] = open.count
    open.append((node, Set(roots)))
    return Visit(node: node, next: next, low: open.count - 1)
  }

  private mutating func close(from low: Int) {
    let members = open[low...]
    let roots = members.reduce(into: Set<Int>()) { $0.formUnion($1.roots) }
    for member in members {
      found[member.node] = roots
      order[member.node] = nil
    }
    open.removeSubrange(low...)
  }
}
