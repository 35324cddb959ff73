import OpenQuartzCore

// The optional methods of the delegate and the data source.

extension UITableView {
  /// Asks the delegate; nil where it leaves the method out.
  final func ask<Result>(
    _ method: TableAnswers.Method, _ name: String, _ call: (any UITableViewDelegate) -> Result
  ) -> Result? {
    guard let delegate = tableDelegate, !answers.leavesOut(method) else { return nil }
    // A copy: the call may set another delegate.
    var known = answers
    let result = known.result(of: delegate, method, name, call)
    if tableDelegate === delegate { answers.merge(known) }
    return result
  }

  /// Asks the data source; nil where it leaves the method out.
  final func askData<Result>(
    _ method: TableAnswers.Method, _ name: String, _ call: (any UITableViewDataSource) -> Result
  ) -> Result? {
    guard let dataSource, !answers.leavesOut(method) else { return nil }
    var known = answers
    let result = known.result(of: dataSource, method, name, call)
    if self.dataSource === dataSource { answers.merge(known) }
    return result
  }

  /// The height of a row that the delegate says; nil if it says none.
  final func heightOfDelegate(_ path: IndexPath) -> CGFloat? {
    ask(.heightForRow, "tableView(_:heightForRowAt:)") { $0.tableView(self, heightForRowAt: path) }
  }

  final func delegateDidChange() {
    tableDelegate = super.delegate as? any UITableViewDelegate
    answers.forgetDelegate()
    heightsDidChange()
  }

  final func dataSourceDidChange() {
    answers.forgetDataSource()
    core.dataSourceDidChange()
  }
}
