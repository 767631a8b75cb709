/// A time of a scheduler.
public enum SchedulerTime {
  /// A duration, in seconds.
  public struct Stride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    /// The seconds.
    public let seconds: Double

    /// Makes a duration.
    public init(_ seconds: Double) { self.seconds = seconds }
    /// Makes a duration of seconds.
    public init(floatLiteral value: Double) { seconds = value }
    /// Makes a duration of seconds.
    public init(integerLiteral value: Int) { seconds = Double(value) }
    /// So many seconds.
    public static func seconds(_ count: Double) -> Stride { Stride(count) }
    /// So many seconds.
    public static func seconds(_ count: Int) -> Stride { Stride(Double(count)) }
    /// So many thousandths of a second.
    public static func milliseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e3) }
    /// So many millionths of a second.
    public static func microseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e6) }
    /// So many billionths of a second.
    public static func nanoseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e9) }
  }
}
