import Frames
import Testing

@Suite struct ColorTests {
  @Test func `red is the lowest byte and alpha the highest`() {
    #expect(Color(red: 1, green: 2, blue: 3, alpha: 4).rawValue == 0x0403_0201)
  }

  @Test func `channels come back`() {
    let color = Color(rawValue: 0xfedc_ba98)
    #expect([color.red, color.green, color.blue, color.alpha] == [0x98, 0xba, 0xdc, 0xfe])
  }

  @Test func `a color is opaque unless it says otherwise`() {
    #expect(Color(red: 0, green: 0, blue: 0) == .black)
    #expect(Color.black.alpha == 255)
    #expect(Color.transparent == Color(red: 0, green: 0, blue: 0, alpha: 0))
  }

  @Test func `a table counts its colors`() {
    #expect(ColorTable([.black, .transparent]).count == 2)
    #expect(ColorTable([]).count == 0)
  }
}
