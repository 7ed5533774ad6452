extension UINavigationController {
  /// The place of the bar in this view controller's view.
  struct BarPlace {
    /// The value of `outerSafeAreaInsets`. It is read once, because each read walks through all containers around.
    let outer: UIEdgeInsets
    let top: Double
    let design: UISystemDesign
    /// The height of the bar's row of buttons, without the large title and the search bar.
    let contentHeight: Double
    let isLarge: Bool
    let height: Double
    /// True if it is to be settled how the search bar begins.
    let awaitsSearchBar: Bool
    var bottom: Double { top + height }
  }

  /// The place of the bar, even if the bar is not laid out yet.
  var barPlace: BarPlace { placing ?? findBarPlace() }

  func placeBar(in view: UIView, _ place: BarPlace) {
    let bar = navigationBar
    bar.isHidden = isNavigationBarHidden
    bar.contentHeight = place.contentHeight
    bar.design = place.design
    bar.displaysLargeTitle = place.isLarge
    bar.sideInsets = place.outer + additionalSafeAreaInsets
    let frame = CGRect(x: 0, y: place.top, width: view.bounds.width, height: place.height)
    guard frame != bar.frame else { return }
    bar.frame = frame
    bar.backgroundView?.setNeedsLayout()
  }

  func findBarPlace() -> BarPlace {
    findBarPlace(of: controllerInBar?.navigationItem, in: stackOnScreen)
  }

  /// The place of a bar over a view controller.
  ///
  /// - Parameters:
  ///   - item: what the bar shows.
  ///   - stack: the view controllers up to that of the item.
  func findBarPlace<Stack: BidirectionalCollection<UIViewController>>(
    of item: UINavigationItem?, in stack: @autoclosure () -> Stack
  ) -> BarPlace {
    let outer = outerSafeAreaInsets
    let application = application
    let isSearchAlone = item?.showsSearchAlone ?? false
    let content = isSearchAlone ? 0 : application?.screen.navigationBarHeight(isInSheet: isInSheet) ?? 44
    let isLarge =
      !isSearchAlone && wantsLargeTitle(of: item, in: stack()) && !(item?.collapsed.contains(.largeTitle) ?? false)
    let search = item?.showsSearchBar ?? false ? UISearchBar.height : 0
    return BarPlace(
      outer: outer, top: barTop(below: outer, in: application), design: application?.screen.design ?? .iOS18,
      contentHeight: content, isLarge: isLarge,
      height: content + (isLarge ? UIScreen.largeTitleHeight : 0) + search,
      awaitsSearchBar: item?.awaitsSearchBar ?? false)
  }

  /// Called when the bar, or something for which it makes room, has changed.
  func barChanged() {
    viewIfLoaded?.setNeedsLayout()
    topOnScreen?.viewIfLoaded?.setNeedsLayout()
    application?.noteChange()
    stackAround?.barChanged()
  }

  private func barTop(below outer: UIEdgeInsets, in application: UIApplication?) -> Double {
    let isLowest = outer.top > 0 || application?.screen.design == .iOS26
    guard isLowest, let application, outer.top == application.safeAreaInsets.top else {
      return outer.top + additionalSafeAreaInsets.top
    }
    return application.screen.navigationBarTop(below: outer.top) + additionalSafeAreaInsets.top
  }

  /// True when this view controller, or a container around it, is presented as a sheet.
  private var isInSheet: Bool {
    var controller: UIViewController? = self
    while let next = controller {
      if let presentation = next.modal?.presentation, presentation.isUnderWay {
        return presentation.presentationStyle.isSheet
      }
      controller = next.parent
    }
    return false
  }

  /// True when an item's title is large while the content is not scrolled. The bar must prefer large titles, the item or
  /// the one that it follows must request one, and the height must allow it.
  func wantsLargeTitle(of item: UINavigationItem?) -> Bool { wantsLargeTitle(of: item, in: stackOnScreen) }

  /// - Parameter stack: the view controllers up to that of the item.
  private func wantsLargeTitle<Stack: BidirectionalCollection<UIViewController>>(
    of item: UINavigationItem?, in stack: @autoclosure () -> Stack
  ) -> Bool {
    navigationBar.prefersLargeTitles && isLargeTitleRequested(by: item, in: stack())
      && application?.screen.allowsLargeTitles ?? true
  }

  private func isLargeTitleRequested<Stack: BidirectionalCollection<UIViewController>>(
    by top: UINavigationItem?, in stack: @autoclosure () -> Stack
  ) -> Bool {
    // Most items decide by themselves. Any other one follows the nearest item below that decides.
    if let mode = top?.largeTitleDisplayMode, mode != .automatic { return mode == .always }
    let stack = stack()
    for controller in stack.reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return !stack.isEmpty
  }
}
