import OpenUIKit
import Testing

@Suite struct UIColorLiteralTests {
  @Test("a literal is a colour, also where no type is named")
  func literal() {
    let named: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
    let unnamed = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)

    #expect(named == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(unnamed == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test("UIKit 6.5 a provider may use what is not Sendable, as Apple's may")
  func provider() {
    final class Palette { var dark = UIColor.white }
    let palette = Palette()
    let color = UIColor { traits in
      traits.userInterfaceStyle == .dark ? palette.dark : .black
    }
    let mutations: UITraitCollection.TraitMutations = { $0.userInterfaceStyle = .dark }

    #expect(color.resolvedColor(with: UITraitCollection(mutations: mutations)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
  }
}
