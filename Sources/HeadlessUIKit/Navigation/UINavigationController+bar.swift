extension UINavigationController {
  func placeBar() {
    guard let view = viewIfLoaded else { return }
    let bar = navigationBar
    bar.contentHeight = barContentHeight
    bar.displaysLargeTitle = showsLargeTitle
    bar.sideInsets = safeAreaInsets
    let frame = CGRect(x: 0, y: barTop, width: view.bounds.width, height: barHeight)
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
  var barBottom: Double { barTop + barHeight }

  private var barTop: Double {
    let outer = outerSafeAreaInsets.top
    let isAtScreensTop = outer > 0 && outer == application?.safeAreaInsets.top
    let top = isAtScreensTop ? application?.screen.navigationBarTop(below: outer) : outer
    return (top ?? outer) + additionalSafeAreaInsets.top
  }

  private var barHeight: Double {
    let item = topOnScreen?.navigationItem
    let large = showsLargeTitle ? UIScreen.largeTitleHeight : 0
    return barContentHeight + large + (item?.searchController == nil ? 0 : UISearchBar.height)
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
