import Foundation
import os

public enum Scope: Hashable {
    case transient, container, weak
}

private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String?
}

private protocol AnyEntry: AnyObject {
    var scope: Scope { get }
}

private final class Entry<Service>: AnyEntry {
    let scope: Scope
    let factory: (Resolver) -> Service
    var completion: ((Resolver, Service) -> Void)?
    var instance: Service?
    weak var weakInstance: AnyObject?

    init(scope: Scope, factory: @escaping (Resolver) -> Service) {
        self.scope = scope
        self.factory = factory
    }
}

public protocol Resolver: AnyObject {
    func resolve<Service>(_ type: Service.Type, name: String?) -> Service?
}

extension Resolver {
    public func resolve<Service>(_ type: Service.Type) -> Service? { return resolve(type, name: nil) }
}

public protocol Assembly { func assemble(container: Container) }

public final class Container: Resolver {
    private var entries: [Key: AnyEntry] = [:]
    private let parent: Container?
    private let lock = NSRecursiveLock()
    private let logger = Logger(subsystem: "org.example.injection", category: "container")
    private let depth = OSAllocatedUnfairLock(initialState: 0)

    public init(parent: Container? = nil, assemblies: [Assembly] = []) {
        self.parent = parent
        assemblies.forEach { $0.assemble(container: self) }
    }

    @discardableResult
    public func register<Service>(
        _ type: Service.Type, name: String? = nil, scope: Scope = .transient,
        factory: @escaping (Resolver) -> Service
    ) -> Registration<Service> {
        lock.lock(); defer { lock.unlock() }
        let entry = Entry(scope: scope, factory: factory)
        entries[Key(type: ObjectIdentifier(type), name: name)] = entry
        return Registration { entry.completion = $0 }
    }

    public func resolve<Service>(_ type: Service.Type, name: String?) -> Service? {
        lock.lock(); defer { lock.unlock() }
        depth.withLock { $0 += 1 }
        defer { depth.withLock { $0 -= 1 } }
        guard let entry = entries[Key(type: ObjectIdentifier(type), name: name)] as? Entry<Service> else {
            if parent == nil { logger.debug("nothing is registered for \(String(describing: type), privacy: .public)") }
            return parent?.resolve(type, name: name)
        }
        if let instance = entry.instance ?? entry.weakInstance as? Service { return instance }
        let service = entry.factory(self)
        switch entry.scope {
        case .container: entry.instance = service
        case .weak: entry.weakInstance = service as AnyObject
        case .transient: break
        }
        entry.completion?(self, service)
        return service
    }

    public var currentDepth: Int { return depth.withLock { $0 } }
}

public struct Registration<Service> {
    let setCompletion: (@escaping (Resolver, Service) -> Void) -> Void

    public func initCompleted(_ body: @escaping (Resolver, Service) -> Void) { setCompletion(body) }
}

@propertyWrapper
public struct Injected<Service> {
    private var service: Service?
    public init() {}

    public var wrappedValue: Service {
        mutating get {
            if let service = service { return service }
            guard let new = ContainerHolder.shared.resolve(Service.self) else {
                fatalError("\(Service.self) is not registered")
            }
            service = new
            return new
        }
        set { service = newValue }
    }
}

public enum ContainerHolder {
    public static var shared = Container()
}
