/// The proxies of all classes.
final class AppearanceStore {
  private var proxies: [(rule: AppearanceRule, target: any AppearanceTarget)] = []
  private var settingCount = 0

  deinit {}

  /// The store of the program.
  static var shared: AppearanceStore { UIRuntime.current.appearances }
  /// Whether a proxy was ever made.
  static var isUsed: Bool { UIRuntime.program.usesAppearanceProxies }

  /// Whether there is no proxy.
  var isEmpty: Bool { proxies.isEmpty }
  /// Whether something depends on traits.
  private(set) var dependsOnTraits = false

  /// The proxy of a class, made when it is first requested.
  func proxy<Target: AppearanceTarget>(
    of targetClass: Target.Type, in containers: [any UIAppearanceContainer.Type],
    for traits: UITraitCollection?, make: () -> Target
  ) -> Target {
    let known = proxies.first { $0.rule.concerns(targetClass, in: containers, for: traits) }
    if let known { return unsafeDowncast(known.target, to: targetClass) }
    let proxy = make()
    // A proxy is on no screen.
    (proxy as? UIWindow)?.windowScene = nil
    let rule = AppearanceRule(targetClass, of: proxy, in: containers, for: traits)
    proxy.appearanceState = AppearanceState(rule: rule)
    proxies.append((rule, proxy))
    dependsOnTraits = dependsOnTraits || traits != nil
    UIRuntime.program.usesAppearanceProxies = true
    return proxy
  }

  /// Records a value.
  func record(
    _ key: AppearanceRule.Key, in rule: AppearanceRule, _ apply: @escaping (AnyObject) -> Void
  ) {
    settingCount += 1
    rule.record(AppearanceRule.Setting(key: key, number: settingCount, apply: apply))
  }

  /// Returns the settings for an object: for each property the one that counts, those for
  /// superclasses first.
  func settings(
    for target: any AppearanceTarget, in containers: [AnyObject],
    with traits: @autoclosure () -> UITraitCollection
  ) -> [AppearanceRule.Setting] {
    let matches = proxies.enumerated().compactMap { order, proxy in
      proxy.rule.places(in: containers, of: target, with: traits()).map {
        Match(rule: proxy.rule, places: $0, order: order)
      }
    }
    var winners: [AppearanceRule.Key: Int] = [:]
    let all = matches.sorted { $0.countsLess(than: $1) }.flatMap(\.rule.settings)
    for setting in all { winners[setting.key] = setting.number }
    return all.filter { winners[$0.key] == $0.number }
  }

  /// A rule that is for an object.
  private struct Match {
    let rule: AppearanceRule
    let places: [Int]
    let order: Int

    func countsLess(than other: Match) -> Bool {
      if rule.depth != other.rule.depth { return rule.depth < other.rule.depth }
      if let (own, others) = zip(places, other.places).first(where: { $0 != $1 }) {
        return own > others
      }
      if places.count != other.places.count { return places.count < other.places.count }
      let hasTraits = rule.traits != nil
      return hasTraits == (other.rule.traits != nil) ? order < other.order : !hasTraits
    }
  }
}
