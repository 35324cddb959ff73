#if !os(tvOS)
  /// The room that bars take from the safe areas of controllers.
  ///
  /// It is added to what the program has set as `additionalSafeAreaInsets`, edge by edge; where the
  /// program sets an edge later, that is its new own value.
  struct BarRoom {
    fileprivate struct Share {
      let viewController: UIViewController
      /// The insets that the program has set.
      var own: UIEdgeInsets
      /// The insets that were set last, by this value.
      var set: UIEdgeInsets
    }

    private var shares: [Share] = []

    /// Gives controllers room, and takes that of others back. Sets nothing that stays the same.
    mutating func give(_ rooms: [(controller: UIViewController, insets: UIEdgeInsets)]) {
      let former = shares
      shares = []
      for share in former where !rooms.contains(where: { $0.controller === share.viewController }) {
        share.apply(.zero)
      }
      for (controller, insets) in rooms {
        var share =
          former.first { $0.viewController === controller }
          ?? Share(
            viewController: controller, own: controller.additionalSafeAreaInsets,
            set: controller.additionalSafeAreaInsets)
        share.update(insets)
        shares.append(share)
      }
    }

    /// Whether a controller has room.
    func contains(_ controller: UIViewController) -> Bool {
      shares.contains { $0.viewController === controller }
    }
  }

  extension BarRoom.Share {
    /// The controller's own insets now.
    private var present: UIEdgeInsets {
      let now = viewController.additionalSafeAreaInsets
      func edge(_ path: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
        now[keyPath: path] == set[keyPath: path] ? own[keyPath: path] : now[keyPath: path]
      }
      return UIEdgeInsets(
        top: edge(\.top), left: edge(\.left), bottom: edge(\.bottom), right: edge(\.right))
    }

    fileprivate mutating func update(_ insets: UIEdgeInsets) {
      own = present
      set = apply(insets)
    }

    @discardableResult
    fileprivate func apply(_ insets: UIEdgeInsets) -> UIEdgeInsets {
      let own = present
      let new = UIEdgeInsets(
        top: own.top + insets.top, left: own.left + insets.left,
        bottom: own.bottom + insets.bottom, right: own.right + insets.right)
      // What is not a number is the program's, and stays.
      let edges = [new.top, new.left, new.bottom, new.right]
      guard edges.allSatisfy(\.isFinite) else { return viewController.additionalSafeAreaInsets }
      if viewController.additionalSafeAreaInsets != new {
        viewController.additionalSafeAreaInsets = new
      }
      return new
    }
  }
#endif
