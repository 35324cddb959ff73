/// A URL that the program was asked to open, and how.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL that is to be opened.
  public let url: URL

  /// How to open it.
  public let options: UIScene.OpenURLOptions

  init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
    super.init()
  }

  deinit {}
}

extension UIScene {
  /// How a URL is opened.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The program that has requested it; nil, because desktops do not report it.
    open var sourceApplication: String? { nil }

    /// Whether a file is used where it is, rather than as a copy: true, programs of a desktop share
    /// their files.
    open var openInPlace: Bool { true }

    override init() { super.init() }

    deinit {}
  }
}

extension UIOpenURLContext {
  // Fidelity: a desktop starts a program with the URLs as its arguments. [decided]
  /// The URLs among the arguments of a program: what begins with a scheme of two characters or
  /// more.
  static func contexts(in arguments: some Sequence<String>) -> Set<UIOpenURLContext> {
    Set(
      arguments.compactMap { argument in
        guard let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 else {
          return nil
        }
        return UIOpenURLContext(url: url)
      })
  }
}
