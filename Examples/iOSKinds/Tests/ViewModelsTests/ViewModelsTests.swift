import Combine
import XCTest
@testable import ViewModels

private final class StubService: SearchService {
    var results: [String: [Repository]] = ["ab": [Repository(id: 1, name: "abc"), Repository(id: 2, name: "abd")]]
    var failures = 0
    private(set) var searched: [String] = []

    func search(_ text: String) -> AnyPublisher<[Repository], SearchError> {
        Deferred { () -> AnyPublisher<[Repository], SearchError> in
            self.searched.append(text)
            if self.failures > 0 {
                self.failures -= 1
                return Fail(error: SearchError.offline).eraseToAnyPublisher()
            }
            return Just(self.results[text] ?? []).setFailureType(to: SearchError.self).eraseToAnyPublisher()
        }
        .eraseToAnyPublisher()
    }
}

final class ViewModelsTests: XCTestCase {
    private var service: StubService!
    private var cancellables: Set<AnyCancellable> = []

    override func setUp() {
        super.setUp()
        service = StubService()
    }

    override func tearDown() {
        cancellables.removeAll()
        service = nil
        super.tearDown()
    }

    private func makeModel() -> SearchViewModel {
        SearchViewModel(service: service, delay: 0, scheduler: ImmediateScheduler.shared)
    }

    func testASearchHasResults() {
        let model = makeModel()
        var loading: [Bool] = []
        model.$isLoading.sink { loading.append($0) }.store(in: &cancellables)

        model.query = "a"
        XCTAssertEqual(model.state, .failed(.tooShort(minimum: 2)))
        model.query = "ab"

        XCTAssertEqual(model.state, .results(service.results["ab"]!))
        XCTAssertEqual(model.title, "2 of ab, page 1")
        XCTAssertEqual(loading, [false, true, false])
        model.selected.send(Repository(id: 1, name: "abc"))
        XCTAssertEqual(model.title, "2 of ab, page 2")
    }

    func testAFailureIsTriedOnceMore() {
        let model = makeModel()
        service.failures = 1
        model.query = "ab"
        XCTAssertEqual(service.searched, ["ab", "ab"])
        XCTAssertEqual(model.title, "2 of ab, page 1")

        service.failures = 2
        model.query = "abc"
        XCTAssertEqual(model.state, .failed(.offline))
    }

    func testTypingIsDebouncedOnTheMainQueue() {
        let model = SearchViewModel(service: service, delay: .milliseconds(20), scheduler: DispatchQueue.main)
        let found = expectation(description: "found")
        model.$state.dropFirst().first().sink { _ in found.fulfill() }.store(in: &cancellables)
        for text in ["a", "ab", "abx", "ab"] { model.query = text }
        wait(for: [found], timeout: 5)
        XCTAssertEqual(service.searched, ["ab"])
    }

    func testAViewControllerShowsTheModel() {
        let model = makeModel()
        let controller = SearchViewController(viewModel: model)
        controller.loadViewIfNeeded()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        XCTAssertEqual(controller.label.text, "Search")

        "ab".forEach(controller.queryField.insert)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.label.text, "2 of ab, page 1")
        XCTAssertEqual(controller.rows.map(\.text), ["abc", "abd"])
        XCTAssertEqual(controller.rows.last?.frame, CGRect(x: 0, y: 44, width: controller.scrollView.bounds.width, height: 44))

        controller.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(model.query, "")
        XCTAssertEqual(controller.rows, [])
        XCTAssertFalse(controller.button.isEnabled)
    }

    func testTheOffsetIsPublished() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 300)
        var offsets: [CGFloat] = []
        var bottoms = 0
        scrollView.publisher(for: \.contentOffset.y).sink { offsets.append($0) }.store(in: &cancellables)
        scrollView.reachedBottomPublisher().sink { bottoms += 1 }.store(in: &cancellables)

        for y in [50, 200, 210, 0, 200] as [CGFloat] { scrollView.contentOffset.y = y }
        XCTAssertEqual(offsets, [0, 50, 200, 210, 0, 200])
        XCTAssertEqual(bottoms, 2)

        cancellables.removeAll()
        scrollView.contentOffset.y = 0
        XCTAssertEqual(offsets.count, 6)
    }

    func testOnlyWhatIsAskedForIsReceived() {
        let view = UIView()
        var received: [CGFloat] = []
        var subscription: Subscription?
        view.publisher(for: \.alpha).subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 },
                receiveValue: { received.append($0); return .none }
            )
        )
        view.alpha = 0.5
        view.alpha = 0.25
        XCTAssertEqual(received, [])
        subscription?.request(.max(1))
        XCTAssertEqual(received, [0.25])
        view.alpha = 1
        XCTAssertEqual(received, [0.25])
        subscription?.cancel()
    }

    func testManyPublishersAreOne() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        var merged: [Int] = []
        var latest: [[Int]] = []
        var finished = 0
        subjects[0].merge(with: subjects[1], subjects[2]).merge(with: subjects[3])
            .sink(receiveCompletion: { _ in finished += 1 }, receiveValue: { merged.append($0) })
            .store(in: &cancellables)
        subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { [$0, $1, $2, $3] }
            .sink { latest.append($0) }
            .store(in: &cancellables)
        Publishers.MergeMany(subjects).collect()
            .sink { XCTAssertEqual($0, [3, 2, 1, 0, 5]) }
            .store(in: &cancellables)

        for index in [3, 2, 1, 0] { subjects[index].send(index) }
        subjects[2].send(5)
        XCTAssertEqual(merged, [3, 2, 1, 0, 5])
        XCTAssertEqual(latest, [[0, 1, 2, 3], [0, 1, 5, 3]])
        for (index, subject) in subjects.enumerated() {
            XCTAssertEqual(finished, 0, "\(index)")
            subject.send(completion: .finished)
        }
        XCTAssertEqual(finished, 1)
    }

    func testATimerPublishes() {
        let ticked = expectation(description: "ticked")
        Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
            .prefix(2).collect()
            .sink { dates in
                XCTAssertEqual(dates.count, 2)
                ticked.fulfill()
            }
            .store(in: &cancellables)
        wait(for: [ticked], timeout: 5)
    }
}
