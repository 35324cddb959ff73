import NestTestSupport
import NestTesting

extension ContainerKind {
  /// Five kinds, the outermost first: in all of them together each kind is in each other one, and
  /// in itself, at every depth.
  nonisolated static let chains = allCases.indices.flatMap { first in
    allCases.indices.map { distance in
      (0..<5).map { allCases[(first + $0 * distance) % allCases.count] }
    }
  }

  /// One of ``chains`` with one of its depths: in all of them together every kind is at every
  /// depth.
  nonisolated static func chain(_ number: Int) -> (kinds: [ContainerKind], depth: Int) {
    (chains[number], number % allCases.count % 5)
  }
}
