/// A wire between a property of an object and a value of a view model.
struct BindDefinition {
  /// The object, by its record in the artboard's scope.
  var target: Int
  var key: UInt16
  var flags: UInt32
  /// The ids of the path; the first is the view model's.
  var path: [Int]
  /// Index of the converter, or -1.
  var converter: Int
  /// Where it is in the file, in bytes.
  var byte: Int

  var isToSource: Bool { flags & 1 != 0 }
  var isTwoWay: Bool { flags & 2 != 0 }
  var isOnce: Bool { flags & 4 != 0 }
  /// At the first time the source's value wins even if the other direction is the main one.
  var sourceFirst: Bool { flags & 8 != 0 }
  var isByName: Bool { flags & 16 != 0 }

  var writesSource: Bool { isToSource || isTwoWay }
  var writesTarget: Bool { !isToSource || isTwoWay }
}
