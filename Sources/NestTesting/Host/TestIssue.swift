#if os(Linux)
  import CTestIssues

  /// Issues of the running test.
  enum TestIssue {
    /// Makes an issue, if this program has tests.
    ///
    /// - Returns: Whether it has.
    static func record(_ text: String) -> Bool { nest_testing_record(text) }
  }
#endif
