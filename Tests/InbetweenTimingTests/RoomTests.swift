import Testing

@Test("the room compiles") func roomCompiles() {}
