// swift-tools-version: 6.0
import PackageDescription

/// A package of its own that tests its views with Inbetween, as a user's package does.
let package = Package(
  name: "BadgePackage",
  products: [.library(name: "Badge", targets: ["Badge"])],
  dependencies: [.package(name: "inbetween", path: "../..")],
  targets: [
    .target(name: "Badge", dependencies: [.product(name: "SwiftUI", package: "inbetween")]),
    .testTarget(
      name: "BadgeTests",
      dependencies: ["Badge", .product(name: "InbetweenTesting", package: "inbetween")],
      exclude: ["Goldens", "Like.script"]),
  ]
)
