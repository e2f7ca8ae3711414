import InbetweenViewGraph

/// The root of a stage: the view, while it is there.
struct StageRoot<Content: View>: View {
  var content: Content
  var isPresent = true

  var body: some View {
    if isPresent { content }
  }
}
