import Testing

@testable import OpenUIKit

struct ActivationLevelTests {
  @Test("every level is reached from every other one, step by step")
  func steps() {
    func path(_ start: ActivationLevel, _ goal: ActivationLevel) -> [ActivationStep] {
      var (level, steps): (ActivationLevel, [ActivationStep]) = (start, [])
      while let step = level.step(to: goal) {
        steps.append(step)
        level = step.level
      }
      return steps
    }

    #expect(path(.background, .active) == [.willEnterForeground, .didBecomeActive])
    #expect(path(.background, .inactive) == [.willEnterForeground])
    #expect(path(.inactive, .active) == [.didBecomeActive])
    #expect(path(.inactive, .background) == [.didEnterBackground])
    #expect(path(.active, .inactive) == [.willResignActive])
    #expect(path(.active, .background) == [.willResignActive, .didEnterBackground])
    for level in [ActivationLevel.background, .inactive, .active] {
      #expect(path(level, level) == [])
    }
  }
}
