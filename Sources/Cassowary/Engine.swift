/// The solver's state. Three layers, from what was asked to what is iterated:
///
/// 1. constraints as they came (`constraints`, `terms`);
/// 2. substitution: each variable is `scale × root + offset`, from required equalities of two variables;
/// 3. the program over what is left: columns with convex, piecewise linear costs (a kink for each constraint of one
///    variable), rows that relate columns, and a basis.
///
/// A row reads `Σ a x − s = 0`; its logical column `s` carries the kinks of the row's own constraints, so every
/// constraint, required or not, is a kink of some column, and one primal simplex serves them all.
final class Engine: @unchecked Sendable {
  // What was asked.
  @exclusivity(unchecked) var constraints = Buffer<Record>()
  @exclusivity(unchecked) var terms = Buffer<ConstraintBatch.Term>()
  @exclusivity(unchecked) var variableCount = 0
  @exclusivity(unchecked) var liveCount = 0

  // Substitution.
  @exclusivity(unchecked) var affine = Buffer<Affine>()
  @exclusivity(unchecked) var classes = Buffer<VariableClass>()
  @exclusivity(unchecked) var pending = Buffer<PendingNode>()
  @exclusivity(unchecked) var queue = Buffer<Int32>()
  @exclusivity(unchecked) var gathered = Buffer<Entry>()
  @exclusivity(unchecked) var gatherMark = Buffer<Int32>()

  // Elimination.
  @exclusivity(unchecked) var drafts = Buffer<Draft>()
  @exclusivity(unchecked) var pairs = Buffer<Int32>()
  @exclusivity(unchecked) var unaries = Buffer<Unary>()
  @exclusivity(unchecked) var draftEntries = Buffer<Entry>()
  @exclusivity(unchecked) var occurrences = Buffer<Occurrences>()
  @exclusivity(unchecked) var nodes = Buffer<PendingNode>()
  @exclusivity(unchecked) var rowsWithRoot = Buffer<Int32>()
  @exclusivity(unchecked) var definitions = Buffer<Definition>()
  @exclusivity(unchecked) var definitionEntries = Buffer<Entry>()
  @exclusivity(unchecked) var zones = Buffer<Zone>()
  @exclusivity(unchecked) var dirtyZones = Buffer<Int32>()

  // The program.
  @exclusivity(unchecked) var levels = Buffer<Float>()
  @exclusivity(unchecked) var stride = 3
  @exclusivity(unchecked) var columns = Buffer<Column>()
  @exclusivity(unchecked) var kinks = Buffer<Kink>()
  @exclusivity(unchecked) var columnEntries = Buffer<Entry>()
  @exclusivity(unchecked) var rows = Buffer<Row>()
  @exclusivity(unchecked) var rowEntries = Buffer<Entry>()
  @exclusivity(unchecked) var components = Buffer<Component>()
  @exclusivity(unchecked) var componentRows = Buffer<Int32>()

  // Slopes and duals by level; slot 0 is the zero vector.
  @exclusivity(unchecked) var slots = Buffer<Double>()
  @exclusivity(unchecked) var freeSlots = Buffer<Int32>()

  // The basis: a triangular part and eta columns since.
  @exclusivity(unchecked) var etas = Buffer<Eta>()
  @exclusivity(unchecked) var etaEntries = Buffer<Entry>()
  @exclusivity(unchecked) var etaGarbage = 0

  // Work space.
  @exclusivity(unchecked) var work = Buffer<Double>()
  @exclusivity(unchecked) var reached = Buffer<Int32>()
  @exclusivity(unchecked) var seeds = Buffer<Int32>()
  @exclusivity(unchecked) var stack = Buffer<StackFrame>()
  @exclusivity(unchecked) var marks = Buffer<Int32>()
  @exclusivity(unchecked) var stamp: Int32 = 0
  @exclusivity(unchecked) var slopeTolerance = Tolerance.slope
  /// A component of so many rows starts on critical paths and with steps of the dual simplex. In smaller ones steps of the
  /// primal simplex are as quick.
  @exclusivity(unchecked) var rowsForLongSteps: Int32 = 128
  /// Steps went in circles: the answer may not be the best.
  @exclusivity(unchecked) var hasStalled = false
  /// The required constraint that cannot hold whatever the values, if that is what stopped the last solve.
  @exclusivity(unchecked) var contradicted: Int32 = -1
  /// The program does not describe the constraints: a solve from nothing stopped half way.
  @exclusivity(unchecked) var isStale = false
  /// While looking for other optimal answers: columns that move are marked.
  @exclusivity(unchecked) var isProbing = false
  /// How many columns have a required kink on the wrong side.
  @exclusivity(unchecked) var violatedCount = 0
  @exclusivity(unchecked) var isUnbounded = false
  @exclusivity(unchecked) var alpha = Buffer<Entry>()
  @exclusivity(unchecked) var slope = Buffer<Double>()
  @exclusivity(unchecked) var magnitude = Buffer<Double>()
  @exclusivity(unchecked) var bestSlope = Buffer<Double>()
  @exclusivity(unchecked) var bestMagnitude = Buffer<Double>()
  @exclusivity(unchecked) var beyond = Buffer<Double>()
  @exclusivity(unchecked) var bestBeyond = Buffer<Double>()
  @exclusivity(unchecked) var breakpoints = Buffer<Breakpoint>()
  @exclusivity(unchecked) var crossings = Buffer<Crossing>()
  @exclusivity(unchecked) var candidates = Buffer<Int32>()
  @exclusivity(unchecked) var costlessCandidates = Buffer<Int32>()
  @exclusivity(unchecked) var flat = Buffer<Int32>()

  init() {}

  deinit {
    drafts.free()
    costlessCandidates.free()
    unaries.free(); pairs.free()
    draftEntries.free()
    occurrences.free()
    nodes.free()
    rowsWithRoot.free()
    definitions.free()
    definitionEntries.free()
    zones.free()
    dirtyZones.free()
    constraints.free(); terms.free(); affine.free(); classes.free(); pending.free(); queue.free()
    gathered.free(); gatherMark.free(); levels.free(); columns.free(); kinks.free(); columnEntries.free()
    rows.free(); rowEntries.free(); components.free(); componentRows.free(); slots.free(); freeSlots.free()
    etas.free(); etaEntries.free(); work.free(); reached.free(); seeds.free(); stack.free(); marks.free()
    alpha.free(); slope.free(); magnitude.free(); bestSlope.free(); bestMagnitude.free(); beyond.free();
    bestBeyond.free(); breakpoints.free()
    crossings.free(); candidates.free(); flat.free()
  }

  func copy() -> Engine {
    let other = Engine()
    other.rowsForLongSteps = rowsForLongSteps
    other.definitions = definitions.copy()
    other.definitionEntries = definitionEntries.copy()
    other.zones = zones.copy()
    other.constraints = constraints.copy(); other.terms = terms.copy()
    other.violatedCount = violatedCount
    other.variableCount = variableCount; other.liveCount = liveCount
    other.affine = affine.copy(); other.classes = classes.copy()
    other.gatherMark = gatherMark.copy()
    other.levels = levels.copy(); other.stride = stride
    other.columns = columns.copy(); other.kinks = kinks.copy(); other.columnEntries = columnEntries.copy()
    other.rows = rows.copy(); other.rowEntries = rowEntries.copy()
    other.components = components.copy(); other.componentRows = componentRows.copy()
    other.slots = slots.copy(); other.freeSlots = freeSlots.copy()
    other.etas = etas.copy(); other.etaEntries = etaEntries.copy(); other.etaGarbage = etaGarbage
    other.work = work.copy(); other.marks = marks.copy(); other.stamp = stamp
    other.slope = slope.copy(); other.magnitude = magnitude.copy()
    other.bestSlope = bestSlope.copy(); other.bestMagnitude = bestMagnitude.copy()
    other.beyond = beyond.copy()
    other.bestBeyond = bestBeyond.copy()
    other.candidates = candidates.copy()
    other.costlessCandidates = costlessCandidates.copy(); other.flat = flat.copy()
    return other
  }
}

/// A constraint as the engine keeps it.
struct Record: BitwiseCopyable {
  enum Home: Int8 {
    case removed
    /// A kink of `column`.
    case kink
    /// An equality that substitution used up: only solving afresh can take it back.
    case absorbed
    /// Nothing left of it but numbers.
    case constant
    /// A bound that other bounds imply.
    case implied
  }

  var constant: Double
  var priority: Float
  var yieldOrder: Int32
  var firstTerm: Int32
  var termCount: Int32
  var column: Int32 = -1
  var relation: Relation
  var home: Home
  /// Its kinks lie at (constant − shift) / factor.
  var factor = 1.0
  var shift = 0.0
  /// Another bound is left out because of this one.
  var isSupport = false

  /// Whether it can change without solving afresh.
  var isInPlace: Bool { (home == .kink || home == .constant) && !isSupport }

  var isRequired: Bool { priority >= 1000 }
}

/// `variable = scale × root + offset`; `root` is −1 where the value is known.
struct Affine: BitwiseCopyable {
  var scale: Double
  var offset: Double
  var root: Int32
  /// The next member of the class.
  var next: Int32
}

/// What is known of a class, kept at its root.
struct VariableClass: BitwiseCopyable {
  var last: Int32
  var size: Int32
  var pending: Int32
  /// The column, −1 where nothing needs one, or −2 − the definition by which it was eliminated.
  var column: Int32
}

struct PendingNode: BitwiseCopyable {
  var constraint: Int32
  var next: Int32
}

/// An element of a sparse vector.
struct Entry: BitwiseCopyable {
  var value: Double
  var index: Int32
}

/// A variable of the program. Its cost is convex and piecewise linear, by level.
struct Column: BitwiseCopyable {
  var value: Double
  var firstKink: Int32 = 0
  var kinkCount: Int32 = 0
  var kinkCapacity: Int32 = 0
  /// The number of kinks that count as left of the value.
  var segment: Int32 = 0
  var firstEntry: Int32 = 0
  var entryCount: Int32 = 0
  /// The row whose basic column this is, or −1.
  var basicRow: Int32 = -1
  /// The row where the triangular part has this column, or −1.
  var triangularRow: Int32 = -1
  /// The slot of the cost's slope in the present segment.
  var cost: Int32 = 0
  /// While factoring: how many open rows have it.
  var degree: Int32 = 0
  /// The class's root, or for a logical column −1 − its row.
  var owner: Int32
  var isCandidate = false
  /// A required kink is on the wrong side of the value.
  var isViolated = false
  var isFlat = false
  /// Only required constraints bear on it: moving it costs nothing of its own.
  var isCostless = true
  /// Ties are broken in this column's component: kinks carry tie weights.
  var breaksTies = false
  /// It moved while probing, so its value is not the only optimal one.
  var hasMoved = false
  /// The definitions that depend on it, or −1.
  var zone: Int32 = -1
  /// A slope of its own at the tie level, for probing.
  var probe = 0.0

  @inline(__always) var isLogical: Bool { owner < 0 }
  @inline(__always) var logicalRow: Int32 { -1 - owner }
}

/// One constraint's place on its column. Left of a `≥` the cost falls, right of a `≤` it rises, by `weight` at
/// `level`; crossing either upwards adds `weight` to the slope.
struct Kink: BitwiseCopyable {
  enum Side: Int8 {
    case lower
    case upper
  }

  var position: Double
  var weight: Double
  var tie: Double = 0
  var constraint: Int32
  var level: Int16
  var side: Side
}

/// `Σ a x − s = 0`
struct Row: BitwiseCopyable {
  var firstEntry: Int32
  var entryCount: Int32
  var logical: Int32
  var basic: Int32
  /// The column of the triangular part and its element here.
  var triangular: Int32
  var component: Int32 = -1
  var dual: Int32 = 0
  var isEquality: Bool
  var isOpen = false
  var triangularPivot: Double = -1
}

struct Component: BitwiseCopyable {
  var firstRow: Int32
  var rowCount: Int32
  var firstEta: Int32 = -1
  var lastEta: Int32 = -1
  var etaCount: Int32 = 0
  var etaEntries: Int32 = 0
  var breaksTies = false
  /// Steps since the values were last summed from nothing.
  var steps: Int32 = 0
}

/// The basis's column at `row` was replaced by one that reads, in the basis before, as the entries do.
struct Eta: BitwiseCopyable {
  var pivot: Double
  var row: Int32
  var firstEntry: Int32
  var entryCount: Int32
  var previous: Int32
  var next: Int32
}

struct StackFrame: BitwiseCopyable {
  var row: Int32
  var position: Int32
}

/// A kink that a step reaches.
struct Breakpoint: BitwiseCopyable {
  var step: Double
  var rate: Double
  var column: Int32
  var kink: Int32
}

/// A kink that a step went beyond.
struct Crossing: BitwiseCopyable {
  var column: Int32
  var kink: Int32
  var upward: Bool
}
