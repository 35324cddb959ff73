import UIKit
import os.signpost

public enum ImageError: Error, LocalizedError {
    case invalidData(URL)
    case badStatus(Int)

    public var errorDescription: String? {
        switch self {
        case .invalidData(let url): return "no image at \(url)"
        case .badStatus(let status): return "status \(status)"
        }
    }
}

public protocol DataLoading {
    @discardableResult
    func loadData(with request: URLRequest, completion: @escaping (Result<(Data, URLResponse), Error>) -> Void) -> Cancellable
}

public protocol Cancellable: AnyObject { func cancel() }
extension URLSessionTask: Cancellable {}

public final class DataLoader: DataLoading {
    public let session: URLSession

    public init(configuration: URLSessionConfiguration = .default) {
        configuration.urlCache = URLCache(memoryCapacity: 0, diskCapacity: 150 * 1024 * 1024, diskPath: nil)
        session = URLSession(configuration: configuration)
    }

    public func loadData(with request: URLRequest, completion: @escaping (Result<(Data, URLResponse), Error>) -> Void) -> Cancellable {
        let task = session.dataTask(with: request) { data, response, error in
            if let error = error { return completion(.failure(error)) }
            if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
                return completion(.failure(ImageError.badStatus(status)))
            }
            guard let response = response else { return completion(.failure(ImageError.badStatus(0))) }
            completion(.success((data ?? Data(), response)))
        }
        task.resume()
        return task
    }
}

public final class ImageCache {
    public static let shared = ImageCache()
    private let cache = NSCache<NSString, UIImage>()
    private var observer: NSObjectProtocol?

    public init(countLimit: Int = 100) {
        cache.countLimit = countLimit
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
        ) { [weak self] _ in self?.removeAll() }
    }

    deinit { observer.map(NotificationCenter.default.removeObserver) }

    public subscript(url: URL) -> UIImage? {
        get { return cache.object(forKey: url.absoluteString as NSString) }
        set {
            if let image = newValue {
                cache.setObject(image, forKey: url.absoluteString as NSString)
            } else {
                cache.removeObject(forKey: url.absoluteString as NSString)
            }
        }
    }

    public func removeAll() { cache.removeAllObjects() }
}

public final class ImageLoader {
    public static var shared = ImageLoader(loader: DataLoader())
    private let loader: DataLoading
    public let cache: ImageCache
    private let queue = DispatchQueue(label: "org.example.images.decoding", attributes: .concurrent)
    private let log = OSLog(subsystem: "org.example.images", category: .pointsOfInterest)

    public init(loader: DataLoading, cache: ImageCache = ImageCache()) {
        self.loader = loader
        self.cache = cache
    }

    @discardableResult
    public func loadImage(
        with url: URL, processors: [(UIImage) -> UIImage] = [], completion: @escaping (Result<UIImage, Error>) -> Void
    ) -> Cancellable? {
        if let image = cache[url] {
            completion(.success(image))
            return nil
        }
        let start = CFAbsoluteTimeGetCurrent()
        return loader.loadData(with: URLRequest(url: url, cachePolicy: .returnCacheDataElseLoad, timeoutInterval: 30)) { [weak self] result in
            guard let self = self else { return }
            self.queue.async {
                let image = result.flatMap { data, _ -> Result<UIImage, Error> in
                    autoreleasepool {
                        guard let image = UIImage(data: data) else { return .failure(ImageError.invalidData(url)) }
                        return .success(image)
                    }
                }
                os_log("loaded %@ in %f s", log: self.log, type: .info, url.absoluteString as NSString, CFAbsoluteTimeGetCurrent() - start)
                DispatchQueue.main.async {
                    let processed = image.map { image in processors.reduce(image) { $1($0) } }
                    if case .success(let image) = processed { self.cache[url] = image }
                    completion(processed)
                }
            }
        }
    }
}

private var taskKey: UInt8 = 0

extension UIImageView {
    public func setImage(with url: URL?, placeholder: UIImage? = nil, loader: ImageLoader = .shared, completion: ((Error?) -> Void)? = nil) {
        (objc_getAssociatedObject(self, &taskKey) as? Cancellable)?.cancel()
        image = placeholder
        guard let url = url else { return }
        let task = loader.loadImage(with: url, processors: [UIImage.rounded(radius: 4)]) { [weak self] result in
            switch result {
            case .success(let image):
                self?.image = image
                completion?(nil)
            case .failure(let error): completion?(error)
            }
        }
        objc_setAssociatedObject(self, &taskKey, task, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

extension UIImage {
    public static func rounded(radius: CGFloat) -> (UIImage) -> UIImage {
        return { image in
            let rect = CGRect(origin: .zero, size: image.size)
            return UIGraphicsImageRenderer(size: image.size).image { _ in
                UIBezierPath(roundedRect: rect, cornerRadius: radius).addClip()
                image.draw(in: rect)
            }
        }
    }
}
