/// Decides how a window comes from what it shows to what was asked for, one step after another.
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

  /// What was asked for last.
  var wanted = Content()
  /// What the steps so far have come to.
  private(set) var shown = Content()

  /// The next step, which counts as taken. Nil when nothing is left to do.
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
