import Combine
import Foundation

public struct Repository: Codable, Hashable, Identifiable {
    public let id: Int
    public let name: String

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

public enum SearchError: Error, Equatable {
    case offline
    case tooShort(minimum: Int)
}

public protocol SearchService {
    func search(_ text: String) -> AnyPublisher<[Repository], SearchError>
}

open class BaseViewModel: ObservableObject {
    @Published public internal(set) var isLoading = false
    public var cancellables = Set<AnyCancellable>()

    public init() {}

    deinit {
        cancellables.forEach { $0.cancel() }
    }
}

public final class SearchViewModel: BaseViewModel {
    public enum State: Equatable {
        case idle
        case results([Repository])
        case failed(SearchError)
    }

    @Published public var query = ""
    @Published public var minimumLength = 2
    @Published public private(set) var state = State.idle
    @Published public private(set) var title = ""

    public let selected = PassthroughSubject<Repository, Never>()
    public let page = CurrentValueSubject<Int, Never>(0)

    private let service: SearchService

    public init<S: Scheduler>(service: SearchService, delay: S.SchedulerTimeType.Stride, scheduler: S) {
        self.service = service
        super.init()

        Publishers.CombineLatest($query.dropFirst(), $minimumLength)
            .debounce(for: delay, scheduler: scheduler)
            .removeDuplicates(by: ==)
            .map { [unowned self] query, minimum -> AnyPublisher<State, Never> in
                guard query.count >= minimum else {
                    return Just(query.isEmpty ? State.idle : .failed(.tooShort(minimum: minimum))).eraseToAnyPublisher()
                }
                return self.search(query)
            }
            .switchToLatest()
            .receive(on: scheduler)
            .assign(to: \.state, on: self, retaining: false)
            .store(in: &cancellables)

        $state.combineLatest($query, page) { state, query, page -> String in
            guard case .results(let found) = state else { return "Search" }
            return "\(found.count) of \(query), page \(page + 1)"
        }
        .assign(to: &$title)

        selected
            .scan(0) { count, _ in count + 1 }
            .sink { [weak self] in self?.page.send($0) }
            .store(in: &cancellables)
    }

    private func search(_ text: String) -> AnyPublisher<State, Never> {
        return service.search(text)
            .retry(1)
            .handleEvents(
                receiveSubscription: { [weak self] _ in self?.isLoading = true },
                receiveCompletion: { [weak self] _ in self?.isLoading = false },
                receiveCancel: { [weak self] in self?.isLoading = false }
            )
            .map(State.results)
            .catch { Just(State.failed($0)) }
            .eraseToAnyPublisher()
    }
}

extension Publisher where Failure == Never {
    /// Assigns without retaining the object.
    func assign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on root: Root, retaining: Bool
    ) -> AnyCancellable {
        guard !retaining else { return assign(to: keyPath, on: root) }
        return sink { [weak root] in root?[keyPath: keyPath] = $0 }
    }
}
