public import Dispatch
public import Foundation

/// Where and when values are delivered; here always at once.
public protocol Scheduler {
  /// A time of the scheduler.
  typealias SchedulerTimeType = SchedulerTime
  /// Further options for the scheduler.
  typealias SchedulerOptions = Never
}

extension DispatchQueue: Scheduler {}
extension OperationQueue: Scheduler {}
extension RunLoop: Scheduler {}
