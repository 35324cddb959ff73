import Combine
import UIKit

public final class SearchViewController: UIViewController {
    public let queryField = QueryField()
    public let label = UILabel()
    public let button = UIButton(type: .system)
    public let scrollView = UIScrollView()
    public private(set) var rows: [UILabel] = []

    private let viewModel: SearchViewModel
    private let stack = UIStackView()
    private var cancellables: Set<AnyCancellable> = []

    public init(viewModel: SearchViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout()
        bind()
    }

    private func layout() {
        button.setTitle("Clear", for: .normal)
        stack.axis = .vertical
        scrollView.addSubview(stack)
        let all = [queryField, label, button, scrollView]
        all.forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        var above = view.safeAreaLayoutGuide.topAnchor
        for item in all {
            NSLayoutConstraint.activate([
                item.topAnchor.constraint(equalTo: above, constant: 8),
                item.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                item.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            ])
            above = item.bottomAnchor
        }
        NSLayoutConstraint.activate([
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        ])
    }

    private func bind() {
        queryField.textPublisher
            .assign(to: \.query, on: viewModel)
            .store(in: &cancellables)

        viewModel.$title
            .map(Optional.some)
            .assign(to: \.text, on: label)
            .store(in: &cancellables)

        viewModel.$state
            .map { state -> [Repository] in
                if case .results(let found) = state { return found }
                return []
            }
            .removeDuplicates()
            .sink { [weak self] in self?.show($0) }
            .store(in: &cancellables)

        Publishers.Merge(viewModel.$isLoading.map(!), viewModel.$query.map { !$0.isEmpty })
            .sink { [weak self] in self?.button.isEnabled = $0 }
            .store(in: &cancellables)

        button.tapPublisher
            .map { "" }
            .handleEvents(receiveOutput: { [weak self] in self?.queryField.text = $0 })
            .assign(to: \.query, on: viewModel)
            .store(in: &cancellables)

        viewModel.objectWillChange
            .sink { [weak self] in self?.view.setNeedsLayout() }
            .store(in: &cancellables)
    }

    private func show(_ found: [Repository]) {
        rows.forEach { $0.removeFromSuperview() }
        rows = found.map { repository in
            let row = UILabel()
            row.text = repository.name
            row.heightAnchor.constraint(equalToConstant: 44).isActive = true
            stack.addArrangedSubview(row)
            return row
        }
    }
}
