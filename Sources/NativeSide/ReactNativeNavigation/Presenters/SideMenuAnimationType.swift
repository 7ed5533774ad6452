/// How the drawers and the centre look while a drawer moves (rnn-layouts §10). Nothing is drawn: it is remembered.
enum SideMenuAnimationType: String, Sendable {
  case door
  case parallax
  case slide
  case slideAndScale = "slide-and-scale"
}
