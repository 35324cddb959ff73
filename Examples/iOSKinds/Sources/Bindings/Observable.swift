import Foundation

public protocol Disposable { func dispose() }

public final class DisposeBag {
    private var disposables: [Disposable] = []
    private let lock = NSRecursiveLock()
    public init() {}

    public func insert(_ disposable: Disposable) {
        lock.lock(); defer { lock.unlock() }
        disposables.append(disposable)
    }

    deinit { disposables.forEach { $0.dispose() } }
}

extension Disposable {
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

public final class BlockDisposable: Disposable {
    private var block: (() -> Void)?
    public init(_ block: @escaping () -> Void) { self.block = block }
    public func dispose() {
        block?()
        block = nil
    }
}

/// A value that announces its changes.
public class Observable<Value> {
    fileprivate var observers: [UUID: (Value) -> Void] = [:]
    fileprivate var latest: Value?

    public init() {}

    @discardableResult
    public func subscribe(_ observer: @escaping (Value) -> Void) -> Disposable {
        let id = UUID()
        observers[id] = observer
        if let latest = latest { observer(latest) }
        return BlockDisposable { self.observers[id] = nil }
    }

    fileprivate func emit(_ value: Value) {
        latest = value
        for observer in observers.values { observer(value) }
    }

    public func map<Result>(_ transform: @escaping (Value) -> Result) -> Observable<Result> {
        let result = DerivedObservable<Result>()
        result.source = subscribe { [weak result] value in result?.emit(transform(value)) }
        return result
    }

    public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Observable<Value> {
        let result = DerivedObservable<Value>()
        result.source = subscribe { [weak result] value in if isIncluded(value) { result?.emit(value) } }
        return result
    }

    public static func combineLatest<A, B>(_ first: Observable<A>, _ second: Observable<B>) -> Observable<(A, B)>
    where Value == (A, B) {
        let result = DerivedObservable<(A, B)>()
        var (a, b): (A?, B?) = (nil, nil)
        let update = { [weak result] in
            guard let a = a, let b = b else { return }
            result?.emit((a, b))
        }
        let sources = [first.subscribe { a = $0; update() }, second.subscribe { b = $0; update() }]
        result.source = BlockDisposable { sources.forEach { $0.dispose() } }
        return result
    }
}

private final class DerivedObservable<Value>: Observable<Value> {
    var source: Disposable?
    deinit { source?.dispose() }
}

@propertyWrapper
public final class Variable<Value>: Observable<Value> {
    public var wrappedValue: Value { didSet { emit(wrappedValue) } }
    public var projectedValue: Variable<Value> { return self }
    public var value: Value {
        get { return wrappedValue }
        set { wrappedValue = newValue }
    }

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
        super.init()
        latest = wrappedValue
    }
}

public final class Signal<Value>: Observable<Value> {
    public func send(_ value: Value) {
        emit(value)
        latest = nil
    }
}
