import MisuseReports

/// Groups changes of layers, and determines how they are animated.
///
/// Without an explicit transaction a change belongs to the implicit one, which ends with the turn
/// of the main loop. Settings apply to the end of their transaction; inner ones override them.
/// Whatever the transactions, everything is shown in one commit at the end of the turn. Layers belong
/// to the main thread: on another one each function stops the program with a message.
nonisolated open class CATransaction: NSObject {
  /// Begins a transaction inside the current one.
  open class func begin() {
    MainActor.required { RenderContext.current.transactions.begin() }
  }

  /// Ends the transaction that began last. Without one it is reported and nothing happens.
  ///
  /// A completion block without animations runs here.
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

  /// What runs when the animations are over that are added after it was set. Default nil.
  open class func completionBlock() -> (() -> Void)? {
    MainActor.required {
      RenderContext.current.transactions.completion?.pendingBlock
    }
  }

  /// Sets what runs once when the animations are over that are added to the transaction from now
  /// on: have ended or were removed. The block that it replaces still belongs to its own.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    MainActor.required(with: block) { block in
      let replaced = RenderContext.current.transactions.current.completion
      RenderContext.current.transactions.current.completion = block.map(TransactionCompletion.init)
      replaced?.seal()
    }
  }
}
