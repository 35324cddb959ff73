import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The claims of the article about results.
@Suite(.serialized) struct WaitForAResultTests {
  @Test("R24.20 R24.24 An address is chosen in a stack and in a presentation")
  func chosen() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let root = UIViewController()
    let stack = StackController(rootViewController: root)
    host.show(stack)
    var addresses: [String?] = []
    Task { addresses.append(await pickAddress(in: stack)) }
    try host.settle()
    let pushed = try #require(stack.topViewController as? AddressPickerViewController)
    host.turn { pushed.choose("Market 1") }
    try host.settle()
    #expect(addresses == ["Market 1"] && stack.count == 1)

    Task { addresses.append(await presentPicker(over: root)) }
    try host.settle()
    let presented = try #require(
      stack.presentedViewController as? AddressPickerViewController
        ?? root.presentedViewController as? AddressPickerViewController)
    host.turn { presented.choose("Market 2") }
    try host.settle()
    #expect(addresses == ["Market 1", "Market 2"])
  }

  @Test("R24.20 A picker that was restored can be awaited again")
  func restored() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let stack = StackController(rootViewController: UIViewController())
    host.show(stack)
    let picker = AddressPickerViewController()
    host.turn { _ = stack.push(picker, animated: false) }
    var addresses: [String?] = []
    Task { addresses.append(await continueAfterRestoring(picker)) }
    try host.settle()
    host.turn { picker.choose("Market 3") }
    try host.settle()
    #expect(addresses == ["Market 3"])
  }
}

// MARK: - As the article has it

/// Chooses one of some addresses.
private final class AddressPickerViewController: UIViewController, ResultProviding {
  let resultPort = ResultPort<String>()

  func choose(_ address: String) { finish(with: address) }

  deinit {}
}

private func pickAddress(in stack: StackController) async -> String? {
  let picker = AddressPickerViewController()
  return await stack.push(picker).result(of: picker)
}

private func presentPicker(over screen: UIViewController) async -> String? {
  await screen.presentForResult(of: AddressPickerViewController())
}

private func continueAfterRestoring(_ picker: AddressPickerViewController) async -> String? {
  await picker.result()
}
