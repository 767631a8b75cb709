/// How often each kind of step was asked for.
struct CycleRequests {
  var updates = 0
  var layouts = 0
  var displays = 0
}
