import UIKit

/// A rule for the value of a field; its message is shown below the field while it is broken.
public struct FormRule<Value> {
    public let message: String
    let isSatisfied: (Value) -> Bool

    public init(_ message: String, _ isSatisfied: @escaping (Value) -> Bool) {
        self.message = message
        self.isSatisfied = isSatisfied
    }
}

/// A row of a form, whatever its value is.
open class AnyFormField {
    public let tag: String
    public let title: String
    public var isHidden: (() -> Bool)?
    weak var form: TableFormViewController?
    open var messages: [String] { [] }
    open var cellClass: FormCell.Type { FormCell.self }
    open var anyValue: Any { () }

    init(tag: String, title: String) {
        self.tag = tag
        self.title = title
    }

    open func configure(_ cell: FormCell) { cell.textLabel?.text = title }
    open func didSelect(in form: TableFormViewController) {}
}

open class FormField<Value: Equatable>: AnyFormField {
    open var value: Value {
        didSet {
            guard value != oldValue else { return }
            onChange?(value)
            form?.fieldChanged(self)
        }
    }
    public var onChange: ((Value) -> Void)?
    public private(set) var rules: [FormRule<Value>] = []
    open override var anyValue: Any { value }

    public init(_ tag: String, title: String, value: Value) {
        self.value = value
        super.init(tag: tag, title: title)
    }

    @discardableResult
    public func rule(_ message: String, _ isSatisfied: @escaping (Value) -> Bool) -> Self {
        rules.append(FormRule(message, isSatisfied))
        return self
    }

    @discardableResult
    public func changed(_ handler: @escaping (Value) -> Void) -> Self {
        onChange = handler
        return self
    }

    @discardableResult
    public func hidden(_ condition: @escaping () -> Bool) -> Self {
        isHidden = condition
        return self
    }

    open override var messages: [String] { rules.filter { !$0.isSatisfied(value) }.map(\.message) }
}

public final class SwitchField: FormField<Bool> {
    public override var cellClass: FormCell.Type { ControlCell<FormToggle>.self }
    public override func configure(_ cell: FormCell) {
        super.configure(cell)
        guard let cell = cell as? ControlCell<FormToggle> else { return }
        cell.control.isOn = value
        cell.onChange = { [weak self] in self?.value = $0.isOn }
    }
}

public final class StepperField: FormField<Int> {
    public var range = 0...10
    public override var cellClass: FormCell.Type { ControlCell<FormCounter>.self }
    public override func configure(_ cell: FormCell) {
        super.configure(cell)
        cell.detailTextLabel?.text = "\(value)"
        guard let cell = cell as? ControlCell<FormCounter> else { return }
        cell.control.range = range
        cell.control.value = value
        cell.onChange = { [weak self] in self?.value = $0.value }
    }
}

public final class SliderField: FormField<Float> {
    public override var cellClass: FormCell.Type { SliderCell.self }
    public override func configure(_ cell: FormCell) {
        guard let cell = cell as? SliderCell else { return }
        cell.titleLabel.text = title
        cell.slider.value = value
        cell.onChange = { [weak self] in self?.value = $0 }
    }
}

public final class SegmentField: FormField<Int> {
    public var options: [String] = []
    public override var cellClass: FormCell.Type { ControlCell<FormSegments>.self }
    public override func configure(_ cell: FormCell) {
        super.configure(cell)
        guard let cell = cell as? ControlCell<FormSegments> else { return }
        cell.control.setTitles(options)
        cell.control.selectedIndex = value
        cell.control.sizeToFit()
        cell.onChange = { [weak self] in self?.value = $0.selectedIndex }
    }
}

public final class PushField: FormField<String> {
    public var options: [String] = []
    public override func configure(_ cell: FormCell) {
        super.configure(cell)
        cell.detailTextLabel?.text = value
        cell.accessoryType = .disclosureIndicator
        cell.selectionStyle = .default
    }

    public override func didSelect(in form: TableFormViewController) {
        let picker = OptionsViewController(title: title, options: options, selected: value) { [weak self, weak form] in
            self?.value = $0
            form?.navigationController?.popViewController(animated: true)
        }
        form.navigationController?.pushViewController(picker, animated: true)
    }
}

public final class ButtonField: AnyFormField {
    public var action: (() -> Void)?
    public init(_ tag: String, title: String, action: @escaping () -> Void) {
        super.init(tag: tag, title: title)
        self.action = action
    }

    public override func configure(_ cell: FormCell) {
        super.configure(cell)
        cell.textLabel?.textColor = cell.tintColor
        cell.textLabel?.textAlignment = .center
        cell.selectionStyle = .default
    }

    public override func didSelect(in form: TableFormViewController) { action?() }
}
