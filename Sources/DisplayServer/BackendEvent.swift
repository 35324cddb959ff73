/// An event of the whole program that belongs to no surface.
package enum BackendEvent: Sendable, Hashable {
  /// `style` has changed.
  case style
  /// The program has to end, for a reason outside of it.
  case end(EndReason)
}

/// Why a program has to end.
package enum EndReason: Sendable, Hashable {
  /// A signal, by its number.
  case signal(Int32)
  /// The connection to the window system is lost: there are no surfaces any more.
  case displayLost

  /// The exit status: the one that a shell expects for a signal, or else 1.
  package var exitCode: Int32 {
    switch self {
    case .signal(let number): 128 + number
    case .displayLost: 1
    }
  }

  /// One line for the user.
  package var description: String {
    switch self {
    case .signal(let number): "The program ends: it was interrupted by signal \(number)."
    case .displayLost: "The program ends: the connection to the display is lost."
    }
  }
}
