/// The part of a request that says which operation reads the rest.
struct WorkerRequestHeader: Decodable {
  let operation: String
}
