import Testing

@Suite("@Animatable")
struct AnimatableMacroTests {
  @Test("One stored property is the data by itself")
  func oneProperty() {
    let expansion = Expansion(of: "@Animatable struct Wave: Shape { var phase: Angle }")
    #expect(expansion.errors == [])
    #expect(
      expansion.contains(
        """
        var animatableData: Angle._AnimatableValue {
          get { _AnimatableProperty.get(self.phase) }
          set { _AnimatableProperty.set(&self.phase, newValue) }
        }
        """))
    #expect(expansion.contains("extension Wave: Animatable { }"))
  }

  @Test("Three properties make a pair of the first and the pair of the others")
  func pairs() {
    let expansion = Expansion(
      of: "@Animatable public struct Blob { var a: Double, b: CGFloat; var c: CGPoint }")
    #expect(
      expansion.contains(
        """
        public var animatableData: AnimatablePair<Double._AnimatableValue, \
        AnimatablePair<CGFloat._AnimatableValue, CGPoint._AnimatableValue>> {
        """))
    #expect(expansion.contains("_AnimatableProperty.set(&self.a, newValue.first)"))
    #expect(expansion.contains("_AnimatableProperty.set(&self.b, newValue.second.first)"))
    #expect(expansion.contains("_AnimatableProperty.set(&self.c, newValue.second.second)"))
  }

  @Test("Ignored, constant, static, computed and wrapped properties are left out")
  func leftOut() {
    let expansion = Expansion(
      of: """
        @Animatable struct Card {
          var scale = 1.0 { didSet { print(scale) } }
          @AnimatableIgnored var title: String
          let sides: Int
          static var count = 0
          var area: Double { scale * scale }
          @State private var open = false
        }
        """)
    #expect(expansion.errors == [])
    #expect(expansion.contains("var animatableData: Double._AnimatableValue {"))
  }

  @Test("A type that the macro does not know is checked by the compiler")
  func check() {
    let known = Expansion(of: "@Animatable struct A { var x: Double }")
    #expect(!known.text.contains("require"))
    let unknown = Expansion(of: "@Animatable struct A { var x: Double; var y: Level }")
    #expect(
      unknown.contains(
        "func _requireAnimatable(_ value: Self) { _AnimatableProperty.require(value.y) }"))
  }

  @Test("A type whose every property is left out has empty data")
  func empty() {
    let expansion = Expansion(of: "@Animatable struct Mark { let size: Double }")
    #expect(expansion.contains("var animatableData: EmptyAnimatableData {"))
  }

  @Test("A type that has its own data keeps it")
  func ownData() {
    let expansion = Expansion(
      of: "@Animatable struct A { var x: Double; var animatableData: Double { get { x } set {} } }")
    #expect(!expansion.text.contains("_AnimatableProperty"))
  }

  @Test(
    "A property that cannot be interpolated is an error that names @AnimatableIgnored",
    arguments: ["Bool", "Int", "String?", "[Double]", "() -> Void"])
  func notAnimatable(type: String) {
    let errors = Expansion(of: "@Animatable struct A {\n  var flag: \(type)\n}").errors
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("2:7: 'flag' of type '\(type)' cannot be animated") == true)
    #expect(errors.first?.contains("'@AnimatableIgnored'") == true)
  }

  @Test("A property without a written type is an error, since a macro sees no types")
  func missingType() {
    let errors = Expansion(of: "@Animatable struct A { var start = origin() }").errors
    #expect(errors.count == 1)
    #expect(errors.first?.contains("add a type annotation") == true)
  }
}
