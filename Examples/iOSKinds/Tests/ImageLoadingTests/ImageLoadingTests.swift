import XCTest
@testable import ImageLoading

private final class StubLoader: NSObject, DataLoading, Cancellable {
    var data = Data()
    var requests: [URLRequest] = []
    var cancelled = 0

    func loadData(with request: URLRequest, completion: @escaping (Result<(Data, URLResponse), Error>) -> Void) -> Cancellable {
        requests.append(request)
        let response = HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
        completion(.success((data, response)))
        return self
    }

    func cancel() { cancelled += 1 }
}

final class ImageLoadingTests: XCTestCase {
    private let url = URL(string: "https://example.org/a.png")!
    private let stub = StubLoader()
    private lazy var loader = ImageLoader(loader: stub)

    private var square: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
    }

    func testAnImageIsLoadedOnce() throws {
        stub.data = try XCTUnwrap(square.pngData())
        let view = UIImageView()
        for _ in 0..<2 {
            let end = expectation(description: "loaded")
            view.setImage(with: url, loader: loader) { error in
                XCTAssertNil(error)
                end.fulfill()
            }
            wait(for: [end], timeout: 10)
        }
        XCTAssertNotNil(view.image)
        XCTAssertEqual(stub.requests.count, 1)
        XCTAssertEqual(stub.cancelled, 1)
    }

    func testWhatIsNoImageFails() {
        let end = expectation(description: "failed")
        loader.loadImage(with: url) { result in
            if case .failure(let error) = result {
                XCTAssertEqual(error.localizedDescription, "no image at https://example.org/a.png")
                end.fulfill()
            }
        }
        wait(for: [end], timeout: 10)
    }

    func testTheCacheIsEmptiedWhenMemoryIsLow() {
        loader.cache[url] = square
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        XCTAssertNil(loader.cache[url])
    }

    func testSessionsAreThere() {
        let loader = DataLoader(configuration: .ephemeral)
        XCTAssertNotNil(loader.session.configuration.urlCache)
    }
}
