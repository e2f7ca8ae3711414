// swift-tools-version: 6.0
import PackageDescription

/// Speed figures, beside the product. They judge nothing: read them with the machine beside them.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "inbetween", path: "..")],
  targets: [
    // The same scenes as user code twice: optimised, and as previews and renders build it.
    .target(
      name: "OptimisedScenes", dependencies: [.product(name: "SwiftUI", package: "inbetween")],
      swiftSettings: [.unsafeFlags(["-O"]), .swiftLanguageMode(.v5)]),
    .target(
      name: "UnoptimisedScenes", dependencies: [.product(name: "SwiftUI", package: "inbetween")],
      swiftSettings: [.unsafeFlags(["-Onone"]), .swiftLanguageMode(.v5)]),
    // Rive files: a frame's cost against the figures of Rive's own runtime.
    .executableTarget(
      name: "RiveBenchmark", dependencies: [.product(name: "InbetweenRive", package: "inbetween")]),
    .executableTarget(
      name: "Benchmark",
      dependencies: [
        "OptimisedScenes", "UnoptimisedScenes",
        .product(name: "InbetweenStage", package: "inbetween"),
        .product(name: "InbetweenMedia", package: "inbetween"),
      ]),
    // A thousand tests of views, as a test target would hold them: its code is never optimised.
    .executableTarget(
      name: "HarnessBenchmark",
      dependencies: [
        .product(name: "InbetweenTesting", package: "inbetween"),
        .product(name: "SwiftUI", package: "inbetween"),
      ],
      swiftSettings: [.unsafeFlags(["-Onone"])]),
  ]
)
