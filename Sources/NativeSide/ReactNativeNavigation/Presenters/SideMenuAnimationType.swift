/// The animation of drawers and centre while a drawer moves (rnn-layouts §10). The type is stored and not drawn.
enum SideMenuAnimationType: String, Sendable {
  case door
  case parallax
  case slide
  case slideAndScale = "slide-and-scale"
}
