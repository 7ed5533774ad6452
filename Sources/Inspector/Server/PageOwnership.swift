internal import OrderedCollections

/// Where each page stands: it is opened, joins the run that is shown, and is gone.
///
/// A page that is gone is not known any more. Whatever was to be done for it comes to nothing, in whichever order its end and
/// the work that waits for it are seen: nothing is sent to a page but by the run that it has joined.
struct PageOwnership<Page: Hashable> {
  /// A run that is, or was, shown.
  struct Run: Equatable, Sendable {
    fileprivate let number: Int
  }

  /// The pages that are to join the run, and those that have.
  private var opened: OrderedSet<Page> = []
  private var joined: OrderedSet<Page> = []
  private var shown = Run(number: 0)

  /// All pages that are not gone.
  var pages: [Page] { Array(joined.union(opened)) }

  /// A page has connected.
  mutating func open(_ page: Page) {
    if !joined.contains(page) { opened.append(page) }
  }

  /// Another run is shown. Each page is to join it, and gets no more of the former one.
  mutating func show() -> Run {
    shown = Run(number: shown.number + 1)
    (opened, joined) = (joined.union(opened), [])
    return shown
  }

  /// A page joins a run. Returns false if there is nobody to join, or nothing: the page is gone or has joined already, or the
  /// run is not shown any more.
  mutating func join(_ page: Page, _ run: Run) -> Bool {
    guard run == shown, opened.remove(page) != nil else { return false }
    joined.append(page)
    return true
  }

  /// A page is gone.
  mutating func leave(_ page: Page) {
    opened.remove(page)
    joined.remove(page)
  }

  /// The number of pages that have joined a run.
  func count(of run: Run) -> Int { run == shown ? joined.count : 0 }

  /// The pages that have joined a run.
  func pages(of run: Run) -> [Page] { run == shown ? Array(joined) : [] }
}
