/// Refreshes the content of a scroll view when that is pulled down beyond its upper edge.
///
///     let control = UIRefreshControl()
///     control.addAction(UIAction { _ in reload() }, for: .valueChanged)
///     scrollView.refreshControl = control
///
/// The actions for `.valueChanged` are performed once in a pull, as soon as the pull is long enough
/// and while the finger is still down. From when the finger is lifted until `endRefreshing()` the
/// content rests below the control. The scroll view places the control; a control in no scroll view
/// only keeps whether it is refreshing.
open class UIRefreshControl: UIControl {
  // Fidelity: the control is 60 points high. [observed iOS 26]
  static let height: CGFloat = 60
  // Fidelity: how far content has to be pulled is not documented. [decided]
  /// How far the content is moved beyond its edge when a pull refreshes, in points.
  static let pullDistance: CGFloat = 75
  // Fidelity: the spokes are larger by a fifth while the control is refreshing. [observed iOS 26]
  private static let refreshingScale: CGFloat = 1.2
  private static let duration: TimeInterval = 0.25

  final var machine = RefreshStateMachine()
  @ZeroingLink final var scrollView: UIScrollView?
  /// Whether the spokes of a refresh that has ended still become smaller.
  private var isEnding = false
  private let wheel = SpokeWheel(.refresh, color: .label)

  /// A control of 60 points that is not refreshing.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    prepare()
  }

  /// A control of 60 points at the origin of the frame that is not refreshing.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
    prepare()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. The control is not refreshing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  deinit {}

  override func archives(_ subview: UIView) -> Bool { subview !== wheel }

  private func prepare() {
    layer.drawsContent = false
    // Drags that begin on it scroll.
    isUserInteractionEnabled = false
    addSubview(wheel)
    showPull(0)
  }

  // MARK: Refreshing

  /// Whether a pull or `beginRefreshing()` has begun a refresh that has not ended.
  open var isRefreshing: Bool { machine.isRefreshing }

  /// Shows that a refresh continues which the program has begun; performs no actions.
  ///
  /// The content can rest below the control from now on. It is not moved: to show the control, set
  /// the offset.
  // Fidelity: the content is not moved. [observed]
  open func beginRefreshing() { send(.begin) }

  /// Ends the refresh: the content returns, after the finger is lifted if one is down.
  open func endRefreshing() { send(.end) }

  final func send(_ input: RefreshStateMachine.Input) {
    RefreshStateMachine.perform(machine.handle(input), of: machine) { action in
      switch action {
      case .sendValueChanged: sendActions(for: .valueChanged)
      case .showRefreshing(let isRefreshing): showRefreshing(isRefreshing)
      case .applyInset(let isApplied): scrollView?.setRefreshInset(isApplied)
      }
    }
  }

  // MARK: Look

  /// The colour of the spokes; that of text by default, whatever the superviews' tint is. Nil
  /// restores that.
  // Fidelity: the spokes have the colour of text. [observed iOS 26]
  open override var tintColor: UIColor! {
    get { colors.ownTint ?? .label }
    set {
      super.tintColor = newValue
      wheel.color = tintColor
    }
  }

  private func showRefreshing(_ isRefreshing: Bool) {
    isEnding = !isRefreshing
    isHidden = false
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.wheel.alpha = isRefreshing ? 1 : 0
      let scale = isRefreshing ? Self.refreshingScale : 0.1
      self.wheel.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    wheel.showAlphas(nil)
    if isRefreshing { wheel.startRotating() } else { wheel.stopRotating() }
  }

  /// Shows as many spokes as the pull is far, where 1 refreshes.
  // Fidelity: the spokes appear one after the other, clockwise. [observed]
  final func showPull(_ part: CGFloat) {
    if part <= 0 || machine.pull == .ready { isEnding = false }
    guard !isRefreshing, !isEnding else { return }
    let count = CGFloat(SpokeGeometry.count)
    wheel.alpha = 1
    wheel.transform = .identity
    wheel.showAlphas { min(max(part * count - CGFloat($0), 0), 1) * SpokeGeometry.strongestAlpha }
  }

  /// Places the spokes in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: bounds.midX.rounded(), y: bounds.midY)
  }

  /// The present width, and 60 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Self.height)
  }

  /// 60 points, and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
}
