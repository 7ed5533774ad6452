/// Decides on the steps that lead a window from its shown content to the requested content.
struct WindowMachine<Controller: AnyObject> {
  struct Content {
    var root: Controller?
    var isHidden = true
  }

  enum Step {
    case hide
    case takeAway(Controller)
    case put(Controller)
    case show
  }

  /// The content that was requested last.
  var wanted = Content()
  /// The content that the steps so far have produced.
  private(set) var shown = Content()

  /// Returns the next step and counts it as taken. Returns nil when no step is left.
  mutating func next() -> Step? {
    if wanted.isHidden, !shown.isHidden {
      shown.isHidden = true
      return .hide
    }
    if shown.root !== wanted.root {
      if let old = shown.root {
        shown.root = nil
        return .takeAway(old)
      }
      shown.root = wanted.root
      return wanted.root.map(Step.put)
    }
    if shown.isHidden, !wanted.isHidden {
      shown.isHidden = false
      return .show
    }
    return nil
  }
}
