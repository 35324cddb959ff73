import MisuseReports

/// Groups changes of layers, and determines how they are animated.
///
/// Without an explicit transaction a change belongs to the implicit one, which ends with the turn
/// of the main loop. Settings apply to the end of their transaction; inner ones override them.
/// Whatever the transactions, everything is shown in one commit at the end of the turn. Layers
/// belong to the main thread: on another one each function stops the program with a message.
nonisolated open class CATransaction: NSObject {
  /// Begins a transaction inside the current one.
  open class func begin() {
    MainActor.required { RenderContext.current.transactions.begin() }
  }

  /// Ends the transaction that began last. Without one it is reported and nothing happens.
  ///
  /// A completion block that waits for nothing runs here.
  open class func commit() {
    MainActor.required {
      guard let ended = RenderContext.current.transactions.end() else {
        return Misuse.report(.commitWithoutBegin)
      }
      ended.completion?.seal()
    }
  }

  /// Does now what the end of the turn would do: layout, display, composition.
  ///
  /// Inside an explicit transaction, or inside a commit, nothing happens.
  open class func flush() {
    MainActor.required {
      guard RenderContext.current.transactions.depth == 0 else { return }
      RenderContext.current.commit()
    }
  }

  /// The duration of animations without one of their own, in seconds. Default 0.25.
  open class func animationDuration() -> CFTimeInterval {
    MainActor.required {
      RenderContext.current.transactions.animationDuration
    }
  }

  /// Sets the duration of animations without one of their own, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    MainActor.required {
      RenderContext.current.transactions.current.animationDuration = dur
    }
  }

  /// The timing curve of animations without one of their own. Default nil.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    MainActor.required {
      RenderContext.current.transactions.timingFunction
    }
  }

  /// Sets the timing curve of animations without one of their own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    MainActor.required(with: function) {
      RenderContext.current.transactions.current.timingFunction = $0
    }
  }

  /// Whether changes of properties run no actions. Default false.
  open class func disableActions() -> Bool {
    MainActor.required { RenderContext.current.transactions.actionsAreDisabled }
  }

  /// Sets whether changes of properties run no actions.
  open class func setDisableActions(_ flag: Bool) {
    MainActor.required {
      RenderContext.current.transactions.current.actionsAreDisabled = flag
    }
  }

  /// Returns the block that is called after the end of the animations that are added, and of the
  /// transitions of view controllers that are requested, after it was set. Default nil.
  open class func completionBlock() -> (() -> Void)? {
    MainActor.required {
      RenderContext.current.transactions.completion?.pendingBlock
    }
  }

  /// Sets what runs once when the animations are over that are added to the transaction from now
  /// on: have ended or were removed; and the animated transitions of view controllers that are
  /// requested from now on, by `present`, `dismiss`, `pushViewController` and their like. The block
  /// that it replaces still belongs to its own.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    MainActor.required(with: block) { block in
      let replaced = RenderContext.current.transactions.current.completion
      RenderContext.current.transactions.current.completion = block.map(TransactionCompletion.init)
      replaced?.seal()
    }
  }

  /// The value of a key: of a setting, or of what the program has set for the current transaction,
  /// or one around it. Nil for none.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: MainActor.required { RenderContext.current.transactions.value(forKey: key) }
    }
  }

  /// Sets the value of a key of the current transaction: a setting, or something of the program's,
  /// which it can read until the transaction ends.
  ///
  /// - Parameters:
  ///   - anObject: The value; nil for none. For a setting one that it cannot have changes nothing.
  ///   - key: The key, one of those with a constant or any other.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let number = anObject.flatMap(Self.number) { setAnimationDuration(number) }
    case kCATransactionDisableActions:
      if let number = anObject.flatMap(Self.number) { setDisableActions(number != 0) }
    case kCATransactionAnimationTimingFunction:
      if anObject == nil || anObject is CAMediaTimingFunction {
        setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
      }
    case kCATransactionCompletionBlock:
      if anObject == nil {
        setCompletionBlock(nil)
      } else if let block = anObject as? () -> Void {
        setCompletionBlock(block)
      } else if let block = anObject as? @MainActor () -> Void {
        setCompletionBlock { MainActor.assumeIsolated(block) }
      }
    default:
      MainActor.required(with: anObject) {
        RenderContext.current.transactions.current.values[key] = $0
      }
    }
  }

  private class func number(_ value: Any) -> Double? {
    switch value {
    case let number as Bool: number ? 1 : 0
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    default: nil
    }
  }
}

/// The key of the duration of animations without one of their own; an `NSNumber` with seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes run no actions; an `NSNumber` with a Boolean value.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing curve of animations without one of their own.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what runs when the animations are over: a closure without arguments.
public let kCATransactionCompletionBlock = "completionBlock"
