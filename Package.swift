// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "navbridge",
  products: [
    .executable(name: "native-side", targets: ["native-side"]),
    .executable(name: "script-side", targets: ["script-side"]),
    .executable(name: "navbridge", targets: ["navbridge"]),

    .library(name: "ScriptSide", targets: ["ScriptSide"]),
    .library(name: "Driver", targets: ["Driver"]),
    .library(name: "Launcher", targets: ["Launcher"]),
  ],
  traits: [
    .trait(
      name: "JavaScript", description: "Scripts in JavaScript, by JavaScriptCoreGTK (libjavascriptcoregtk-4.1-dev)."),
    .trait(
      name: "Simdjson", description: "JSON read by simdjson (libsimdjson-dev). Without it jansson reads all of it."),
    .default(enabledTraits: ["JavaScript", "Simdjson"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2", traits: []),
    .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", exact: "0.2.0"),
  ],
  targets: [
    .systemLibrary(name: "CUV", pkgConfig: "libuv", providers: [.apt(["libuv1-dev"])]),
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(
      name: "CJavaScriptCore", pkgConfig: "javascriptcoregtk-4.1", providers: [.apt(["libjavascriptcoregtk-4.1-dev"])]),
    .target(
      name: "CSimdjson", cxxSettings: [.define("NAVBRIDGE_SIMDJSON", .when(traits: ["Simdjson"]))],
      linkerSettings: [.linkedLibrary("simdjson", .when(traits: ["Simdjson"]))]),
    .target(name: "CShims"),
    .target(
      name: "Shared",
      dependencies: [
        "CUV", "CJansson", .target(name: "CSimdjson", condition: .when(traits: ["Simdjson"])), "CShims",
        .product(name: "HeapModule", package: "swift-collections"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .target(name: "HeadlessUIKit", dependencies: ["Shared"]),
    .target(name: "NativeSide", dependencies: ["HeadlessUIKit", "Shared"]),
    .target(name: "ScriptSide", dependencies: ["Shared"], exclude: ["Engine"]),
    .target(
      name: "ScriptEngine",
      dependencies: [
        "ScriptSide", "Shared", .target(name: "CJavaScriptCore", condition: .when(traits: ["JavaScript"])),
      ],
      path: "Sources/ScriptSide/Engine", resources: [.embedInCode("Resources")]),
    .target(name: "Driver", dependencies: ["Shared"]),
    .target(
      name: "NativeSideOptions",
      dependencies: ["NativeSide", "Shared", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .target(
      name: "ScriptSideOptions",
      dependencies: ["Shared", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .target(
      name: "WireOptions",
      dependencies: ["Shared", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .executableTarget(
      name: "native-side",
      dependencies: [
        "NativeSide", "NativeSideOptions", "WireOptions",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "script-side",
      dependencies: [
        "ScriptEngine", "ScriptSideOptions", "WireOptions", "Shared",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "Launcher", dependencies: ["Driver", "Shared", .product(name: "Subprocess", package: "swift-subprocess")]),
    .target(
      name: "Bench",
      dependencies: [
        "Driver", "Launcher", "ScriptSide", "Shared",
        .product(name: "Histogram", package: "hdrhistogram-swift"),
      ], resources: [.embedInCode("Resources")]),
    .target(name: "Stress", dependencies: ["Driver", "Launcher", "ScriptSide", "Shared"]),
    .executableTarget(name: "uv-echo", dependencies: ["CUV"]),
    .executableTarget(
      name: "navbridge",
      dependencies: [
        "Bench", "Driver", "Launcher", "NativeSide", "NativeSideOptions", "ScriptSideOptions", "WireOptions", "Stress",
        "Shared", "CShims",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "NativeSide", "HeadlessUIKit", "ScriptSide", "Driver", "Launcher", "Shared", "native-side", "script-side",
        "navbridge",
      ]),
    .testTarget(name: "ScriptSideTests", dependencies: ["ScriptSide", "Shared"]),
    .testTarget(
      name: "ScriptEngineTests", dependencies: ["ScriptEngine", "ScriptSide", "NativeSide", "Driver", "Shared"]),
    .testTarget(name: "LauncherTests", dependencies: ["Launcher"]),
    .testTarget(
      name: "NativeSideTests", dependencies: ["NativeSide", "HeadlessUIKit", "ScriptSide", "Driver", "Shared"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "Shared"]),
    .testTarget(name: "StressTests", dependencies: ["Stress", "Launcher", "Shared", "native-side", "navbridge"]),
    .testTarget(name: "SharedTests", dependencies: ["Shared", "CJansson"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

for target in package.targets where target.type != .system && !target.name.hasPrefix("C") && target.name != "uv-echo" {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
