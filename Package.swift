// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

/// False for a build in which jansson reads all JSON, and which needs no libsimdjson-dev: NAVBRIDGE_WITHOUT_SIMDJSON=1 swift build.
/// This is no trait, because the package manager passes the names of two traits in an order that changes from plan to
/// plan, and each change of it compiles everything again.
let hasSimdjson = Context.environment["NAVBRIDGE_WITHOUT_SIMDJSON"] == nil

/// The dictionaries of `JSONValue`, with whose members most targets read and make messages.
let orderedCollections = Target.Dependency.product(name: "OrderedCollections", package: "swift-collections")
/// The targets whose types the interfaces of both sides use.
let wire = ["NavbridgeRuntime", "NavbridgeWire", "NavbridgeVocabulary"]
let wireDependencies: [Target.Dependency] = [
  "NavbridgeRuntime", "NavbridgeWire", "NavbridgeVocabulary", orderedCollections,
]
/// The script side with the clients of the designs.
let scriptTargets = ["ScriptSide", "NavbridgeNavigation", "NavbridgeNativeRouter", "NavbridgeLayers"]
let script = scriptTargets.map { Target.Dependency(stringLiteral: $0) }
/// The designs: the folder of each in Sources/NativeSide, which is a target, and the targets that it uses beside the kernel.
let designs: [(folder: String, uses: [Target.Dependency])] = [
  ("ReactNativeNavigation", ["NavbridgeLayoutGuides"]), ("CoordinatorRouter", []), ("LayeredNavigation", []),
  ("ReactNativeHost", []),
]
/// The targets of the native side without the one that starts it.
let nativeTargets =
  ["HeadlessUIKit", "NavbridgeKernel", "NavbridgeLayoutGuides", "NavbridgeReactNativeScreens"]
  + designs.map { "Navbridge\($0.folder)" }
let native = nativeTargets.map { Target.Dependency(stringLiteral: $0) }
/// The targets whose readers and devices are given random input.
let fuzzed: [Target.Dependency] =
  [
    "NavbridgeSimulation", "NativeSide", "NavbridgeDriver", "NavbridgeLauncher", "NavbridgeTestRunner", "NavbridgeYAML",
    "NavbridgeText",
    "ScriptEngine",
  ] + native + wireDependencies
let systemPackage = Target.Dependency.product(name: "SystemPackage", package: "swift-system")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// The functions of Swift's runtime that Sources/CReferenceCounts replaces, and that by which a thread begins.
let countsThatChange =
  [
    "retain", "retain_n", "release", "release_n", "bridgeObjectRetain", "bridgeObjectRetain_n", "bridgeObjectRelease",
    "bridgeObjectRelease_n", "unownedRetain", "unownedRetain_n", "unownedRelease", "unownedRelease_n",
    "unownedRetainStrong", "unownedRetainStrongAndRelease",
  ].flatMap { ["-Xlinker", "--wrap=swift_\($0)"] } + ["-Xlinker", "--wrap=pthread_create"]

let package = Package(
  name: "navbridge",
  products: [
    .executable(name: "native-side", targets: ["native-side"]),
    .executable(name: "script-side", targets: ["script-side"]),
    .executable(name: "navbridge", targets: ["navbridge"]),
    .executable(name: "test-worker", targets: ["test-worker"]),

    // Each library contains the targets whose types its interface uses. The Exports.swift of its first one exports them.
    .library(name: "ScriptSide", targets: scriptTargets + wire),
    .library(name: "NavbridgeTypedRouting", targets: ["NavbridgeTypedRouting", "NavbridgeRuntime", "NavbridgeWire"]),
    .library(
      name: "NavbridgeTypedRoutingBridge",
      targets: ["NavbridgeTypedRoutingBridge", "NavbridgeTypedRouting", "ScriptSide"] + wire),
    .library(
      name: "NavbridgeTypedRoutingTestSupport",
      targets: ["NavbridgeTypedRoutingTestSupport", "NavbridgeTypedRouting", "NavbridgeRuntime", "NavbridgeWire"]),
    .library(name: "NavbridgeDriver", targets: ["NavbridgeDriver"] + wire),
    .library(name: "NavbridgeLauncher", targets: ["NavbridgeLauncher", "NavbridgeDriver"] + wire),
    .library(name: "NavbridgeTesting", targets: ["NavbridgeTesting", "NavbridgeDriver"] + wire),
    .library(name: "NativeSide", targets: ["NativeSide"] + nativeTargets + wire),
    .library(
      name: "NavbridgeSimulation",
      targets: ["NavbridgeSimulation", "NativeSide", "NavbridgeDriver"] + nativeTargets + scriptTargets + wire),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit", "NavbridgeRuntime"]),
  ],
  traits: [
    .trait(
      name: "JavaScript", description: "Scripts in JavaScript, by JavaScriptCoreGTK (libjavascriptcoregtk-4.1-dev)."),
    .default(enabledTraits: ["JavaScript"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", .upToNextMinor(from: "0.2.0")),
  ],
  targets: [
    .systemLibrary(name: "CUV", pkgConfig: "libuv", providers: [.apt(["libuv1-dev"])]),
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(
      name: "CJavaScriptCore", pkgConfig: "javascriptcoregtk-4.1", providers: [.apt(["libjavascriptcoregtk-4.1-dev"])]),
    .target(name: "CShims"),
    // Counts of references without atomic instructions, in a process with one thread. Only programs have it: the linker's
    // options are 'unsafe' for the package manager.
    .target(name: "CReferenceCounts", linkerSettings: [.unsafeFlags(countsThatChange)]),
    // The files in JavaScript, those of pages, and those of 'navbridge init'.
    .target(name: "CResources"),

    // Shared by both sides.
    .target(
      name: "NavbridgeRuntime",
      dependencies: ["CUV", "CShims", .product(name: "HeapModule", package: "swift-collections")],
      path: "Sources/Shared/Runtime"),
    .target(
      name: "NavbridgeWire",
      dependencies: [
        "NavbridgeRuntime", "CUV", "CJansson", "CShims", orderedCollections,
      ] + (hasSimdjson ? ["CSimdjson"] : []), path: "Sources/Shared/Wire",
      swiftSettings: hasSimdjson ? [.define("Simdjson")] : []),
    .target(
      name: "NavbridgeVocabulary", dependencies: ["NavbridgeRuntime", "NavbridgeWire", orderedCollections],
      path: "Sources/Shared/Vocabulary"),

    .target(name: "NavbridgeText", path: "Sources/Shared/Text"),

    // Pages of HTML for reports.
    .target(
      name: "NavbridgePages", dependencies: ["CResources"] + wireDependencies, path: "Sources/Pages",
      exclude: ["Resources"]),

    // From the document of a snapshot to a picture.
    .target(name: "NavbridgePicture", dependencies: ["NavbridgeText", "NavbridgeWire"], path: "Sources/Picture"),

    // What differs between two runs of an app.
    .target(
      name: "NavbridgeComparison",
      dependencies: ["NavbridgeDriver", "NavbridgePages", "NavbridgePicture"] + wireDependencies,
      path: "Sources/Comparison"),

    // The native side.
    .target(name: "HeadlessUIKit", dependencies: ["NavbridgeRuntime", "NavbridgeText"]),
    .target(
      name: "NavbridgeKernel", dependencies: ["HeadlessUIKit", "NavbridgePicture", "NavbridgeText"] + wireDependencies,
      path: "Sources/NativeSide/Kernel"),
    .target(
      name: "NavbridgeLayoutGuides", dependencies: ["HeadlessUIKit", "NavbridgeKernel"] + wireDependencies,
      path: "Sources/NativeSide/LayoutGuides"),
    .target(
      name: "NavbridgeReactNativeScreens", dependencies: ["HeadlessUIKit", "NavbridgeKernel"] + wireDependencies,
      path: "Sources/NativeSide/ReactNativeScreens"),
    .target(name: "NativeSide", dependencies: native + wireDependencies),

    // The script side.
    .target(name: "ScriptSide", dependencies: wireDependencies),
    // The clients of the designs.
    .target(
      name: "NavbridgeNavigation", dependencies: ["ScriptSide"] + wireDependencies,
      path: "Sources/ScriptSide/Navigation"),
    .target(
      name: "NavbridgeNativeRouter", dependencies: ["ScriptSide"] + wireDependencies,
      path: "Sources/ScriptSide/NativeRouter"),
    .target(
      name: "NavbridgeLayers", dependencies: ["ScriptSide"] + wireDependencies, path: "Sources/ScriptSide/Layers"),
    .target(
      name: "NavbridgeFlexbox", dependencies: ["NavbridgeText", "NavbridgeWire"], path: "Sources/ScriptSide/Flexbox"),
    .target(
      name: "NavbridgeTypedRouting", dependencies: ["NavbridgeRuntime", "NavbridgeWire"],
      path: "Sources/ScriptSide/TypedRouting"),
    .target(
      name: "NavbridgeTypedRoutingBridge",
      dependencies: ["NavbridgeTypedRouting", "NavbridgeNavigation", "ScriptSide"] + wireDependencies,
      path: "Sources/ScriptSide/TypedRoutingBridge"),
    .target(
      name: "NavbridgeTypedRoutingTestSupport", dependencies: ["NavbridgeTypedRouting", "NavbridgeRuntime"],
      path: "Sources/ScriptSide/TypedRoutingTestSupport"),
    .target(
      name: "ScriptEngine",
      dependencies: [
        "ScriptSide", "NavbridgeFlexbox", "NavbridgeText", "CResources",
        .target(name: "CJavaScriptCore", condition: .when(traits: ["JavaScript"])),
      ] + wireDependencies, path: "Sources/ScriptSide/Engine", exclude: ["Resources"]),

    // Tools.
    .target(name: "NavbridgeDriver", dependencies: wireDependencies, path: "Sources/Driver"),
    // Imports the toolchain's module Testing where it can be imported.
    .target(
      name: "NavbridgeTesting", dependencies: ["NavbridgeDriver"] + wireDependencies, path: "Sources/Testing"),
    .target(
      name: "NavbridgeLauncher",
      dependencies: [
        "NavbridgeDriver", "CShims", .product(name: "Subprocess", package: "swift-subprocess"), systemPackage,
      ] + wireDependencies, path: "Sources/Launcher"),
    .target(
      name: "NavbridgeSimulation",
      dependencies: ["NativeSide", "NavbridgeKernel", "ScriptSide", "NavbridgeDriver", "CShims"] + wireDependencies,
      path: "Sources/Simulation"),
    .target(
      name: "NavbridgeBench",
      dependencies: [
        "NavbridgeDriver", "NavbridgeLauncher", "NavbridgePages", "ScriptSide", "NavbridgeNavigation",
        "NavbridgeNativeRouter",
        .product(name: "Histogram", package: "hdrhistogram-swift"),
        .product(name: "Subprocess", package: "swift-subprocess"), systemPackage,
      ] + wireDependencies, path: "Benchmarks/Bench", resources: [.embedInCode("Resources")]),
    .target(
      name: "NavbridgeStress",
      dependencies: ["NavbridgeDriver", "NavbridgeLauncher", "NavbridgePages", "ScriptSide"] + wireDependencies,
      path: "Sources/Stress"),

    // Runs of tests under many schedules, in simulated worlds.
    .target(
      name: "NavbridgeExplorer",
      dependencies: [
        "NavbridgeSimulation", "NavbridgeTestRunner", "NavbridgeTestWorker", "NavbridgeLauncher", "NavbridgeDriver",
        "ScriptEngine",
        "NativeSide", "NativeSideProgram", "ScriptSideProgram", "NavbridgeWireOptions", "CShims",
        argumentParser,
      ] + native + wireDependencies, path: "Sources/Explorer"),

    // The page of 'navbridge inspect' and its server.
    .target(
      name: "NavbridgeInspector",
      dependencies: [
        "NavbridgeDriver", "NavbridgeLauncher", "NavbridgePages", "NavbridgePicture", "NavbridgeTestRunner",
        "CResources",
      ] + wireDependencies, path: "Sources/Inspector", exclude: ["Resources"]),

    // The server of 'navbridge mcp', by which assistants work with apps.
    .target(
      name: "NavbridgeAgent",
      dependencies: [
        "NavbridgeDriver", "NavbridgeLauncher", "NavbridgeInspector", "NavbridgePages", "CResources",
      ] + wireDependencies, path: "Sources/Agent"),

    // The commands 'navbridge init' and 'navbridge doctor'.
    .target(
      name: "NavbridgeSetup", dependencies: ["NavbridgeDriver", "NavbridgeLauncher", "CResources"] + wireDependencies,
      path: "Sources/Setup", exclude: ["Resources"]),
    .target(name: "NavbridgeYAML", dependencies: ["CYAML"] + wireDependencies, path: "Sources/YAML"),
    .target(
      name: "NavbridgeTestRunner",
      dependencies: ["NavbridgeComparison", "NavbridgeLauncher", "NavbridgePages", "NavbridgeYAML"] + wireDependencies,
      path: "Sources/TestRunner"),
    .target(
      name: "NavbridgeTestWorker",
      dependencies: ["ScriptEngine", "NavbridgeDriver", "NavbridgeLauncher", "NavbridgePicture", "NavbridgeYAML"]
        + wireDependencies,
      path: "Sources/TestWorker"),

    // Programs.
    .target(
      name: "NavbridgeWireOptions", dependencies: [argumentParser] + wireDependencies,
      path: "Sources/Programs/WireOptions"),
    .target(
      name: "NativeSideProgram",
      dependencies: ["NativeSide", "NavbridgeWireOptions", argumentParser] + native + wireDependencies,
      path: "Sources/Programs/NativeSideProgram"),
    .target(
      name: "ScriptSideProgram",
      dependencies: ["ScriptEngine", "NavbridgeWireOptions", argumentParser] + wireDependencies,
      path: "Sources/Programs/ScriptSideProgram"),
    .target(
      name: "TestWorkerProgram",
      dependencies: ["NavbridgeExplorer", "NavbridgeTestRunner", "NavbridgeTestWorker", "ScriptEngine", argumentParser]
        + wireDependencies, path: "Sources/Programs/TestWorkerProgram"),
    .executableTarget(
      name: "native-side", dependencies: ["CReferenceCounts", "NativeSideProgram", argumentParser],
      path: "Sources/Programs/native-side"),
    .executableTarget(
      name: "script-side", dependencies: ["ScriptSideProgram", argumentParser], path: "Sources/Programs/script-side"),
    .executableTarget(
      name: "test-worker", dependencies: ["TestWorkerProgram", argumentParser], path: "Sources/Programs/test-worker"),
    .executableTarget(name: "uv-echo", dependencies: ["CUV"], path: "Benchmarks/uv-echo"),
    .executableTarget(
      name: "benchmark-load",
      dependencies: [
        "NavbridgeBench", "NavbridgeDriver", "NativeSide", "NavbridgePicture", "NavbridgeTypedRouting",
        "NavbridgeTypedRoutingBridge", "CShims", argumentParser,
      ] + script + native + wireDependencies, path: "Benchmarks/Load"),
    .executableTarget(
      name: "typed-routing-example",
      dependencies: [
        "NavbridgeTypedRouting", "NavbridgeTypedRoutingBridge", "ScriptSide", "NavbridgeDriver", "NavbridgeLauncher",
        "native-side", argumentParser,
      ] + wireDependencies, path: "Examples/TypedRouting"),
    .executableTarget(
      name: "race-example",
      dependencies: ["NavbridgeSimulation", "NavbridgeDriver"] + script + wireDependencies, path: "Examples/Race"),
    // It is all programs by their names, of which packages have one file.
    .executableTarget(
      name: "navbridge",
      dependencies: [
        "CReferenceCounts", "NativeSideProgram", "ScriptSideProgram", "TestWorkerProgram", "NavbridgeWireOptions",
        "NavbridgeAgent", "NavbridgeBench", "NavbridgeComparison", "NavbridgeDriver", "NavbridgeLauncher", "NativeSide",
        "NavbridgeInspector", "NavbridgeSetup", "NavbridgeStress", "NavbridgeTestRunner", "ScriptEngine", "CShims",
        argumentParser,
      ] + native + wireDependencies, path: "Sources/Programs/navbridge"),

    // Counts references in one thread and in two, for a test.
    .executableTarget(name: "reference-counts", dependencies: ["CReferenceCounts"], path: "Tests/ReferenceCounts"),
    // A target of tests, but no test target, because test targets import it.
    .target(
      name: "NavbridgeTestSupport",
      dependencies: [
        "NavbridgeRuntime", "NavbridgeWire", orderedCollections,
        .product(name: "Subprocess", package: "swift-subprocess"),
      ], path: "Tests/Support"),
    // The targets of fuzzing are a part of their tests, so that no other build contains them.
    .testTarget(
      name: "FuzzingTests", dependencies: ["NavbridgeTestSupport"] + fuzzed, path: "Tests/Fuzzing",
      exclude: ["Program", "Corpus"]),
    .testTarget(
      name: "PictureTests",
      dependencies: ["NavbridgePicture", "NavbridgeRuntime", "NavbridgeWire", orderedCollections],
      exclude: ["Screens", "keep-screens", "scenes.test.js"]),
    .testTarget(name: "PagesTests", dependencies: ["NavbridgePages"] + wireDependencies),
    .testTarget(
      name: "ComparisonTests",
      dependencies: ["NavbridgeTestSupport", "NavbridgeComparison", "NavbridgePicture"] + wireDependencies),
    .testTarget(name: "DriverTests", dependencies: ["NavbridgeTestSupport", "NavbridgeDriver"] + wireDependencies),
    .testTarget(
      name: "SnapshotTests",
      dependencies: ["NavbridgeTesting", "NavbridgeDriver", "NativeSide", "NavbridgeKernel"] + script
        + wireDependencies),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "NavbridgeTestSupport", "NativeSide", "NavbridgeTypedRouting", "NavbridgeTypedRoutingBridge", "NavbridgeDriver",
        "NavbridgeLauncher", "NavbridgeExplorer", "NavbridgeSimulation", "ScriptEngine", "native-side",
        "reference-counts", "script-side", "navbridge", "test-worker", "typed-routing-example", "race-example",
      ] + script + native + wireDependencies),
    .testTarget(name: "ScriptSideTests", dependencies: ["NavbridgeTestSupport"] + script + wireDependencies),
    .testTarget(
      name: "TypedRoutingTests",
      dependencies: [
        "NavbridgeTestSupport", "NavbridgeTypedRouting", "NavbridgeTypedRoutingTestSupport", "NavbridgeRuntime",
        "NavbridgeWire",
      ]),
    .testTarget(
      name: "TypedRoutingBridgeTests",
      dependencies: ["NavbridgeTypedRoutingBridge", "NavbridgeTypedRouting", "ScriptSide"] + wireDependencies),
    .testTarget(
      name: "ScriptEngineTests",
      dependencies: [
        "NavbridgeTestSupport", "ScriptEngine", "ScriptSide", "NativeSide", "NavbridgeDriver", "NavbridgeKernel",
        "HeadlessUIKit",
      ] + wireDependencies),
    .testTarget(
      name: "SimulationTests",
      dependencies: ["NavbridgeTestSupport", "NavbridgeSimulation", "NativeSide", "NavbridgeDriver", "CShims"] + script
        + native + wireDependencies),
    .testTarget(
      name: "ExplorerTests",
      dependencies: [
        "NavbridgeTestSupport", "NavbridgeExplorer", "NavbridgeSimulation", "NavbridgeTestRunner", "NavbridgeLauncher",
        "ScriptEngine",
      ]
        + wireDependencies),
    .testTarget(name: "TextTests", dependencies: ["NavbridgeTestSupport", "NavbridgeText"]),
    .testTarget(
      name: "FlexboxTests", dependencies: ["NavbridgeFlexbox", "NavbridgeText", "NavbridgeRuntime", "NavbridgeWire"]),
    .testTarget(
      name: "LauncherTests",
      dependencies: [
        "NavbridgeTestSupport", "NavbridgeLauncher", "NavbridgeDriver", "NativeSide", "NavbridgeKernel",
      ] + script
        + wireDependencies),
    .testTarget(
      name: "InspectorTests",
      dependencies: [
        "NavbridgeTestSupport", "NavbridgeInspector", "NavbridgeLauncher", "NavbridgePages", "navbridge", "native-side",
        "script-side", "test-worker",
      ] + wireDependencies),
    .testTarget(
      name: "AgentTests",
      dependencies: [
        "NavbridgeTestSupport", "NavbridgeAgent", "NavbridgeInspector", "NavbridgeLauncher", "navbridge", "native-side",
        "script-side", "test-worker",
      ] + wireDependencies),
    .testTarget(name: "SetupTests", dependencies: ["NavbridgeSetup", "NavbridgeLauncher"] + wireDependencies),
    .testTarget(
      name: "NativeSideTests",
      dependencies: ["NavbridgeTestSupport", "NativeSide", "NavbridgeDriver"] + script + native + wireDependencies),
    .testTarget(
      name: "CoordinatorRouterTests",
      dependencies: ["NavbridgeTestSupport", "NativeSide", "NavbridgeDriver"] + script + native + wireDependencies),
    .testTarget(
      name: "ReactNativeScreensTests",
      dependencies: ["NavbridgeReactNativeScreens", "HeadlessUIKit"] + wireDependencies),
    .testTarget(
      name: "LayeredNavigationTests",
      dependencies: ["NavbridgeTestSupport", "NavbridgeLayeredNavigation", "NavbridgeKernel", "HeadlessUIKit"]
        + wireDependencies),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["NavbridgeTestSupport", "NavbridgeText", "HeadlessUIKit"] + wireDependencies),
    .testTarget(
      name: "TestRunnerTests",
      dependencies: [
        "NavbridgeTestSupport", "NavbridgeTestRunner", "NavbridgeTestWorker", "NavbridgeLauncher", "NavbridgeYAML",
        "ScriptEngine",
      ]
        + wireDependencies),
    .testTarget(
      name: "StressTests",
      dependencies: [
        "NavbridgeTestSupport", "NavbridgeStress", "NavbridgeLauncher", "ScriptSide", "native-side", "script-side",
        "navbridge",
      ]
        + wireDependencies),
    .testTarget(
      name: "BenchTests",
      dependencies: [
        "NavbridgeTestSupport", "NavbridgeBench", "NavbridgeLauncher", "native-side", "script-side", "uv-echo",
        "benchmark-load", "navbridge",
      ] + wireDependencies),
    .testTarget(
      name: "SharedTests",
      dependencies: ["NavbridgeTestSupport", "CJansson", "NavbridgeKernel"] + wireDependencies),
  ]
    + designs.map { folder, uses in
      .target(
        name: "Navbridge\(folder)", dependencies: ["HeadlessUIKit", "NavbridgeKernel"] + uses + wireDependencies,
        path: "Sources/NativeSide/\(folder)")
    }
    + (hasSimdjson ? [.target(name: "CSimdjson", linkerSettings: [.linkedLibrary("simdjson")])] : []),
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// A target in a folder within that of another one is no part of the latter.
for target in package.targets {
  let folder = (target.path ?? "Sources/\(target.name)") + "/"
  target.exclude += package.targets.compactMap(\.path).filter { $0.hasPrefix(folder) }
    .map { String($0.dropFirst(folder.count)) }
}

/// The targets in C and C++, which take no settings of Swift.
let targetsInC: Set = ["CReferenceCounts", "CShims", "CResources", "CSimdjson", "uv-echo"]

// For fuzzing, all Swift of this package is compiled with libFuzzer's counters: scripts/fuzz.
if Context.environment["NAVBRIDGE_FUZZER"] != nil {
  package.targets.removeAll { $0.type == .executable || $0.type == .test }
  package.products.removeAll { $0 is Product.Executable }
  package.targets.append(
    .executableTarget(
      name: "fuzzer", dependencies: fuzzed, path: "Tests/Fuzzing", exclude: ["Tests", "Corpus"]))
  for target in package.targets where target.type != .system && !targetsInC.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=fuzzer"])]
  }
}

// For builds with some test targets alone: NAVBRIDGE_TEST_TARGETS=SharedTests,EndToEndTests swift build --build-tests.
if let names = Context.environment["NAVBRIDGE_TEST_TARGETS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

for target in package.targets where target.type != .system && !targetsInC.contains(target.name) {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
