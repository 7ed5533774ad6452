import NavbridgePages
import Testing

@Suite("Base 64")
struct Base64Tests {
  @Test(
    "Base 64 has the padding that its bytes leave, and all of its digits",
    arguments: [
      // RFC 4648, section 10.
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func padding(_ text: String, _ encoded: String) { #expect(String(base64: Array(text.utf8)) == encoded) }

  @Test("Base 64 of high bytes has the last digits")
  func lastDigits() { #expect(String(base64: [0xfb, 0xff, 0xbf, 0xff]) == "+/+//w==") }
}
