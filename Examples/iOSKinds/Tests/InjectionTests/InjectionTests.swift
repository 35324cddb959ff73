import XCTest
import Injection

private protocol Engine: AnyObject { var power: Int { get } }
private final class Motor: Engine {
    let power: Int
    weak var car: Car?
    init(power: Int) { self.power = power }
}
private final class Car {
    let engine: Engine
    init(engine: Engine) { self.engine = engine }
}
private final class Garage {
    @Injected var engine: Engine
}

final class InjectionTests: XCTestCase {
    private let container = Container()

    func testServicesAreMadeOfEachOther() {
        container.register(Engine.self) { _ in Motor(power: 90) }
        container.register(Car.self) { Car(engine: $0.resolve(Engine.self)!) }

        let (first, second) = (container.resolve(Car.self), container.resolve(Car.self))
        XCTAssertEqual(first?.engine.power, 90)
        XCTAssertFalse(first === second)
        XCTAssertEqual(container.currentDepth, 0)
    }

    func testScopesAndNames() {
        container.register(Engine.self, name: "one", scope: .container) { _ in Motor(power: 1) }
        container.register(Engine.self, name: "weak", scope: .weak) { _ in Motor(power: 2) }
        XCTAssertTrue(container.resolve(Engine.self, name: "one") === container.resolve(Engine.self, name: "one"))

        var engine = container.resolve(Engine.self, name: "weak")
        XCTAssertTrue(engine === container.resolve(Engine.self, name: "weak"))
        weak var old = engine
        engine = nil
        XCTAssertNil(old)
        XCTAssertNil(container.resolve(Engine.self))
    }

    func testAParentAndACycle() {
        container.register(Engine.self, scope: .container) { _ in Motor(power: 3) }
            .initCompleted { resolver, engine in (engine as? Motor)?.car = resolver.resolve(Car.self) }
        container.register(Car.self, scope: .container) { Car(engine: $0.resolve(Engine.self)!) }
        let child = Container(parent: container)

        let engine = child.resolve(Engine.self) as? Motor
        XCTAssertNotNil(engine?.car)
        XCTAssertTrue(engine?.car?.engine === engine)
    }

    func testAWrappedProperty() {
        ContainerHolder.shared.register(Engine.self) { _ in Motor(power: 4) }
        XCTAssertEqual(Garage().engine.power, 4)
    }
}
