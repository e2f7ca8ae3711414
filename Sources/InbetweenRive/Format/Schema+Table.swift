// Made by Scripts/make-rive-schema; do not edit.

extension Schema {
  /// For each type: key, place of the base type (65535: none), number of own properties,
  /// 1 for abstract.
  static let typeTable: [UInt16] = [
    9, 65535, 0, 1, 10, 65535, 2, 1, 23, 65535, 0, 0, 25, 65535, 1, 0, 26, 65535, 1, 0, 27, 65535,
    1, 0, 29, 65535, 1, 1, 54, 65535, 1, 1, 66, 65535, 0, 1, 74, 65535, 1, 1, 99, 65535, 1, 1,
    106, 65535, 2, 0, 125, 65535, 1, 1, 175, 65535, 0, 1, 427, 65535, 2, 0, 429, 65535, 1, 0, 445,
    65535, 2, 0, 446, 65535, 3, 0, 476, 65535, 0, 1, 477, 65535, 0, 1, 488, 65535, 1, 1, 498,
    65535, 1, 0, 510, 65535, 0, 0, 537, 65535, 0, 0, 615, 65535, 1, 1, 643, 65535, 2, 0, 658,
    65535, 1, 0, 663, 65535, 0, 0, 11, 1, 0, 1, 18, 1, 1, 0, 19, 1, 2, 0, 31, 5, 8, 0, 42, 1, 3,
    0, 44, 1, 7, 0, 45, 1, 2, 0, 47, 1, 4, 0, 48, 1, 2, 0, 53, 5, 0, 0, 55, 7, 0, 1, 57, 7, 0, 0,
    60, 8, 1, 1, 65, 8, 7, 0, 67, 18, 1, 1, 75, 9, 1, 0, 77, 9, 3, 0, 79, 1, 1, 1, 102, 10, 0, 0,
    103, 10, 3, 1, 116, 12, 2, 1, 121, 1, 1, 1, 126, 12, 2, 0, 135, 1, 2, 0, 139, 13, 4, 1, 144,
    1, 2, 0, 148, 1, 12, 0, 160, 1, 0, 1, 163, 1, 4, 0, 164, 1, 2, 0, 167, 1, 0, 1, 168, 12, 1, 0,
    169, 24, 1, 0, 170, 6, 2, 1, 171, 6, 0, 0, 174, 13, 3, 0, 428, 1, 1, 0, 430, 15, 2, 0, 435,
    15, 1, 0, 438, 22, 1, 0, 447, 17, 1, 0, 471, 0, 1, 0, 472, 0, 1, 0, 473, 0, 1, 0, 474, 0, 1,
    0, 475, 0, 1, 0, 478, 19, 0, 1, 480, 19, 0, 1, 482, 18, 1, 0, 487, 12, 0, 0, 489, 20, 1, 0,
    490, 20, 3, 0, 491, 1, 2, 0, 492, 1, 2, 1, 499, 20, 0, 0, 504, 20, 0, 0, 507, 1, 2, 0, 512,
    22, 1, 0, 516, 20, 1, 0, 519, 20, 7, 0, 523, 1, 1, 1, 530, 20, 3, 0, 531, 20, 0, 0, 532, 20,
    1, 0, 534, 20, 3, 0, 535, 20, 0, 0, 536, 20, 1, 0, 538, 23, 0, 0, 539, 23, 0, 0, 541, 23, 1,
    0, 543, 23, 1, 0, 545, 23, 0, 0, 567, 0, 1, 0, 568, 20, 1, 0, 590, 0, 1, 0, 591, 20, 0, 0,
    593, 19, 0, 0, 596, 0, 1, 1, 606, 1, 7, 0, 614, 24, 1, 0, 617, 20, 0, 0, 629, 20, 1, 0, 644,
    1, 1, 0, 646, 12, 1, 0, 647, 18, 1, 0, 648, 1, 2, 0, 653, 1, 5, 0, 654, 7, 1, 0, 659, 26, 1,
    0, 660, 26, 1, 0, 664, 27, 3, 0, 665, 26, 0, 0, 666, 26, 0, 0, 668, 1, 28, 0, 669, 26, 0, 0,
    670, 27, 1, 0, 671, 12, 0, 1, 972, 13, 1, 0, 973, 26, 0, 0, 974, 27, 4, 0, 1039, 1, 2, 0,
    1056, 1, 14, 1, 1058, 1, 5, 0, 1068, 1, 4, 0, 21, 28, 2, 1, 22, 28, 5, 0, 28, 52, 0, 0, 30,
    61, 1, 0, 37, 61, 1, 0, 43, 28, 6, 0, 46, 34, 4, 0, 49, 28, 1, 0, 50, 61, 1, 0, 56, 38, 1, 0,
    58, 38, 0, 0, 59, 38, 1, 0, 62, 40, 0, 0, 63, 40, 0, 0, 64, 40, 0, 0, 68, 42, 0, 0, 69, 42, 1,
    1, 72, 40, 0, 1, 78, 41, 1, 0, 80, 45, 1, 1, 84, 61, 1, 0, 91, 28, 1, 1, 93, 28, 1, 1, 104,
    47, 2, 1, 107, 28, 2, 1, 109, 28, 1, 0, 114, 115, 3, 0, 115, 48, 0, 0, 117, 48, 1, 0, 118, 48,
    1, 0, 122, 49, 1, 0, 123, 49, 1, 0, 124, 49, 1, 0, 127, 58, 1, 0, 129, 58, 1, 0, 130, 58, 1,
    0, 138, 52, 0, 0, 141, 47, 0, 0, 142, 61, 1, 0, 145, 40, 1, 1, 158, 28, 11, 0, 159, 28, 9, 0,
    161, 55, 0, 1, 420, 129, 57, 0, 422, 47, 1, 1, 426, 64, 1, 0, 431, 65, 0, 0, 432, 64, 1, 0,
    433, 64, 1, 0, 434, 65, 0, 0, 436, 65, 1, 0, 437, 28, 1, 0, 440, 65, 0, 0, 441, 64, 1, 0, 442,
    64, 1, 0, 443, 65, 0, 0, 444, 64, 1, 0, 448, 65, 0, 0, 449, 64, 1, 0, 450, 61, 1, 0, 479, 74,
    0, 0, 481, 75, 1, 0, 483, 75, 1, 0, 484, 75, 1, 0, 486, 75, 1, 0, 493, 28, 0, 0, 494, 81, 0,
    0, 495, 81, 0, 0, 496, 74, 1, 0, 497, 76, 0, 0, 500, 86, 1, 0, 501, 64, 2, 0, 502, 65, 0, 0,
    503, 100, 0, 0, 505, 75, 1, 0, 506, 28, 2, 0, 509, 65, 0, 0, 517, 86, 1, 0, 520, 45, 1, 1,
    524, 88, 0, 0, 525, 88, 3, 0, 533, 28, 5, 0, 540, 96, 0, 0, 542, 96, 1, 0, 544, 96, 0, 0, 546,
    55, 1, 1, 548, 28, 0, 0, 563, 65, 0, 1, 565, 64, 0, 1, 573, 28, 4, 0, 584, 65, 0, 0, 586, 64,
    1, 0, 588, 105, 0, 0, 592, 58, 1, 0, 597, 105, 0, 0, 598, 65, 0, 0, 599, 64, 1, 0, 601, 75, 1,
    0, 612, 58, 1, 0, 613, 58, 2, 0, 616, 58, 2, 0, 621, 58, 1, 0, 640, 28, 1, 0, 642, 47, 0, 0,
    645, 28, 0, 0, 649, 47, 0, 0, 652, 124, 1, 0, 662, 105, 0, 0, 667, 74, 2, 0, 672, 124, 1, 0,
    971, 47, 1, 1, 1037, 124, 0, 0, 1038, 76, 0, 0, 1057, 129, 4, 0, 1067, 61, 1, 0, 1069, 28, 1,
    0, 1071, 47, 1, 0, 14, 156, 0, 1, 17, 133, 0, 0, 20, 132, 1, 0, 24, 132, 4, 0, 38, 153, 3, 1,
    61, 171, 1, 0, 70, 148, 1, 0, 71, 148, 0, 0, 73, 149, 0, 0, 81, 151, 2, 0, 82, 151, 2, 0, 90,
    151, 2, 1, 95, 154, 0, 0, 97, 154, 1, 1, 105, 155, 3, 0, 108, 156, 2, 0, 128, 218, 1, 0, 137,
    221, 0, 0, 162, 174, 2, 0, 406, 176, 0, 0, 439, 208, 1, 0, 485, 229, 0, 0, 511, 208, 1, 0,
    514, 202, 0, 0, 515, 202, 0, 0, 521, 210, 11, 0, 522, 210, 2, 0, 527, 149, 0, 1, 529, 242, 3,
    0, 547, 217, 6, 0, 564, 219, 0, 0, 566, 220, 1, 0, 585, 222, 0, 0, 587, 223, 0, 0, 602, 229,
    0, 0, 611, 165, 0, 0, 618, 231, 0, 0, 626, 225, 0, 0, 627, 167, 0, 0, 630, 229, 0, 0, 631,
    166, 0, 0, 970, 242, 0, 0, 1034, 222, 0, 0, 1035, 223, 0, 0, 1043, 222, 0, 0, 1044, 223, 0, 0,
    1066, 245, 0, 0, 2, 253, 2, 0, 5, 249, 1, 0, 36, 249, 0, 1, 39, 253, 0, 1, 76, 276, 1, 0, 83,
    260, 2, 0, 85, 260, 8, 1, 96, 262, 2, 0, 98, 262, 1, 0, 111, 264, 0, 0, 131, 265, 2, 0, 165,
    260, 3, 0, 407, 265, 1, 0, 528, 276, 0, 0, 6, 298, 4, 0, 12, 296, 2, 1, 13, 296, 2, 1, 34,
    298, 3, 0, 35, 298, 2, 0, 40, 299, 1, 0, 86, 302, 6, 1, 89, 302, 0, 0, 147, 296, 1, 0, 508,
    296, 4, 0, 625, 307, 2, 0, 3, 312, 0, 0, 15, 311, 4, 1, 41, 315, 2, 0, 87, 316, 0, 0, 88, 316,
    0, 0, 92, 312, 6, 0, 100, 312, 9, 0, 134, 312, 16, 0, 409, 312, 6, 0, 513, 312, 0, 0, 559,
    312, 1, 0, 569, 312, 3, 0, 570, 312, 0, 1, 603, 312, 1, 0, 620, 311, 1, 1, 1, 329, 4, 0, 4,
    322, 0, 0, 7, 322, 5, 0, 8, 322, 0, 0, 16, 335, 0, 0, 51, 322, 2, 0, 451, 326, 3, 0, 452, 326,
    6, 0, 571, 333, 0, 0, 572, 333, 0, 0, 574, 333, 0, 0, 575, 333, 0, 0, 619, 335, 1, 0, 637,
    334, 0, 0, 52, 341, 1, 0,
  ]

  /// For each property, in the order of the types: key, wire type, bits of the default.
  static let propertyTable: [UInt32] = [
    4, 5, 0, 5, 0, 0, 51, 0, 0, 53, 0, 0, 55, 5, 0, 67, 0, 0, 138, 5, 0, 165, 0, 4_294_967_295, 203,
    5, 0, 212, 6, 0, 911, 6, 0, 980, 0, 0, 549, 0, 4_294_967_295, 550, 0, 4_294_967_295, 557, 5, 0,
    578,
    5, 0, 579, 5, 0, 586, 0, 0, 587, 0, 0, 660, 0, 4_294_967_295, 662, 5, 0, 679, 0, 4_294_967_295,
    393,
    0, 0, 920, 6, 0, 921, 2, 0, 965, 0, 0, 37, 4, 4_285_822_068, 38, 4, 4_294_967_295, 39, 3, 0, 56,
    0,
    60, 57, 0, 60, 58, 3, 1_065_353_216, 59, 0, 0, 60, 0, 4_294_967_295, 61, 0, 4_294_967_295, 62,
    2, 0,
    376, 2, 0, 92, 0, 4_294_967_295, 93, 0, 0, 94, 2, 1, 95, 0, 4_294_967_295, 96, 3, 1_065_353_216,
    97, 3,
    0, 98, 3, 0, 99, 3, 1_065_353_216, 100, 3, 0, 101, 3, 0, 102, 0, 255, 103, 0, 1, 114, 3, 0, 115,
    3, 0, 116, 3, 0, 117, 0, 0, 119, 0, 4_294_967_295, 120, 0, 0, 536, 0, 0, 151, 0, 4_294_967_295,
    152,
    0, 0, 158, 0, 0, 160, 0, 0, 349, 0, 1, 350, 0, 4_294_967_295, 537, 0, 1, 155, 0, 4_294_967_295,
    166,
    3, 0, 168, 0, 4_294_967_295, 297, 3, 1_120_403_456, 298, 0, 0, 172, 3, 1_065_353_216, 204, 0, 0,
    359,
    6, 0, 362, 5, 0, 227, 0, 4_294_967_295, 400, 0, 4_294_967_295, 237, 0, 4_294_967_295, 240, 0,
    4_294_967_295, 541, 2, 0, 272, 0, 4_294_967_295, 268, 5, 0, 63, 3, 1_054_280_253, 64, 3, 0, 65,
    3,
    1_058_306_785, 66, 3, 1_065_353_216, 289, 0, 0, 288, 3, 0, 299, 3, 0, 300, 3, 0, 303, 3, 0, 304,
    3,
    0, 307, 3, 1_056_964_608, 308, 3, 1_056_964_608, 305, 3, 1_120_403_456, 306, 3, 1_120_403_456,
    301, 0,
    4_294_967_295, 302, 0, 4_294_967_295, 312, 0, 0, 313, 0, 4_294_967_295, 337, 3, 1_054_280_253,
    338, 3, 0,
    339, 3, 1_058_306_785, 340, 3, 1_065_353_216, 356, 0, 0, 357, 0, 1, 389, 0, 4_294_967_295, 392,
    0,
    4_294_967_295, 68, 0, 0, 69, 0, 4_294_967_295, 405, 0, 1, 406, 3, 1_065_353_216, 407, 3,
    1_065_353_216,
    554, 0, 0, 875, 0, 0, 957, 0, 0, 981, 0, 0, 572, 5, 0, 588, 6, 0, 635, 5, 0, 634, 2, 0, 636,
    3, 0, 637, 0, 4_294_967_295, 638, 4, 4_280_098_077, 650, 0, 0, 669, 0, 0, 764, 0, 0, 765, 0, 0,
    766,
    5, 0, 672, 0, 0, 673, 0, 0, 675, 3, 0, 676, 2, 0, 692, 3, 0, 693, 2, 0, 709, 0, 0, 682, 0, 0,
    713, 0, 1, 714, 0, 4_294_967_295, 715, 0, 0, 716, 3, 1_065_353_216, 717, 3, 1_065_353_216, 718,
    3,
    1_065_353_216, 719, 3, 1_065_353_216, 731, 0, 4_294_967_295, 743, 0, 1, 744, 5, 0, 745, 0, 0,
    746, 0,
    1, 757, 0, 1, 758, 0, 4_294_967_295, 756, 3, 1_065_353_216, 887, 0, 0, 775, 0, 0, 777, 3,
    1_065_353_216, 686, 0, 0, 816, 0, 4_294_967_295, 835, 0, 4_294_967_295, 823, 0, 4_294_967_295,
    858, 0,
    4_294_967_295, 859, 3, 3_212_836_864, 860, 3, 3_212_836_864, 856, 0, 1, 861, 0, 1, 862, 0, 0,
    863, 0,
    0, 871, 6, 0, 892, 0, 4_294_967_295, 922, 0, 4_294_967_295, 930, 0, 4_294_967_295, 931, 0,
    4_294_967_295,
    934, 0, 4_294_967_295, 935, 0, 4_294_967_295, 1033, 0, 7, 953, 2, 0, 954, 2, 0, 955, 2, 0, 956,
    0,
    0, 224, 0, 4_294_967_295, 962, 0, 4_294_967_295, 963, 6, 0, 971, 0, 4_294_967_295, 972, 0, 0,
    973, 0,
    0, 982, 0, 0, 983, 5, 0, 984, 5, 0, 985, 5, 0, 986, 0, 0, 987, 0, 0, 988, 0, 0, 989, 2, 0,
    990, 2, 0, 991, 2, 0, 992, 2, 0, 993, 2, 0, 994, 2, 0, 995, 2, 0, 996, 2, 0, 997, 2, 0, 998,
    2, 0, 999, 2, 0, 1000, 2, 0, 1001, 2, 0, 1002, 2, 0, 1003, 2, 0, 1004, 2, 0, 1005, 2, 0, 1006,
    2, 0, 1007, 2, 0, 1008, 2, 0, 1009, 2, 0, 1010, 0, 0, 1015, 0, 4_294_967_295, 1021, 0, 0, 1018,
    0, 0, 1019, 0, 0, 1020, 0, 1, 1040, 3, 0, 1041, 3, 0, 502, 3, 0, 500, 3, 0, 503, 3, 0, 501, 3,
    0, 627, 0, 0, 629, 0, 0, 628, 0, 0, 630, 0, 0, 655, 0, 0, 656, 0, 0, 607, 0, 1, 608, 0, 1,
    1046, 0, 6, 596, 0, 0, 1063, 3, 0, 1065, 3, 0, 1061, 0, 0, 1062, 0, 0, 1064, 0, 0, 1047, 1, 0,
    1048, 1, 0, 1049, 0, 1, 1050, 0, 1, 41, 2, 1, 747, 0, 127, 42, 3, 0, 33, 3, 0, 34, 3, 0, 35,
    3, 0, 46, 3, 1_065_353_216, 70, 3, 0, 88, 4, 0, 104, 3, 1_065_353_216, 105, 3, 0, 106, 3, 0,
    107, 3,
    1_065_353_216, 108, 3, 0, 109, 3, 0, 110, 0, 255, 111, 0, 1, 112, 0, 255, 113, 0, 1, 121, 0,
    4_294_967_295, 122, 0, 4_294_967_295, 140, 3, 0, 141, 2, 0, 156, 0, 0, 171, 0, 4_294_967_295,
    173, 0,
    4_294_967_295, 181, 2, 0, 18, 3, 1_065_353_216, 198, 0, 4_294_967_295, 207, 3, 0, 208, 3, 0, 24,
    3, 0,
    25, 3, 0, 223, 6, 0, 225, 0, 0, 399, 0, 4_294_967_295, 868, 6, 0, 228, 0, 1, 229, 3, 0, 401, 7,
    0, 238, 2, 0, 239, 3, 0, 243, 3, 0, 245, 2, 0, 246, 5, 0, 280, 5, 0, 292, 3, 1_065_353_216, 327,
    3, 0, 336, 3, 1_065_353_216, 334, 3, 1_065_353_216, 316, 0, 0, 325, 0, 0, 326, 0, 0, 333, 2, 0,
    317,
    3, 0, 318, 3, 1_065_353_216, 319, 3, 0, 378, 0, 4_294_967_295, 335, 0, 0, 328, 3, 0, 329, 3, 0,
    324,
    3, 1_065_353_216, 322, 3, 0, 323, 3, 0, 332, 3, 0, 330, 3, 1_065_353_216, 331, 3, 1_065_353_216,
    498,
    3, 0, 499, 3, 0, 504, 3, 0, 505, 3, 0, 506, 3, 0, 507, 3, 0, 508, 3, 0, 509, 3, 0, 510, 3, 0,
    511, 3, 0, 512, 3, 0, 513, 3, 0, 514, 3, 0, 515, 3, 0, 516, 3, 0, 517, 3, 0, 518, 3, 0, 519,
    3, 0, 621, 0, 0, 622, 0, 0, 623, 0, 0, 624, 0, 0, 523, 3, 0, 524, 3, 0, 591, 0, 4_294_967_295,
    592, 3, 0, 705, 0, 3, 632, 0, 0, 589, 0, 0, 590, 0, 0, 597, 0, 1, 598, 0, 2, 599, 0, 0, 604,
    0, 0, 605, 0, 0, 606, 2, 0, 609, 0, 0, 610, 0, 0, 611, 0, 0, 612, 0, 0, 613, 0, 0, 614, 0, 0,
    615, 0, 0, 616, 0, 0, 617, 0, 0, 618, 0, 0, 619, 0, 0, 620, 0, 0, 625, 0, 0, 626, 0, 0, 1045,
    0, 7, 1059, 0, 0, 639, 2, 1, 640, 3, 0, 641, 3, 0, 642, 3, 0, 643, 3, 0, 530, 3, 1_065_353_216,
    555, 4, 4_278_190_080, 560, 0, 0, 561, 5, 0, 565, 0, 0, 566, 0, 0, 966, 0, 4_294_967_295, 575,
    3, 0,
    577, 0, 0, 593, 2, 0, 631, 0, 0, 647, 2, 0, 651, 4, 4_280_098_077, 652, 3, 0, 654, 5, 0, 677, 0,
    0, 681, 3, 1_065_353_216, 687, 0, 0, 1016, 7, 0, 689, 0, 0, 690, 3, 0, 691, 2, 0, 711, 6, 0,
    722,
    0, 1, 728, 3, 1_090_519_040, 729, 3, 1_065_353_216, 730, 3, 1_059_648_963, 748, 0, 0, 749, 3,
    1_094_713_344, 750, 3, 0, 751, 3, 0, 752, 2, 0, 776, 0, 0, 778, 0, 4_294_967_295, 274, 3,
    1_094_713_344, 370, 3, 3_212_836_864, 390, 3, 0, 279, 0, 4_294_967_295, 824, 0, 4_294_967_295,
    836, 4,
    4_280_098_077, 846, 0, 4_294_967_295, 653, 0, 4_294_967_295, 866, 6, 0, 869, 7, 0, 870, 0, 0,
    872, 0,
    4_294_967_295, 873, 0, 4_294_967_295, 876, 0, 4_294_967_295, 912, 0, 4_294_967_295, 952, 0,
    4_294_967_295,
    977, 0, 0, 978, 0, 0, 1011, 0, 0, 926, 5, 0, 1066, 3, 0, 1067, 3, 0, 1057, 3, 1_065_353_216,
    1058, 3, 1_065_353_216, 1068, 1, 0, 1071, 3, 0, 1087, 0, 0, 40, 0, 0, 47, 3, 1_065_353_216, 48,
    0,
    0, 49, 0, 0, 50, 2, 1, 15, 3, 0, 16, 3, 1_065_353_216, 17, 3, 1_065_353_216, 149, 0,
    4_294_967_295,
    157, 3, 0, 174, 2, 0, 175, 0, 0, 177, 3, 1_120_403_456, 178, 0, 0, 179, 0, 0, 180, 0, 0, 200, 3,
    1_065_353_216, 1073, 0, 0, 1074, 0, 0, 1075, 0, 0, 215, 3, 0, 216, 3, 0, 395, 7, 0, 320, 0, 0,
    321, 3, 0, 574, 0, 4_294_967_295, 708, 0, 0, 759, 3, 0, 760, 3, 0, 724, 2, 0, 727, 0, 0, 726, 0,
    4_294_967_295, 850, 2, 0, 221, 0, 0, 851, 2, 0, 891, 2, 1, 894, 3, 0, 1029, 3, 1_065_353_216,
    725,
    0, 4_294_967_295, 734, 2, 1, 893, 0, 0, 914, 2, 0, 1022, 0, 2_097_151, 779, 2, 0, 782, 2, 1,
    783,
    3, 0, 784, 3, 1_065_353_216, 785, 3, 1_065_353_216, 786, 3, 0, 814, 0, 0, 13, 3, 0, 14, 3, 0,
    26, 3,
    0, 167, 0, 4_294_967_295, 372, 3, 0, 373, 3, 0, 195, 0, 0, 182, 3, 1_065_353_216, 183, 3, 0,
    184, 3,
    0, 188, 2, 0, 189, 2, 1, 190, 2, 0, 191, 2, 0, 199, 3, 1_065_353_216, 201, 2, 0, 202, 3, 0, 248,
    5, 0, 249, 0, 0, 363, 3, 0, 364, 2, 1, 365, 2, 0, 408, 0, 4_294_967_295, 84, 3, 0, 85, 3, 0, 86,
    3, 0, 87, 3, 0, 128, 0, 0, 770, 2, 0, 23, 0, 3, 129, 0, 0, 79, 3, 0, 80, 3, 0, 81, 3, 0, 82,
    3, 0, 83, 3, 0, 89, 3, 0, 185, 3, 1_065_353_216, 186, 3, 0, 187, 3, 0, 192, 2, 1, 193, 2, 0,
    194,
    2, 0, 296, 0, 0, 697, 3, 0, 698, 3, 0, 699, 3, 0, 700, 3, 0, 888, 3, 1_065_353_216, 889, 3, 0,
    20, 3, 0, 21, 3, 0, 123, 3, 1_056_964_608, 124, 3, 1_056_964_608, 90, 3, 0, 91, 3, 0, 197, 0,
    4_294_967_295, 582, 6, 0, 895, 2, 0, 907, 3, 1_065_353_216, 908, 3, 3_212_836_864, 1014, 2, 0,
    206, 0,
    4_294_967_295, 380, 3, 1_056_964_608, 381, 3, 1_056_964_608, 974, 0, 0, 975, 3, 0, 976, 3, 0,
    1076, 0,
    0, 1077, 0, 0, 1078, 0, 0, 281, 0, 0, 284, 0, 0, 287, 0, 0, 285, 3, 0, 286, 3, 0, 366, 3, 0,
    367, 3, 0, 371, 3, 0, 377, 0, 0, 683, 0, 0, 685, 0, 0, 703, 2, 1, 932, 0, 4_294_967_295, 1026,
    0,
    0, 1027, 0, 0, 1028, 0, 0, 196, 2, 0, 7, 3, 0, 8, 3, 0, 494, 0, 4_294_967_295, 706, 3,
    1_065_353_216, 707, 3, 1_065_353_216, 800, 0, 4_294_967_295, 817, 5, 0, 818, 3, 1_084_227_584,
    979, 2, 1,
    848, 0, 4_294_967_295, 32, 2, 0, 11, 3, 0, 12, 3, 0, 236, 0, 4_294_967_295, 583, 0,
    4_294_967_295, 164,
    2, 1, 31, 3, 0, 161, 3, 0, 162, 3, 0, 163, 3, 0, 125, 0, 5, 126, 3, 0, 538, 0, 0, 644, 3, 0,
    645, 3, 0, 663, 3, 3_212_836_864, 664, 3, 3_212_836_864, 665, 0, 1, 666, 0, 1, 667, 0, 0, 668,
    0, 0,
    874, 0, 4_294_967_295, 127, 3, 1_056_964_608,
  ]

  /// Another key and the property's key.
  static let aliasTable: [UInt16] = [
    9, 13, 10, 14,
  ]

  /// Properties that are computed and have no cell: key, wire type.
  static let computedTable: [UInt16] = [
    761, 3, 762, 3, 763, 3, 1023, 3, 1024, 3, 1025, 2, 1069, 3, 1070, 3, 806, 3, 807, 3, 808, 3,
    809, 3, 864, 3, 865, 3, 810, 3, 811, 3, 781, 3, 118, 0, 136, 0, 210, 0, 218, 0,
  ]

  /// Defaults of a derived type that differ from the base's: type key, slot, bits.
  static let overrideTable: [UInt32] = [
    1, 10, 1,
  ]

  /// Each type's name, followed by those of its own properties.
  static let nameTable: StaticString = """
    BindableProperty Component name parentId Backboard KeyedObject objectId KeyedProperty \
    propertyKey Animation name KeyFrame frame StateMachineComponent name \
    StateMachineLayerComponent BlendAnimation animationId Asset name FileAssetContents bytes \
    signature ListenerAction flags KeyFrameInterpolator ViewModelInstanceListItem viewModelId \
    viewModelInstanceId ViewModelComponent name DataEnumValue key value DataBind propertyKey \
    flags converterId TransitionCondition TransitionComparator DataConverter name \
    DataConverterGroupItem converterId DataEnum FormulaToken StateMachineFireAction occursValue \
    DataBindPath path isRelative ListenerInputType listenerTypeValue UserInput ContainerComponent \
    SolidColor colorValue GradientStop colorValue position LinearAnimation fps duration speed \
    loopValue workStart workEnd enableWorkArea quantize ClippingShape sourceId fillRule isVisible \
    Tendon boneId xx yx xy yy tx ty Weight values indices TrimPath start end offset modeValue \
    DrawTarget drawableId placementValue StateMachine StateMachineInput StateMachineLayer \
    LayerState flags StateTransition stateToId flags duration exitTime interpolationType \
    interpolatorId randomWeight TransitionInputCondition inputId BlendAnimation1D value \
    BlendAnimationDirect inputId mixValue blendSource Constraint strength Folder FileAsset \
    assetId cdnUuid cdnBaseUrl ListenerInputChange inputId nestedInputId NestedInput inputId \
    ListenerAlignTarget targetId preserveOffset TextValueRun styleId text CubicInterpolator x1 y1 \
    x2 y2 TextStyleAxis tag axisValue Joystick x y posX posY originX originY width height xId yId \
    joystickFlags handleSourceId TextModifier CubicInterpolatorComponent x1 y1 x2 y2 \
    TextStyleFeature tag featureValue CustomProperty ListenerFireEvent eventId \
    StateMachineFireEvent eventId InterpolatingKeyFrame interpolationType interpolatorId \
    KeyFrameCallback ElasticInterpolator easingValue amplitude period ViewModelInstanceValue \
    viewModelPropertyId ViewModelProperty symbolTypeValue componentProps ViewModel viewModelType \
    DataEnumCustom name DataBindContext sourcePathIds BindablePropertyString propertyValue \
    BindablePropertyBoolean propertyValue BindablePropertyNumber propertyValue \
    BindablePropertyEnum propertyValue BindablePropertyColor propertyValue \
    TransitionPropertyComparator TransitionValueComparator TransitionViewModelCondition opValue \
    ListenerViewModelChange DataConverterRounder decimals DataConverterToString flags decimals \
    colorFormat NSlicerTileMode patchIndex style Axis offset normalized DataConverterGroup \
    DataConverterTrigger Dash length lengthIsPercentage DataEnumSystem enumType \
    DataConverterOperation operationType DataConverterRangeMapper interpolationType \
    interpolatorId flags minInput maxInput minOutput maxOutput ScrollPhysics constraintId \
    DataConverterStringPad length text padType DataConverterStringRemoveZeros \
    DataConverterStringTrim trimType DataConverterInterpolator interpolationType interpolatorId \
    duration DataConverterBooleanNegate DataConverterFormula randomModeValue \
    FormulaTokenArgumentSeparator FormulaTokenParenthesis FormulaTokenOperation operationType \
    FormulaTokenValue operationValue FormulaTokenInput BindablePropertyInteger propertyValue \
    DataConverterNumberToList viewModelId BindablePropertyList propertyValue \
    DataConverterListToLength TransitionSelfComparator BindablePropertyId propertyValue \
    ArtboardComponentListOverride artboardId instanceWidth instanceHeight instanceWidthUnitsValue \
    instanceHeightUnitsValue instanceWidthScaleType instanceHeightScaleType \
    StateMachineFireTrigger viewModelPathIds DataConverterToNumber ScriptedDataConverter \
    scriptAssetId TargetEffect targetId ScriptedListenerAction scriptAssetId \
    ScriptedTransitionCondition scriptAssetId ArtboardListMapRule artboardId viewModelId \
    FocusData focusFlags canFocus canTouch canTraverse edgeBehaviorValue StateMachineListener \
    targetId ListenerInputTypeEvent eventId ListenerInputTypeViewModel viewModelPathIds \
    KeyboardInput keyType keyPhase modifiers ListenerInputTypeKeyboard ListenerInputTypeText \
    SemanticData role label value hint headingLevel traitFlags stateFlags isExpandable \
    isSelectable isCheckable isToggleable isRequirable isEnablable isFocusable isExpanded \
    isSelected isChecked isMixed isToggled isRequired isDisabled isFocused isHidden isLiveRegion \
    isReadOnly isModal isObscured isMultiline ListenerInputTypeSemantic SemanticInput actionType \
    FocusAction ScriptedInterpolator scriptAssetId ListenerInputTypeGamepad GamepadInput kind \
    mapping inputIndex buttonPhase ComponentOrigin originX originY LayoutSizingStyle minWidth \
    maxWidth minHeight maxHeight minWidthUnitsValue maxWidthUnitsValue minHeightUnitsValue \
    maxHeightUnitsValue layoutWidthScaleType layoutHeightScaleType widthUnitsValue \
    heightUnitsValue justifySelfValue displayValue GridTrack trackValue trackMaxValue collection \
    trackType trackMaxType GridItemPlacement gridColumn gridRow gridColumnSpan gridRowSpan \
    ShapePaint isVisible blendModeValue LinearGradient startX startY endX endY opacity \
    CubicEaseInterpolator KeyFrameDouble value KeyFrameColor value Skin xx yx xy yy tx ty \
    CubicWeight inValues inIndices outValues outIndices DrawRules drawTargetId KeyFrameId value \
    StateMachineNumber value StateMachineTrigger StateMachineBool value AnyState EntryState \
    ExitState TransitionTriggerCondition TransitionValueCondition opValue BlendState \
    BlendStateTransition exitBlendAnimationId TargetedConstraint targetId KeyFrameBool value \
    WorldTransformComponent opacity NestedAnimation animationId DrawableAsset height width Vertex \
    x y Mesh triangleIndexBytes StateMachineListenerSingle listenerTypeValue eventId \
    viewModelPathIds ListenerTriggerChange ListenerBoolChange value ListenerNumberChange value \
    NestedTrigger fire NestedBool nestedValue NestedNumber nestedValue CustomPropertyNumber \
    propertyValue CustomPropertyBoolean propertyValue CustomPropertyString propertyValue \
    CubicValueInterpolator FontAsset KeyFrameString value AdvanceableState speed \
    TextModifierRange modifyFrom modifyTo strength unitsValue typeValue modeValue clamp \
    falloffFrom falloffTo offset runId TextModifierGroup modifierFlags originX originY opacity x \
    y rotation scaleX scaleY TextShapeModifier LayoutComponentStyle gapHorizontal gapVertical \
    borderLeft borderRight borderTop borderBottom marginLeft marginRight marginTop marginBottom \
    paddingLeft paddingRight paddingTop paddingBottom positionLeft positionRight positionTop \
    positionBottom positionLeftUnitsValue positionRightUnitsValue positionTopUnitsValue \
    positionBottomUnitsValue flexBasis aspectRatio interpolatorId interpolationTime \
    flexBasisUnitsValue layoutAlignmentType animationStyleType interpolationType \
    positionTypeValue flexDirectionValue directionValue flexWrapValue overflowValue \
    intrinsicallySizedValue borderLeftUnitsValue borderRightUnitsValue borderTopUnitsValue \
    borderBottomUnitsValue marginLeftUnitsValue marginRightUnitsValue marginTopUnitsValue \
    marginBottomUnitsValue paddingLeftUnitsValue paddingRightUnitsValue paddingTopUnitsValue \
    paddingBottomUnitsValue gapHorizontalUnitsValue gapVerticalUnitsValue justifyItemsValue \
    layoutTypeValue linkCornerRadius cornerRadiusTL cornerRadiusTR cornerRadiusBL cornerRadiusBR \
    ExportAudio volume ViewModelInstanceColor propertyValue ViewModelPropertyNumber \
    ViewModelInstanceEnum propertyValue ViewModelInstanceString propertyValue \
    ViewModelPropertyList ViewModelPropertyViewModel viewModelReferenceId ViewModelInstance \
    viewModelId ViewModelPropertyColor ViewModelInstanceList listSource ViewModelInstanceNumber \
    propertyValue ViewModelPropertyString ViewModelInstanceViewModel propertyValue \
    ViewModelPropertyBoolean ViewModelInstanceBoolean propertyValue KeyFrameUint value \
    TransitionPropertyViewModelComparator TransitionValueBooleanComparator value \
    TransitionValueColorComparator value TransitionValueNumberComparator value \
    TransitionValueStringComparator value NSlicer AxisY AxisX \
    TransitionPropertyArtboardComparator propertyType TransitionArtboardCondition \
    DataConverterOperationValue operationValue ViewModelInstanceTrigger propertyValue fire \
    ViewModelPropertyTrigger BindablePropertyTrigger TransitionValueTriggerComparator value \
    DashPath offset offsetIsPercentage ViewModelPropertyEnum DataConverterOperationViewModel \
    sourcePathIds DraggableConstraint directionValue ClampedScrollPhysics ElasticScrollPhysics \
    friction speedMultiplier elasticFactor Feather spaceValue strength offsetX offsetY inner \
    FormulaTokenParenthesisClose FormulaTokenFunction functionType FormulaTokenParenthesisOpen \
    TextTargetModifier targetId CustomPropertyGroup ViewModelPropertySymbol \
    ViewModelInstanceSymbol TextStyle fontSize lineHeight letterSpacing fontAssetId \
    ViewModelPropertyAsset ViewModelInstanceAsset propertyValue BindablePropertyAsset \
    CustomPropertyColor propertyValue BindablePropertyArtboard ViewModelPropertyArtboard \
    ViewModelInstanceArtboard propertyValue TransitionValueIdComparator value \
    ScriptInputViewModelProperty dataBindPathIds CustomPropertyTrigger fire propertyValue \
    CustomPropertyEnum propertyValue enumId ScriptInputArtboard artboardId ScriptedPathEffect \
    scriptAssetId ManifestAsset GroupEffect BlobAsset FocusActionTarget targetId \
    BindablePropertyViewModel TransitionPropertyComponentComparator objectId propertyKey \
    FocusActionTraversal traversalKind TextAsset folderPath FocusActionClear \
    TransitionFocusCondition LayoutNodeStyle width height fractionalWidth fractionalHeight \
    KeyFrameInt value TextStyleBackground cornerRadius ScriptModuleAsset language PathVertex \
    RadialGradient Fill fillRule Stroke thickness cap join transformAffectsStroke \
    TransformComponent rotation scaleX scaleY AnimationState animationId \
    TransitionNumberCondition value TransitionBoolCondition BlendStateDirect IKConstraint \
    invertDirection parentBoneCount DistanceConstraint distance modeValue \
    TransformSpaceConstraint sourceSpaceValue destSpaceValue NestedStateMachine \
    NestedLinearAnimation mix ImageAsset samplerFilter samplerWrapX samplerWrapY MeshVertex u v \
    Event trigger TextStylePaint TextVariationModifier axisTag axisValue AudioAsset \
    ViewModelPropertyEnumCustom enumId TransitionValueEnumComparator ViewModelPropertyEnumSystem \
    enumType DataConverterSystemDegsToRads DataConverterSystemNormalizer ScrollConstraint \
    scrollOffsetX scrollOffsetY snap physicsTypeValue physicsId virtualize virtualizeBuffer \
    infinite interactive threshold dragMultiplier ScrollBarConstraint scrollConstraintId autoSize \
    BlendState1D ScriptAsset generatorFunctionRef isModule serializedImplementedMethods \
    TextFollowPathModifier radial orient start end strength offset \
    ViewModelPropertySymbolListIndex ViewModelInstanceSymbolListIndex propertyValue \
    ViewModelPropertyAssetImage ViewModelInstanceAssetImage TransitionValueAssetComparator \
    ScriptInputNumber ScriptInputTrigger ScriptInputColor ScriptInputString \
    TransitionValueArtboardComparator ScriptInputBoolean ShaderAsset ViewModelPropertyAssetFont \
    ViewModelInstanceAssetFont ViewModelPropertyAssetBlob ViewModelInstanceAssetBlob \
    LayoutParticipant Node x y StraightVertex radius CubicVertex SkeletalComponent \
    BlendState1DInput inputId TransformConstraint originX originY TransformComponentConstraint \
    minMaxSpaceValue copyFactor minValue maxValue offset doesCopy min max NestedSimpleAnimation \
    speed isPlaying NestedRemapAnimation time ContourMeshVertex OpenUrlEvent url targetValue \
    FollowPathConstraint distance orient offset AudioEvent assetId BlendState1DViewModel \
    CubicDetachedVertex inRotation inDistance outRotation outDistance Path pathFlags isHole \
    Drawable blendModeValue drawableFlags CubicAsymmetricVertex rotation inDistance outDistance \
    CubicMirroredVertex rotation distance Bone length TransformComponentConstraintY copyFactorY \
    minValueY maxValueY doesCopyY minY maxY RotationConstraint Solo activeComponentId NSlicedNode \
    initialWidth initialHeight width height ListFollowPathConstraint distanceEnd distanceOffset \
    Shape ParametricPath width height originX originY RootBone x y TranslationConstraint \
    ScaleConstraint NestedArtboard artboardId dataBindPathIds isPaused speed quantize isStateful \
    Image assetId originX originY fit alignmentX alignmentY samplerFilter samplerWrapX \
    samplerWrapY Text alignValue sizingValue overflowValue width height originX originY \
    paragraphSpacing originValue wrapValue verticalAlignValue fitFromBaseline textRunListSource \
    verticalTrimValue verticalTrimTopValue verticalTrimBottomValue LayoutComponent clip width \
    height styleId fractionalWidth fractionalHeight ForegroundLayoutDrawable \
    ArtboardComponentList listSource TextInput text selectionRadius multiline TextInputDrawable \
    ScriptedDrawable scriptAssetId PointsCommonPath isClosed Artboard originX originY \
    defaultStateMachineId viewModelId Ellipse Rectangle linkCornerRadius cornerRadiusTL \
    cornerRadiusTR cornerRadiusBL cornerRadiusBR Triangle PointsPath Polygon points cornerRadius \
    NestedArtboardLeaf fit alignmentX alignmentY NestedArtboardLayout instanceWidth \
    instanceHeight instanceWidthUnitsValue instanceHeightUnitsValue instanceWidthScaleType \
    instanceHeightScaleType TextInputCursor TextInputText TextInputSelection \
    TextInputSelectedText ListPath listSource ScriptedLayout Star innerRadius
    """
}
