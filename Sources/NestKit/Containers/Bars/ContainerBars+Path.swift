#if !os(tvOS)
  extension ContainerBars {
    /// Another controller may be shown, or others may stand before it.
    ///
    /// - Parameter coordinator: Returns the transition in which that happens; nil for none.
    func pathMayHaveChanged(with coordinator: () -> (any UIViewControllerTransitionCoordinator)?) {
      guard let container, container.isViewLoaded else { return }
      let path = NavigationPath(of: container.shownContent)
      observe([container.containerCore] + path.cores)
      if path.isSame(as: items.path) {
        // The same controllers may have another scroll view.
        return motion == nil ? follow(path.shown) : ()
      }
      // A transition that is reversed leads back, and is ended by its coordinator.
      if let motion, path.isSame(as: motion.from.path) { return }
      endMotion()
      let former = items
      show(path)
      guard container.isShown, !former.path.entries.isEmpty, let coordinator = coordinator(),
        coordinator.isAnimated
      else {
        former.end()
        return rest()
      }
      begin(from: former, with: coordinator)
    }

    /// Makes items for a path.
    private func show(_ path: NavigationPath) {
      let new = BarItems(path)
      items = new
      new.onChange = { [weak self, weak new] in if self?.items === new { self?.itemsDidChange() } }
      new.onBack = { [link] in (link.container as? BarContainerViewController)?.returnByUser(to: $0)
      }
      followToolbarItems(of: path.shown)
    }

    private func itemsDidChange() {
      updateItems()
      container?.viewIfLoaded?.setNeedsLayout()
    }

    // MARK: With a transition

    private func begin(
      from former: BarItems, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      let motion = NavigationBarMotion(of: navigationBar, from: former, to: items)
      self.motion = motion
      UIView.performWithoutAnimation {
        let wasAtEdge = isAtEdge
        follow(items.path.shown)
        // A controller that appears has its room before it is laid out.
        motion.begin(
          isAtEdge: (wasAtEdge, isAtEdge), frame: navigationBar.frame, delegate: self)
        giveRoom()
        motion.placeNew(in: navigationBarFrame())
      }
      updateToolbar(animated: true)
      let moves = coordinator.animate(
        alongsideTransition: { [weak self, weak motion] _ in
          guard let self, let motion, self.motion === motion else { return }
          motion.showEnd()
          layOut()
        },
        completion: { [weak self, weak motion] _ in
          guard let self, let motion, self.motion === motion else { return }
          endMotion()
          pathMayHaveChanged { nil }
        })
      if !moves {
        endMotion()
        rest()
      }
    }

    /// Ends what moves, at once. The bar has no items then.
    private func endMotion() {
      guard let motion else { return }
      self.motion = nil
      motion.end()
      motion.from.end()
      rest()
    }

    /// Shows the items in the one bar.
    private func rest() {
      UIView.performWithoutAnimation {
        follow(items.path.shown)
        updateItems()
        navigationBar.setItems(items.all, animated: false)
        updateToolbar(animated: false)
        giveRoom()
      }
      guard let view = container?.viewIfLoaded else { return }
      view.setNeedsLayout()
    }

    /// Follows the scroll view of the controller that is shown.
    private func follow(_ controller: UIViewController?) {
      scrolling.follow(controller)
      isAtEdge = (scrolling.distance ?? 0) <= 0
    }
  }
#endif
