import UIKit

/// Sections of actions that slide in from the bottom; in a popover where the width is regular.
open class ActionSheetController: UIViewController {
    public private(set) var sections: [Section] = [Section()]
    public var theme: ActionSheetTheme
    public var headerView: UIView?
    public var message: String?
    public var dismissesOnBackgroundTap = true
    public private(set) lazy var scrollView = UIScrollView()
    private(set) lazy var stackView: UIStackView = {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()
    private(set) lazy var backgroundView = UIView()
    private(set) lazy var contentView: UIView = {
        let view = UIView()
        view.layer.cornerRadius = theme.cornerRadius
        view.layer.masksToBounds = true
        view.backgroundColor = theme.backgroundColor
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()
    private(set) lazy var cancelContainer: UIView = {
        let view = UIView()
        view.layer.cornerRadius = theme.cornerRadius
        view.layer.masksToBounds = true
        view.backgroundColor = theme.backgroundColor
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()
    private var pressedAction: Action?
    private var compactConstraints: [NSLayoutConstraint] = []
    private var popoverConstraints: [NSLayoutConstraint] = []
    private let sheetAnimator = ActionSheetAnimator()
    private var willDismiss: (() -> Void)?

    public init(title: String? = nil, message: String? = nil, theme: ActionSheetTheme = .current) {
        self.theme = theme
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required public init?(coder: NSCoder) {
        theme = .current
        super.init(coder: coder)
    }

    // MARK: - Actions

    open func addSection(_ section: Section) {
        assert(!isViewLoaded, "sections are added before the sheet is shown")
        sections.append(section)
    }

    open func addAction(_ action: Action) {
        sections[sections.count - 1].add(action)
    }

    open var actions: [Action] { return sections.flatMap { $0.actions } }
    private var cancelAction: Action? { return actions.first { $0.style == .cancel } }

    /// Shows the sheet, in a popover of a view if the width is regular.
    open func present(in controller: UIViewController, from sourceView: UIView?, completion: (() -> Void)? = nil) {
        if controller.traitCollection.horizontalSizeClass == .regular, let sourceView = sourceView {
            modalPresentationStyle = .popover
            popoverPresentationController?.sourceView = sourceView
            popoverPresentationController?.sourceRect = sourceView.bounds
            popoverPresentationController?.permittedArrowDirections = .any
            popoverPresentationController?.delegate = self
        }
        controller.present(self, animated: true, completion: completion)
    }

    // MARK: - View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(backgroundView)
        backgroundView.frame = view.bounds
        backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(backgroundTapped)))
        view.addSubview(contentView)
        view.addSubview(cancelContainer)
        contentView.addSubview(scrollView)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.alwaysBounceVertical = false
        scrollView.addSubview(stackView)
        fillStack()
        activateConstraints()
    }

    private func fillStack() {
        if let header = headerView {
            stackView.addArrangedSubview(header)
        } else if title != nil || message != nil {
            stackView.addArrangedSubview(makeHeader())
        }
        for section in sections {
            let rows = section.actions.filter { $0.style != .cancel }
            guard !rows.isEmpty else { continue }
            if let title = section.title { stackView.addArrangedSubview(makeTitle(title)) }
            for action in rows {
                if !stackView.arrangedSubviews.isEmpty { stackView.addArrangedSubview(makeSeparator()) }
                stackView.addArrangedSubview(makeCell(action))
            }
        }
        if let cancel = cancelAction {
            let cell = makeCell(cancel)
            cell.frame = cancelContainer.bounds
            cell.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            cancelContainer.addSubview(cell)
        }
        cancelContainer.isHidden = cancelAction == nil
    }

    private func makeCell(_ action: Action) -> ActionCell {
        let cell = ActionCell(action: action, theme: theme)
        cell.addTarget(self, action: #selector(cellPressed(_:)), for: .touchUpInside)
        return cell
    }

    private func makeSeparator() -> UIView {
        let line = UIView()
        line.backgroundColor = theme.separatorColor
        line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
        return line
    }

    private func makeTitle(_ title: String) -> UIView {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: title.uppercased(),
            attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel, .kern: 0.5])
        label.accessibilityTraits = .header
        let container = UIStackView(arrangedSubviews: [label])
        container.isLayoutMarginsRelativeArrangement = true
        container.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 4, right: 16)
        return container
    }

    private func makeHeader() -> UIView {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 4
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
        for (text, style) in [(title, UIFont.TextStyle.headline), (message, .subheadline)] {
            guard let text = text else { continue }
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.textColor = .secondaryLabel
            label.numberOfLines = 0
            label.textAlignment = .center
            stack.addArrangedSubview(label)
        }
        return stack
    }

    private func activateConstraints() {
        let guide = view.safeAreaLayoutGuide
        let margin = theme.margin
        let fits = scrollView.heightAnchor.constraint(equalTo: stackView.heightAnchor)
        fits.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            scrollView.topAnchor.constraint(equalTo: contentView.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            contentView.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor, constant: margin),
            fits,
        ])
        compactConstraints = [
            cancelContainer.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: margin),
            cancelContainer.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -margin),
            cancelContainer.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -margin),
            cancelContainer.heightAnchor.constraint(equalToConstant: cancelAction == nil ? 0 : theme.rowHeight),
            contentView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: margin),
            contentView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -margin),
            contentView.bottomAnchor.constraint(equalTo: cancelContainer.topAnchor, constant: cancelAction == nil ? 0 : -margin),
        ]
        popoverConstraints = [
            contentView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            contentView.topAnchor.constraint(equalTo: guide.topAnchor),
        ]
    }

    private var isInPopover: Bool { return modalPresentationStyle == .popover }

    open override func updateViewConstraints() {
        NSLayoutConstraint.deactivate(isInPopover ? compactConstraints : popoverConstraints)
        NSLayoutConstraint.activate(isInPopover ? popoverConstraints : compactConstraints)
        super.updateViewConstraints()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        cancelContainer.isHidden = isInPopover || cancelAction == nil
        contentView.layer.cornerRadius = isInPopover ? 0 : theme.cornerRadius
        view.setNeedsUpdateConstraints()
        let size = stackView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        preferredContentSize = CGSize(width: max(280, size.width), height: size.height)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, let action = pressedAction else { return }
        pressedAction = nil
        action.handler?(action)
    }

    // MARK: - Events

    @objc private func cellPressed(_ cell: ActionCell) { finish(with: cell.action) }

    @objc func backgroundTapped() {
        guard dismissesOnBackgroundTap else { return }
        finish(with: cancelAction)
    }

    open override func accessibilityPerformEscape() -> Bool {
        finish(with: cancelAction)
        return true
    }

    private func finish(with action: Action?) {
        guard !isBeingDismissed else { return }
        pressedAction = action
        presentingViewController?.dismiss(animated: true)
    }
}

extension ActionSheetController: UIViewControllerTransitioningDelegate, UIPopoverPresentationControllerDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        sheetAnimator.isPresenting = true
        return isInPopover ? nil : sheetAnimator
    }

    public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        sheetAnimator.isPresenting = false
        return isInPopover ? nil : sheetAnimator
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        return .none
    }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        guard let cancel = cancelAction else { return }
        cancel.handler?(cancel)
    }
}

final class ActionSheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var isPresenting = true
    static var duration: TimeInterval = 0.3

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return ActionSheetAnimator.duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let sheet = transitionContext.viewController(forKey: key) as? ActionSheetController else {
            return transitionContext.completeTransition(false)
        }
        if isPresenting {
            sheet.view.frame = transitionContext.finalFrame(for: sheet)
            transitionContext.containerView.addSubview(sheet.view)
            sheet.view.layoutIfNeeded()
        }
        let moved = [sheet.contentView, sheet.cancelContainer]
        let distance = sheet.view.bounds.maxY - sheet.contentView.frame.minY
        let hide = {
            moved.forEach { $0.transform = CGAffineTransform(translationX: 0, y: distance) }
            sheet.backgroundView.backgroundColor = UIColor.black.withAlphaComponent(0)
        }
        let show = {
            moved.forEach { $0.transform = .identity }
            sheet.backgroundView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        }
        if isPresenting { hide() }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: isPresenting ? .curveEaseOut : .curveEaseIn,
            animations: isPresenting ? show : hide
        ) { finished in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
