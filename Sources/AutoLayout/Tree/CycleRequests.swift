/// The number of requests for each kind of step.
struct CycleRequests {
  var updates = 0
  var layouts = 0
  var displays = 0
}
