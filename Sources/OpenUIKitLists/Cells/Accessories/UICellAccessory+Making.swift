extension UICellAccessory {
  /// A chevron: the item leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// A chevron that turns while the items below this one are shown. Without handler it expands and
  /// collapses the item of a section snapshot.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor
    ) {
      $0.handler = actionHandler
      $0.style = options.style
    }
  }

  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor
    ) { $0.handler = actionHandler }
  }

  /// A minus. Without handler it reveals the swipe actions at the trailing edge.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor
    ) {
      $0.handler = actionHandler
      $0.backgroundColor = options.backgroundColor
    }
  }

  /// A plus.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor
    ) {
      $0.handler = actionHandler
      $0.backgroundColor = options.backgroundColor
    }
  }

  /// The control by which the item is moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor
    ) { $0.showsLine = options.showsVerticalSeparator }
  }

  /// A circle with a mark while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor
    ) { $0.backgroundColor = options.backgroundColor }
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor
    ) {
      $0.text = text
      $0.font = options.font
      $0.adjustsFont = options.adjustsFontForContentSizeCategory
    }
  }

  /// A menu, with the title of its selected element. The handler is called after the user has
  /// chosen another one.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .popUpMenu, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor
    ) {
      $0.menu = menu
      $0.menuHandler = selectedElementDidChangeHandler
    }
  }

  /// A view of the program.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return UICellAccessory(
      .customView(configuration.customView), displayed, isHidden: configuration.isHidden,
      configuration.reservedLayoutWidth, configuration.tintColor
    ) {
      $0.placement = configuration.placement
      $0.maintainsFixedSize = configuration.maintainsFixedSize
    }
  }

  // MARK: Order

  /// Whether the accessory is there.
  func isDisplayed(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  // Fidelity: minus, plus and circle lead; the chevron of outlines trails. [documented] The order
  // at the trailing edge. [decided]
  /// The edge, and the place there; nil for views of the program.
  private var rank: (isLeading: Bool, place: Int)? {
    switch accessoryType {
    case .delete: (true, 0)
    case .insert: (true, 1)
    case .multiselect: (true, 2)
    case .label: (false, 0)
    case .popUpMenu: (false, 1)
    case .detail: (false, 2)
    case .checkmark: (false, 3)
    case .outlineDisclosure: (false, 4)
    case .disclosureIndicator: (false, 5)
    case .reorder: (false, 6)
    case .customView: nil
    }
  }

  /// The accessories of both edges, each from the leading to the trailing one.
  static func ordered(
    _ all: [UICellAccessory]
  ) -> (leading: [UICellAccessory], trailing: [UICellAccessory]) {
    func ofSystem(_ isLeading: Bool) -> [UICellAccessory] {
      all.filter { $0.rank?.isLeading == isLeading }
        .sorted { ($0.rank?.place ?? 0) < ($1.rank?.place ?? 0) }
    }
    var (leading, trailing) = (ofSystem(true), ofSystem(false))
    for accessory in all {
      switch accessory.details.placement {
      case .leading(_, let position):
        leading.insert(accessory, at: max(0, min(position(leading), leading.count)))
      case .trailing(_, let position):
        trailing.insert(accessory, at: max(0, min(position(trailing), trailing.count)))
      case nil: break
      }
    }
    return (leading, trailing)
  }

  /// The type of which there is more than one, though it is one of the system.
  static func repeatedType(in all: [UICellAccessory]) -> AccessoryType? {
    var seen: Set<AccessoryType> = []
    return all.first { $0.details.placement == nil && !seen.insert($0.accessoryType).inserted }?
      .accessoryType
  }
}
