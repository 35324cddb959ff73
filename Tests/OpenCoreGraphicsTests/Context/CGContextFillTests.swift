import OpenCoreGraphics
import Testing

@Suite struct CGContextFillTests {
  @Test("A rectangle fills exactly its pixels")
  func rectangle() throws {
    let bitmap = try drawn(4, 3) { $0.fill(CGRect(x: 1, y: 1, width: 2, height: 1)) }

    #expect(picture(bitmap) == ["....", ".##.", "...."])
  }

  @Test("At scale 2 a point is two pixels")
  func scaled() throws {
    let bitmap = try drawn(4, 4, scale: 2) { $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1)) }

    #expect(picture(bitmap) == ["..##", "..##", "....", "...."])
  }

  @Test("A side between pixels covers them in part")
  func partial() throws {
    let bitmap = try drawn(3, 1) {
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0.5, y: 0, width: 2, height: 1))
    }

    #expect(pixels(bitmap) == [0x8080_0000, 0xFFFF_0000, 0x8080_0000])
  }

  @Test("Without antialiasing a pixel is full or empty")
  func aliased() throws {
    let bitmap = try drawn(8, 8) {
      $0.setShouldAntialias(false)
      $0.fillEllipse(in: CGRect(x: 0.3, y: 0.3, width: 7, height: 7))
    }

    #expect(Set(pixels(bitmap)) == [0, 0xFF00_0000])
  }

  @Test("The alpha of the colour and of the context are multiplied")
  func alpha() throws {
    let bitmap = try drawn(1, 1) {
      $0.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.5)
      $0.setAlpha(0.5)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(pixels(bitmap) == [0x4040_4040])
  }

  @Test("Overlapping rectangles are filled once, by the winding rule")
  func several() throws {
    let bitmap = try drawn(3, 1) {
      $0.setFillColor(gray: 0, alpha: 0.5)
      $0.fill([CGRect(x: 0, y: 0, width: 2, height: 1), CGRect(x: 1, y: 0, width: 2, height: 1)])
    }

    #expect(pixels(bitmap) == [0x8000_0000, 0x8000_0000, 0x8000_0000])
  }

  @Test("The even-odd rule leaves a hole, the winding rule does not", arguments: [true, false])
  func rules(_ isEvenOdd: Bool) throws {
    let bitmap = try drawn(5, 3) {
      $0.addRect(CGRect(x: 0, y: 0, width: 5, height: 3))
      $0.addRect(CGRect(x: 1, y: 1, width: 3, height: 1))
      $0.fillPath(using: isEvenOdd ? .evenOdd : .winding)
    }

    #expect(picture(bitmap) == ["#####", isEvenOdd ? "#...#" : "#####", "#####"])
  }

  @Test("A quadratic curve and the cubic that equals it fill the same pixels")
  func curves() throws {
    let quadratic = try drawn(20, 20) {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 18, y: 18), control: CGPoint(x: 18, y: 0))
      $0.fillPath()
    }
    let cubic = try drawn(20, 20) {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 18, y: 18), control1: CGPoint(x: 12, y: 0), control2: CGPoint(x: 18, y: 6))
      $0.fillPath()
    }

    #expect(pixels(quadratic) == pixels(cubic))
    #expect(quadratic.pixel(x: 10, y: 5) == 0xFF00_0000)
  }

  @Test("Clearing makes pixels transparent whatever alpha and mode are set")
  func clear() throws {
    let bitmap = try drawn(3, 1) {
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      $0.setAlpha(0.1)
      $0.setBlendMode(.multiply)
      $0.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
    }

    #expect(picture(bitmap) == ["#.#"])
  }

  @Test("Filling clears the path")
  func forgets() throws {
    let bitmap = try drawn(3, 1) {
      $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      #expect($0.isPathEmpty)
      $0.fillPath()
    }

    #expect(picture(bitmap) == [".#."])
  }
}
