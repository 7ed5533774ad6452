/// A selected value of a split view's column, with the route that shows it.
struct ColumnSelection {
  let value: AnyHashable
  let route: AnyRoute
}
