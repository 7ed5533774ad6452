/// The layout part of a node's style. `init(props:)` reads it from React Native's flattened properties.
package struct FlexStyle: Equatable, Sendable {
  package var display = FlexDisplay.flex
  package var position = FlexPosition.relative
  package var direction = FlexWritingDirection.inherit
  package var overflow = FlexOverflow.visible
  package var boxSizing = FlexBoxSizing.borderBox

  package var flexDirection = FlexDirection.column
  package var flexWrap = FlexWrap.none
  package var justifyContent = FlexJustify.start
  package var alignItems = FlexAlign.stretch
  package var alignSelf = FlexAlign.auto
  package var alignContent = FlexAlign.start

  /// The shorthand, which yields to `flexGrow`, `flexShrink` and `flexBasis`.
  package var flex: Double?
  package var flexGrow: Double?
  package var flexShrink: Double?
  package var flexBasis = FlexLength.undefined

  package var width = FlexLength.undefined
  package var height = FlexLength.undefined
  package var minWidth = FlexLength.undefined
  package var minHeight = FlexLength.undefined
  package var maxWidth = FlexLength.undefined
  package var maxHeight = FlexLength.undefined
  /// The width divided by the height.
  package var aspectRatio: Double?

  package var margin = FlexEdges()
  package var padding = FlexEdges()
  package var border = FlexEdges()
  package var inset = FlexEdges()

  package var gap = FlexLength.undefined
  package var rowGap = FlexLength.undefined
  package var columnGap = FlexLength.undefined

  package init() {}
}
