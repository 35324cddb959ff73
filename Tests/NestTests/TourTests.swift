import Foundation
import NestKit
import NestTesting
import OpenUIKit
import Testing

@testable import nest

@Suite(.serialized) struct TourTests {
  @Test("R17.1 the tour writes a strip and a timeline for every transition, and reports them")
  func files() throws {
    let files = TemporaryFolder()
    let path = files.url("tour").path

    let result = try NestProcess.run(["tour", "--out", path])

    let titles: [String] = Transition.allTransitions.map(Tour.fileName)
    let names: [String] = titles.flatMap { title in ["\(title).png", "\(title).txt"] }
    #expect(result.status == 0)
    #expect(result.errors == "")
    let made = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(Set(made) == Set(names))
    #expect(
      result.output.split(separator: "\n").map(String.init)
        == names.map { "\(path)/\($0)" }
        + ["\(Transition.allTransitions.count) transitions, \(names.count) files."])
  }

  @Test("R17.1 every strip equals its reference", arguments: Transition.allTransitions)
  func strips(transition: Transition) throws {
    let recording = try TransitionRecording(of: transition)

    try ReferencePictures(besides: #filePath).expect(
      FilmStrip(recording: recording).picture(), toMatch: Tour.fileName(of: transition),
      tolerance: PixelTolerance(component: 4))
  }

  @Test("R17.1 two takes are the same, pixel by pixel and line by line")
  func determinism() throws {
    let first = try TransitionRecording(of: .flipVertically)
    let second = try TransitionRecording(of: .flipVertically)

    #expect(first.text == second.text)
    #expect(try first.picture() == second.picture())
  }

  @Test("R2.3 the text of a take has every event of its pushes and of the pop, with its time")
  func timeline() throws {
    let recording = try TransitionRecording(of: .coverFromBottom)

    #expect(
      recording.text == """
        cover from bottom

        push
        0.000  D.willPush(B, covering: A, animated)
        0.000  B.willMove(StackController)
        0.000  B.loadView
        0.000  B.viewDidLoad
        0.000  D.willHide(A, animated)
        0.000  A.viewWillDisappear(animated)
        0.000  D.willShow(B, animated)
        0.000  B.viewWillAppear(animated) [to]
        0.000  B.viewIsAppearing(animated) [to]
        0.400  A.viewDidDisappear(animated)
        0.400  D.didHide(A, animated)
        0.400  B.viewDidAppear(animated) [to]
        0.400  D.didShow(B, animated)
        0.400  B.didMove(StackController)
        0.400  D.didPush(B, covering: A, animated)

        pop
        0.000  D.willPop(B, revealing: A, animated)
        0.000  B.willMove(nil)
        0.000  D.willHide(B, animated)
        0.000  B.viewWillDisappear(animated) [from]
        0.000  D.willShow(A, animated)
        0.000  A.viewWillAppear(animated)
        0.000  A.viewIsAppearing(animated)
        0.400  B.viewDidDisappear(animated) [from]
        0.400  D.didHide(B, animated)
        0.400  A.viewDidAppear(animated)
        0.400  D.didShow(A, animated)
        0.400  B.didMove(nil)
        0.400  D.didPop(B, revealing: A, animated)

        interrupted
        0.000  D.willPush(C, covering: A, animated)
        0.000  C.willMove(StackController)
        0.000  C.loadView
        0.000  C.viewDidLoad
        0.000  D.willHide(A, animated)
        0.000  A.viewWillDisappear(animated)
        0.000  D.willShow(C, animated)
        0.000  C.viewWillAppear(animated) [to]
        0.000  C.viewIsAppearing(animated) [to]
        0.120  D.willPop(C, revealing: A, animated)
        0.120  C.willMove(nil)
        0.120  D.willHide(C, animated)
        0.120  C.viewWillDisappear(animated) [from]
        0.120  D.willShow(A, animated)
        0.120  A.viewWillAppear(animated)
        0.120  A.viewIsAppearing(animated)
        0.250  C.viewDidDisappear(animated) [from]
        0.250  D.didHide(C, animated)
        0.250  A.viewDidAppear(animated)
        0.250  D.didShow(A, animated)
        0.250  C.didMove(nil)
        0.250  D.didPop(C, revealing: A, animated)

        """)
  }
}
