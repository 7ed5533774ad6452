import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import HeadlessUIKit

@MainQueue @Suite("A display link")
struct DisplayLinkTests {
  @Test(
    "A display link counts sixty frames a second, each at a whole nanosecond",
    arguments: [
      // elapsed, last frame until then, first frame from then on
      (0, 0, 0), (1, 0, 1), (16_666_665, 0, 1), (16_666_666, 1, 1), (16_666_667, 1, 2), (33_333_333, 2, 2),
      (50_000_000, 3, 3), (299_999_999, 17, 18), (300_000_000, 18, 18), (1_000_000_000, 60, 60),
    ] as [(Int64, Int64, Int64)])
  func frames(_ elapsed: Int64, _ last: Int64, _ first: Int64) {
    #expect(DisplayFrames.last(by: elapsed) == last)
    #expect(DisplayFrames.first(from: elapsed) == first)
  }

  @Test("A display link maps every frame to a time and that time back to the same frame")
  func inverse() {
    for frame in Int64(0)...1000 {
      let time = DisplayFrames.time(of: frame)
      #expect(DisplayFrames.last(by: time) == frame && DisplayFrames.first(from: time) == frame)
    }
  }

  @Test("A display link numbers the frames up to the last time of the clock")
  func longest() {
    let frames = DisplayFrames.last(by: .endOfTime)
    #expect(DisplayFrames.time(of: frames) <= .endOfTime && DisplayFrames.first(from: .endOfTime) - frames <= 1)
  }

  @Test("A display link draws only the last frame of an unobserved animation, and the current frame on demand")
  func lazily() async {
    let device = Device()
    var drawn: [Int64] = []
    var link: CADisplayLink?
    link = CADisplayLink(application: device.application, actingFrom: .milliseconds(100)) { elapsed in
      drawn.append(elapsed)
      if elapsed >= .milliseconds(100) { link?.invalidate() }
    }
    await device.drain()
    #expect(device.clock.scheduled == 1 && device.clock.nextDue == .milliseconds(100))
    await device.advance(60)
    #expect(drawn == [])
    device.application.drawFrame()
    device.application.drawFrame()
    #expect(drawn == [50_000_000], "The current frame is drawn once.")
    await device.settle()
    #expect(drawn == [50_000_000, 100_000_000])
    #expect(device.clock.scheduled == 0 && device.application.displayLinks.isEmpty)
  }

  @Test("A display link does not act early when a frame is drawn on demand at the moment at which it is due")
  func lookAtTheEnd() async {
    let device = Device()
    var drawn: [Int64] = []
    let link = CADisplayLink(application: device.application, actingFrom: .milliseconds(50)) { drawn.append($0) }
    device.clock.move(to: .milliseconds(50))
    device.application.drawFrame()
    #expect(drawn == [33_333_333])
    await device.drain()
    #expect(drawn == [33_333_333, 50_000_000])
    link.invalidate()
  }

  @Test("A display link draws each frame in time while every frame is requested, beginning with the request")
  func everyFrame() async {
    let device = Device()
    var drawn: [Int64] = []
    let link = CADisplayLink(application: device.application, actingFrom: nil) { drawn.append($0) }
    #expect(device.clock.scheduled == 0)
    await device.advance(20)
    device.application.drawsEveryFrame = true
    await device.advance(31)
    #expect(drawn == [16_666_666, 33_333_333, 50_000_000], "A late frame is drawn at once.")
    device.application.drawsEveryFrame = false
    #expect(device.clock.scheduled == 0)
    link.invalidate()
  }
}
