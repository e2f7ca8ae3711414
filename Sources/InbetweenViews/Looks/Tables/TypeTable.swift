// swift-format-ignore-file
// Text styles: (size, leading) in points by category. Source: https://developer.apple.com/design/human-interface-guidelines/typography (copy: raintree-technology/apple-hig-skills skills/hig-foundations/references/typography.md @16fcffa)
// Made by Scripts/make-looks; change its tables instead.

extension Looks {
  /// In the order of `TextStyleName`; metrics in the order of `SizeCategory`.
  package static let typeTable: [TextStyleRow] = [
    // largeTitle
    TextStyleRow(
      weight: 400, boldWeight: 700, leadingRatios: (1.147, 1.206, 1.265),
      metrics: [(31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70)]),
    // title
    TextStyleRow(
      weight: 400, boldWeight: 700, leadingRatios: (1.143, 1.214, 1.286),
      metrics: [(25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68)]),
    // title2
    TextStyleRow(
      weight: 400, boldWeight: 700, leadingRatios: (1.182, 1.273, 1.364),
      metrics: [(19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66)]),
    // title3
    TextStyleRow(
      weight: 400, boldWeight: 600, leadingRatios: (1.15, 1.25, 1.35),
      metrics: [(17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65)]),
    // headline
    TextStyleRow(
      weight: 600, boldWeight: 600, leadingRatios: (1.176, 1.294, 1.412),
      metrics: [(14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)]),
    // subheadline
    TextStyleRow(
      weight: 400, boldWeight: 600, leadingRatios: (1.2, 1.333, 1.467),
      metrics: [(12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58)]),
    // body
    TextStyleRow(
      weight: 400, boldWeight: 600, leadingRatios: (1.176, 1.294, 1.412),
      metrics: [(14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)]),
    // callout
    TextStyleRow(
      weight: 400, boldWeight: 600, leadingRatios: (1.188, 1.313, 1.438),
      metrics: [(13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60)]),
    // footnote
    TextStyleRow(
      weight: 400, boldWeight: 600, leadingRatios: (1.231, 1.385, 1.538),
      metrics: [(12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52)]),
    // caption
    TextStyleRow(
      weight: 400, boldWeight: 600, leadingRatios: (1.167, 1.333, 1.5),
      metrics: [(11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51)]),
    // caption2
    TextStyleRow(
      weight: 400, boldWeight: 600, leadingRatios: (1.0, 1.182, 1.364),
      metrics: [(11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48)]),
  ]

  /// (font size, tracking) of the system font, points, by size.
  package static let trackingTable: [(size: Double, tracking: Double)] = [
    (6.0, 0.24),
    (7.0, 0.23),
    (8.0, 0.21),
    (9.0, 0.17),
    (10.0, 0.12),
    (11.0, 0.06),
    (12.0, 0.0),
    (13.0, -0.08),
    (14.0, -0.15),
    (15.0, -0.23),
    (16.0, -0.31),
    (17.0, -0.43),
    (18.0, -0.44),
    (19.0, -0.45),
    (20.0, -0.45),
    (21.0, -0.36),
    (22.0, -0.26),
    (23.0, -0.1),
    (24.0, 0.07),
    (25.0, 0.15),
    (26.0, 0.22),
    (27.0, 0.29),
    (28.0, 0.38),
    (29.0, 0.4),
    (30.0, 0.4),
    (31.0, 0.39),
    (32.0, 0.41),
    (33.0, 0.4),
    (34.0, 0.4),
    (35.0, 0.38),
    (36.0, 0.37),
    (37.0, 0.36),
    (38.0, 0.37),
    (39.0, 0.38),
    (40.0, 0.37),
    (41.0, 0.36),
    (42.0, 0.37),
    (43.0, 0.38),
    (44.0, 0.37),
    (45.0, 0.35),
    (46.0, 0.36),
    (47.0, 0.37),
    (48.0, 0.35),
    (49.0, 0.33),
    (50.0, 0.34),
    (51.0, 0.35),
    (52.0, 0.33),
    (53.0, 0.31),
    (54.0, 0.32),
    (56.0, 0.3),
    (58.0, 0.28),
    (60.0, 0.26),
    (62.0, 0.24),
    (64.0, 0.22),
    (66.0, 0.19),
    (68.0, 0.17),
    (70.0, 0.14),
    (72.0, 0.14),
    (76.0, 0.07),
    (80.0, 0.0),
    (84.0, 0.0),
    (88.0, 0.0),
    (92.0, 0.0),
    (96.0, 0.0),
  ]
}
