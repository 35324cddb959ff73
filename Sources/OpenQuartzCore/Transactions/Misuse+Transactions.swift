import MisuseReports

extension Misuse {
  static let commitWithoutBegin = Misuse(
    id: "transaction.commit-without-begin",
    message: "CATransaction.commit() was called without begin()",
    reason: "There is no explicit transaction to end",
    remedy: "Remove the call, or use flush() to show the turn's changes")
}
