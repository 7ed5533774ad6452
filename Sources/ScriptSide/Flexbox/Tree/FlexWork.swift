/// The work of one layout, by which tests see that unchanged parts of a tree are left alone.
package struct FlexWork: Equatable, Sendable {
  /// Nodes whose size was computed, counted each time.
  package var computed = 0
  /// Calls of content's own measuring.
  package var measured = 0
  /// Nodes whose frame was rounded.
  package var rounded = 0

  package init(computed: Int = 0, measured: Int = 0, rounded: Int = 0) {
    self.computed = computed
    self.measured = measured
    self.rounded = rounded
  }
}
