extension UINavigationController {
  func placeBar() {
    guard let view = viewIfLoaded else { return }
    let bar = navigationBar
    let outer = outerSafeAreaInsets
    let (content, isLarge) = (barContentHeight, showsLargeTitle)
    bar.contentHeight = content
    bar.displaysLargeTitle = isLarge
    bar.sideInsets = outer + additionalSafeAreaInsets
    let height = barHeight(content: content, isLarge: isLarge)
    let frame = CGRect(x: 0, y: barTop(below: outer), width: view.bounds.width, height: height)
    guard frame != bar.frame else { return }
    bar.frame = frame
    bar.backgroundView?.setNeedsLayout()
  }

  /// The bar, or something that it makes room for, has changed.
  func barChanged() {
    viewIfLoaded?.setNeedsLayout()
    topOnScreen?.viewIfLoaded?.setNeedsLayout()
    application?.noteChange()
  }

  /// The lower edge of the bar in this controller's view, in points, whether or not it is laid out yet.
  ///
  /// - Parameter outer: `outerSafeAreaInsets`. Asked for once: each asking goes up through all containers around.
  func barBottom(below outer: UIEdgeInsets) -> Double {
    barTop(below: outer) + barHeight(content: barContentHeight, isLarge: showsLargeTitle)
  }

  private func barTop(below outer: UIEdgeInsets) -> Double {
    guard outer.top > 0, let application, outer.top == application.safeAreaInsets.top else {
      return outer.top + additionalSafeAreaInsets.top
    }
    return application.screen.navigationBarTop(below: outer.top) + additionalSafeAreaInsets.top
  }

  private func barHeight(content: Double, isLarge: Bool) -> Double {
    let search = topOnScreen?.navigationItem.searchController == nil ? 0 : UISearchBar.height
    return content + (isLarge ? UIScreen.largeTitleHeight : 0) + search
  }

  private var barContentHeight: Double { application?.screen.navigationBarHeight(isInSheet: isInSheet) ?? 44 }

  /// Whether this, or a container around it, is presented as a sheet.
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

  private var showsLargeTitle: Bool {
    wantsLargeTitle && !(topOnScreen?.navigationItem.isLargeTitleCollapsed ?? false)
  }

  /// Whether the top's title is large while nothing is scrolled: the bar prefers that, the height allows it, and the item, or the one that it
  /// follows, asks for it.
  var wantsLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles, application?.screen.allowsLargeTitles ?? true else { return false }
    for controller in stackOnScreen.reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return !stackOnScreen.isEmpty
  }
}
