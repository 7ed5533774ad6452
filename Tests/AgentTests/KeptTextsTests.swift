import Testing

@testable import NavbridgeAgent
