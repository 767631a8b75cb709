/// A function that takes text in pieces, so that a report is never in memory as a whole.
package typealias TextSink = (String) throws -> Void
