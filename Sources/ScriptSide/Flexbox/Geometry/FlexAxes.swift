/// Something that is true along the row, along the column, along both or neither.
struct FlexAxes: Equatable {
  var row = false
  var column = false

  subscript(isRow isRow: Bool) -> Bool {
    get { isRow ? row : column }
    set { if isRow { row = newValue } else { column = newValue } }
  }
}
