#if os(Linux)
  import DisplayServer
  import OpenUIKit

  extension RecordedInput {
    /// The input of an event; nil for what is none, such as a picture that is lost, and for a
    /// change of the size.
    init?(_ event: DisplayEvent) {
      switch event {
      case .pointerDown(let pointer): self = Self.pointer(.down, pointer)
      case .pointerMove(let pointer): self = Self.pointer(.moved, pointer)
      case .pointerUp(let pointer): self = Self.pointer(.up, pointer)
      case .pointerLeave: self = .pointerAway
      case .scroll(let scroll):
        self = .scroll(
          x: scroll.x, y: scroll.y, deltaX: scroll.deltaX, deltaY: scroll.deltaY,
          isContinuous: scroll.isContinuous, modifiers: scroll.modifiers.rawValue)
      case .touch(let touch):
        self = .touch(touch.id, TouchPhase(touch.phase), x: touch.x, y: touch.y)
      case .key(let key):
        self = .key(
          Int(key.key.rawValue), key.phase == .down ? .down : .up, isRepeat: key.isRepeat,
          characters: key.characters, plainCharacters: key.charactersIgnoringModifiers,
          modifiers: key.modifiers.rawValue)
      case .text(let text): self = .text(text)
      case .composition(let composition): self = Self.composition(composition)
      case .focus(let isFocused): self = .focus(isFocused)
      case .visibility(let isVisible): self = .visibility(isVisible)
      case .memoryWarning: self = .memoryWarning
      case .resize, .close, .expose: return nil
      }
    }

    private static func pointer(_ phase: PressPhase, _ event: PointerEvent) -> RecordedInput {
      .pointer(
        phase, x: event.x, y: event.y, button: event.button.rawValue, clickCount: event.clickCount,
        modifiers: event.modifiers.rawValue)
    }

    private static func composition(_ event: CompositionEvent) -> RecordedInput {
      let scalars = event.text.unicodeScalars
      return .composition(
        event.text,
        start: scalars.distance(from: scalars.startIndex, to: event.selection.lowerBound),
        length: scalars.distance(from: event.selection.lowerBound, to: event.selection.upperBound))
    }

    /// The event at a time; nil for what is no event of a screen.
    func event(at time: Double) -> DisplayEvent? {
      switch self {
      case .touch(let finger, let phase, let x, let y):
        .touch(TouchEvent(id: finger, phase: .init(phase), x: x, y: y, timestamp: time))
      case .pointer(let phase, let x, let y, let button, let clickCount, let modifiers):
        Self.pointer(
          phase,
          PointerEvent(
            x: x, y: y, button: PointerButton(rawValue: button) ?? .primary,
            clickCount: clickCount, modifiers: KeyModifiers(rawValue: modifiers), timestamp: time))
      case .pointerAway: .pointerLeave
      case .scroll(let x, let y, let deltaX, let deltaY, let isContinuous, let modifiers):
        .scroll(
          ScrollEvent(
            x: x, y: y, deltaX: deltaX, deltaY: deltaY, isContinuous: isContinuous,
            modifiers: KeyModifiers(rawValue: modifiers), timestamp: time))
      case .key(let code, let phase, let isRepeat, let characters, let plain, let modifiers):
        .key(
          KeyEvent(
            key: Key(rawValue: UInt16(clamping: code)), phase: phase == .down ? .down : .up,
            isRepeat: isRepeat, characters: characters, charactersIgnoringModifiers: plain,
            modifiers: KeyModifiers(rawValue: modifiers), timestamp: time))
      case .text(let text): .text(text)
      case .composition(let text, let start, let length):
        .composition(CompositionEvent(text: text, start: start, length: length))
      case .focus(let isFocused): .focus(isFocused)
      case .visibility(let isVisible): .visibility(isVisible)
      case .memoryWarning: .memoryWarning
      case .resize, .rotation, .operation: nil
      }
    }

    private static func pointer(_ phase: PressPhase, _ event: PointerEvent) -> DisplayEvent {
      switch phase {
      case .down: .pointerDown(event)
      case .moved: .pointerMove(event)
      case .up: .pointerUp(event)
      }
    }
  }

  extension RecordedInput.TouchPhase {
    fileprivate init(_ phase: TouchEvent.Phase) {
      self =
        switch phase {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
  }

  extension TouchEvent.Phase {
    fileprivate init(_ phase: RecordedInput.TouchPhase) {
      self =
        switch phase {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
  }
#endif
