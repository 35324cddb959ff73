import Combine
import UIKit

extension UIControl {
    /// Events of a control as a publisher.
    struct EventPublisher<Control: UIControl>: Publisher {
        typealias Output = Control
        typealias Failure = Never

        let control: Control
        let events: UIControl.Event

        func receive<S: Subscriber>(subscriber: S) where S.Input == Control, S.Failure == Never {
            let subscription = EventSubscription(subscriber: subscriber, control: control, events: events)
            subscriber.receive(subscription: subscription)
        }
    }

    private final class EventSubscription<S: Subscriber, Control: UIControl>: NSObject, Subscription
    where S.Input == Control, S.Failure == Never {
        private var subscriber: S?
        private weak var control: Control?
        private let events: UIControl.Event

        init(subscriber: S, control: Control, events: UIControl.Event) {
            self.subscriber = subscriber
            self.control = control
            self.events = events
            super.init()
            control.addTarget(self, action: #selector(handle(_:)), for: events)
        }

        func request(_ demand: Subscribers.Demand) {}

        func cancel() {
            control?.removeTarget(self, action: #selector(handle(_:)), for: events)
            subscriber = nil
        }

        @objc private func handle(_ sender: UIControl) {
            guard let control = sender as? Control else { return }
            _ = subscriber?.receive(control)
        }
    }
}

public protocol CombineCompatible {}
extension UIControl: CombineCompatible {}

extension CombineCompatible where Self: UIControl {
    public func publisher(for events: UIControl.Event) -> AnyPublisher<Self, Never> {
        return UIControl.EventPublisher(control: self, events: events).eraseToAnyPublisher()
    }
}

extension UIButton {
    public var tapPublisher: AnyPublisher<Void, Never> {
        return publisher(for: .touchUpInside).map { _ in () }.eraseToAnyPublisher()
    }
}

extension QueryField {
    public var textPublisher: AnyPublisher<String, Never> {
        return NotificationCenter.default
            .publisher(for: QueryField.textDidChangeNotification, object: self)
            .compactMap { ($0.object as? QueryField)?.text }
            .merge(with: Just(text ?? ""))
            .removeDuplicates()
            .eraseToAnyPublisher()
    }
}

extension UIScrollView {
    /// Sends a value each time that the bottom is reached.
    public func reachedBottomPublisher(offset: CGFloat = 0) -> AnyPublisher<Void, Never> {
        return publisher(for: \.contentOffset)
            .map { [unowned self] contentOffset in
                let visible = self.bounds.height - self.contentInset.top - self.contentInset.bottom
                return contentOffset.y + visible + offset >= self.contentSize.height
            }
            .removeDuplicates()
            .filter { $0 }
            .map { _ in () }
            .eraseToAnyPublisher()
    }
}
