import Foundation
import NestKit

/// Tries whether a container keeps its contract: one call runs every rule over what happens to
/// containers in programs.
///
/// A container is described by how it is made and by verbs, in terms of its own API:
///
///     @Test func deckIsWellBehaved() throws {
///       var suite = ContainerConformance("deck") { DeckViewController() } show: {
///         deck, card, animated in
///         deck.setCards([card], animated: animated)
///       }
///       suite.cover = { deck, card, animated in deck.deal(card, animated: animated) }
///       suite.remove = { deck, animated in
///         if !deck.cards.isEmpty { deck.takeTop(animated: animated) }
///       }
///       suite.drag = { _ in (from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 190)) }
///       let report = try suite.run()
///       #expect(report.reaches(.complete), "\(report)")
///     }
///
/// The suite tries: showing, covering and removing children; animated and at once; by the program
/// and by hand; as the root of a window, inside a stack and around stacks, in a hidden window and
/// before anything is shown; completed, cancelled, interrupted and reversed twice; with a rotation,
/// another size, a memory warning, a hidden window and another change in the middle; everything one
/// after the other; and with requests and releases inside every callback of the change. Each case
/// has a container of its own, and ends with the release of everything. Verbs that a container does
/// not have are listed as not tried. A request inside a callback, or during a change, may be
/// refused, or wait.
///
/// A report says which ``ContractLevel`` is reached, and lists every rule that a case breaks,
/// without those that only follow from another one: by kind, the first of each in full, with a
/// remedy.
///
/// On Linux ``run()`` takes no real time. Everywhere, iOS included, ``run(in:)`` does the same in a
/// window in real time, without the cases that need a hand or another device.
///
/// Verbs that do nothing, or the opposite, are problems. A container that stops the program ends
/// the test with it. Its events until then are those that ``trace`` has received: run the suite in
/// an exit test that writes them to standard error. The suite itself stops the program, with words,
/// where a verb does not return within ``longestCall``, and where a container sends more than
/// 100,000 events in one case. One that is never at rest is a problem after 20 seconds of the
/// suite's time.
public struct ContainerConformance<Container: UIViewController> {
  /// An operation that a container has beside the verbs of the suite.
  public struct Operation {
    /// The name of the operation in reports.
    public let name: String
    /// Requests it; the closure makes another child.
    public let perform: (Container, _ makeChild: () -> UIViewController) -> Void

    /// Describes an operation.
    ///
    /// - Parameters:
    ///   - name: The name of the operation in reports.
    ///   - perform: Requests it; the closure makes another child.
    public init(
      _ name: String,
      _ perform: @escaping (Container, _ makeChild: () -> UIViewController) -> Void
    ) {
      self.name = name
      self.perform = perform
    }
  }

  /// The container in reports.
  public let name: String
  let make: (LifecycleRecorder) -> Container?
  /// Shows a child instead of those that are shown, with an animation or at once.
  public let show: (Container, UIViewController, _ animated: Bool) -> Void
  /// Shows a child over the one that is shown, which stays a child. Default: nil, there is no such
  /// thing.
  public var cover: ((Container, UIViewController, _ animated: Bool) -> Void)?
  /// Adds a child that is not shown. Default: nil, there is no such thing.
  public var insert: ((Container, UIViewController) -> Void)?
  /// Removes the child that is shown. Called while a child of the suite has a parent; where that is
  /// leaving already, there is nothing to remove. Default: nil, there is no such thing.
  public var remove: ((Container, _ animated: Bool) -> Void)?
  /// Where a finger touches down and where it is lifted, in points of a window of 300 × 200, to do
  /// by hand what the container does after ``cover``. Default: nil, it does nothing by hand.
  public var drag: ((Container) -> (from: CGPoint, to: CGPoint))?
  /// More operations, each of which is requested inside every callback of a change. Default: none.
  public var operations: [Operation] = []
  /// Reverses the animation that runs, where ``transitions`` are none. Default: nil, there is no
  /// such thing.
  public var reverse: ((Container) -> Void)?
  /// The transitions that run. Default: those of the stacks of a container that owns a core,
  /// such as those of NestKit; none of others.
  public var transitions: (Container) -> [ContainerTransition] = { container in
    container.ownedCore?.stacks.compactMap(\.transition) ?? []
  }
  /// Reports what moves to a closure, as long as the container exists. Default: a container that
  /// owns a core does; others report nothing.
  public var observe: (Container, @escaping (ContainerProgress) -> Void) -> Void = {
    $0.ownedCore?.observeProgress($1)
  }
  /// Makes a delegate that records, such as ``ContainerEventRecorder``, and returns it; the suite
  /// owns it, does something inside its callbacks, and releases it there. Default: nil, there is no
  /// delegate.
  public var delegate: ((Container, LifecycleRecorder) -> AnyObject)?
  /// The children whose views a memory warning has to unload now. Default: nil, that is not known,
  /// and not judged.
  public var unloaded: ((Container) -> [UIViewController])?
  /// Whether the container owns children that it has removed, to show them again. Default: no, they
  /// are to be freed.
  public var ownsRemoved = false
  /// Returns the controller that is given to the container for a child of the suite, for example
  /// one that contains it; another one at each call. Default: nil, the child itself.
  public var child: ((RecordingViewController) -> UIViewController?)?
  /// The rules that are judged. Default: all.
  public var rules = Set(ContractRule.all)
  /// Which cases are run, by their names, as they are in reports. Default: all.
  public var includes: (String) -> Bool = { _ in true }
  /// The seconds of real time after which a verb that has not returned stops the program, with the
  /// name of the verb and of the case. Default: 30. Nil for none, as in a debugger.
  public var longestCall: TimeInterval? = 30
  /// Receives the name of each case before it is run, and each event in it: what is left when the
  /// container stops the program. Default: nil.
  public var trace: ((String) -> Void)?

  /// Describes a container.
  ///
  /// - Parameters:
  ///   - name: The name of the container in reports.
  ///   - make: Makes a container without children, or with some that the suite does not know;
  ///     another one at each call.
  ///   - show: Shows a child instead of those that are shown.
  public init(
    _ name: String, make: @escaping () -> Container?,
    show: @escaping (Container, UIViewController, _ animated: Bool) -> Void
  ) {
    self.init(name, makeRecording: { _ in make() }, show: show)
  }

  /// Describes a container that records its own callbacks, so that the rules of a parent are judged
  /// for it too.
  ///
  /// - Parameters:
  ///   - name: The name of the container in reports.
  ///   - makeRecording: Makes a container that uses the recorder; another one at each call.
  ///   - show: Shows a child instead of those that are shown.
  public init(
    _ name: String, makeRecording: @escaping (LifecycleRecorder) -> Container?,
    show: @escaping (Container, UIViewController, _ animated: Bool) -> Void
  ) {
    self.name = name
    make = makeRecording
    self.show = show
  }

  #if os(Linux)
    /// Runs every case in virtual time.
    ///
    /// - Returns: The findings.
    /// - Throws: When there can be no host.
    public func run() throws -> ConformanceReport {
      let run = ConformanceRun(self)
      var clean: HostScreen?
      while let entry = run.nextCase() {
        let screen = try clean ?? HostScreen()
        let stage = ConformanceStage(self, entry, on: screen, after: run.former)
        while let pause = stage.next() {
          do { try screen.wait(for: pause) } catch { stage.fail(error) }
        }
        clean = screen.isClean && stage.problems.isEmpty ? screen : nil
        run.add(stage)
      }
      return run.report
    }
  #endif

  /// Runs every case in real time, one after the other, without the cases that need a hand, a
  /// rotation or another size.
  ///
  /// - Parameter window: A window that is in a scene and shows nothing else meanwhile.
  /// - Returns: The findings.
  public func run(in window: UIWindow) async -> ConformanceReport {
    let run = ConformanceRun(self)
    while let entry = run.nextCase() {
      let screen = WindowScreen(window)
      let stage = ConformanceStage(self, entry, on: screen, after: run.former)
      while let pause = stage.next() {
        do { try await screen.wait(for: pause) } catch { stage.fail(error) }
      }
      run.add(stage)
    }
    return run.report
  }
}
