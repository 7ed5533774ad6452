// The options of layouts. Made by scripts/generate from their declarations; do not edit.

declare namespace NavbridgeReactNative {
  /** A number 0xAARRGGBB, a text as in CSS, `{ light, dark }`, `{ semantic }`, `{ dynamic }`, or `'NoColor'`; null is no colour. */
  type OptionsColor = number | string | object | null;
  /** A number of `require`, the name of an image, `{ uri }` or `{ system }`. */
  type OptionsImage = number | string | object;

  /** The animation of one property of a view. */
  interface OptionsAnimation {
    from?: number;
    to?: number;
    /** Milliseconds. */
    duration?: number;
    startDelay?: number;
    interpolation?: any;
  }

  /** The animation of a view in a transition. */
  interface OptionsTransition extends Partial<Record<
    'alpha' | 'x' | 'y' | 'translationX' | 'translationY' | 'rotationY' | 'scaleX' | 'scaleY' | 'rotationX', OptionsAnimation
  >> {
    id?: string;
    enabled?: boolean;
    waitForRender?: boolean;
  }

  /** Members of type `any` with 'not on iOS' are for other systems; iOS does not read them. */
  interface Options {
    /** Without a value: `true`. */
    popGesture?: boolean;
    /** Without a value: `false`. */
    navigationButtonEventOnSwipeBack?: boolean;
    /** Without a value: none. */
    backgroundImage?: OptionsImage;
    /** Without a value: none. */
    rootBackgroundImage?: OptionsImage;
    /** Without a value: `default`. */
    modalPresentationStyle?: string;
    /** Without a value: `coverVertical`. */
    modalTransitionStyle?: string;
    statusBar?: {
      /** Without a value: `true`. */
      visible?: boolean;
      /** Without a value: `false`. */
      hideWithTopBar?: boolean;
      /** Without a value: `default`. */
      style?: string;
      /** Without a value: `true`. */
      animate?: boolean;
      /** Without a value: `false`. */
      blur?: boolean;
      backgroundColor?: any; // not on iOS
      drawBehind?: any; // not on iOS
      translucent?: any; // not on iOS
    };
    layout?: {
      /** Without a value: none. */
      backgroundColor?: OptionsColor;
      /** Without a value: system background. */
      componentBackgroundColor?: OptionsColor;
      /** Without a value: untouched. */
      direction?: string;
      /** Without a value: the orientations that the app supports. */
      orientation?: string | string[];
      /** Without a value: `false`. */
      autoHideHomeIndicator?: boolean;
      insets?: {
        /** Without a value: `0`. */
        top?: number;
        /** Without a value: `0`. */
        left?: number;
        /** Without a value: `0`. */
        bottom?: number;
        /** Without a value: `0`. */
        right?: number;
      };
      fitSystemWindows?: any; // not on iOS
      topMargin?: any; // not on iOS
      adjustResize?: any; // not on iOS
    };
    topBar?: {
      /** Without a value: `true`. */
      visible?: boolean;
      /** Without a value: `true`. */
      animate?: boolean;
      /** Without a value: `false`. */
      hideOnScroll?: boolean;
      /** Without a value: `false`. */
      drawBehind?: boolean;
      /** Without a value: none. */
      testID?: string;
      /** Without a value: `default`. */
      barStyle?: string;
      /** Without a value: `false`. */
      noBorder?: boolean;
      /** Without a value: the system's shadow colour. */
      borderColor?: OptionsColor;
      /** Without a value: none. */
      leftButtonColor?: OptionsColor;
      /** Without a value: none. */
      rightButtonColor?: OptionsColor;
      /** Without a value: none. */
      leftButtonDisabledColor?: OptionsColor;
      /** Without a value: none. */
      rightButtonDisabledColor?: OptionsColor;
      /** Without a value: none. */
      leftButtonBackgroundColor?: OptionsColor;
      /** Without a value: none. */
      rightButtonBackgroundColor?: OptionsColor;
      /** Without a value: `false`. */
      animateLeftButtons?: boolean;
      /** Without a value: `false`. */
      animateRightButtons?: boolean;
      /** Without a value: as they are. */
      leftButtons?: OptionsButton | OptionsButton[];
      /** Without a value: as they are. */
      rightButtons?: OptionsButton | OptionsButton[];
      title?: {
        /** Without a value: none. */
        text?: string;
        /** Without a value: the system's. */
        fontFamily?: string;
        /** Without a value: as it is, or 17. */
        fontSize?: number;
        /** Without a value: as it is, or regular. */
        fontWeight?: string;
        /** Without a value: none. */
        color?: OptionsColor;
        component?: {
          /** Without a value: none. */
          name?: string;
          /** Without a value: none. */
          componentId?: string;
          /** Without a value: ``. */
          alignment?: string;
          /** Without a value: `true` on turbo, `false` on the bridge. */
          waitForRender?: boolean;
          id?: string;
          passProps?: object;
        };
        height?: any; // not on iOS
        alignment?: any; // not on iOS
        fontStyle?: any; // not on iOS
      };
      subtitle?: {
        /** Without a value: none. */
        text?: string;
        /** Without a value: the system's. */
        fontFamily?: string;
        /** Without a value: `12`. */
        fontSize?: number;
        /** Without a value: regular. */
        fontWeight?: string;
        /** Without a value: none. */
        color?: OptionsColor;
        alignment?: string;
        fontStyle?: any; // not on iOS
      };
      largeTitle?: {
        /** Without a value: `false`. */
        visible?: boolean;
        /** Without a value: the system's. */
        fontFamily?: string;
        /** Without a value: as it is, or 17. */
        fontSize?: number;
        /** Without a value: as it is, or regular. */
        fontWeight?: string;
        /** Without a value: none. */
        color?: OptionsColor;
        fontStyle?: any; // not on iOS
      };
      background?: {
        /** Without a value: none. */
        color?: OptionsColor;
        /** Without a value: `false`. */
        translucent?: boolean;
        /** Without a value: `false`. */
        blur?: boolean;
        /** Without a value: `false`. */
        clipToBounds?: boolean;
        component?: {
          /** Without a value: none. */
          name?: string;
          /** Without a value: none. */
          componentId?: string;
          alignment?: string;
          /** Without a value: `true` on turbo, `false` on the bridge. */
          waitForRender?: boolean;
          id?: string;
          passProps?: object;
        };
      };
      scrollEdgeAppearance?: {
        /** Without a value: `false`. */
        active?: boolean;
        background?: {
          /** Without a value: `topBar.background.color`. */
          color?: OptionsColor;
          /** Without a value: `topBar.background.translucent`. */
          translucent?: boolean;
        };
        /** Without a value: `false`. */
        noBorder?: boolean;
        /** Without a value: the system's shadow colour. */
        borderColor?: OptionsColor;
        title?: {
          /** Without a value: the system's. */
          fontFamily?: string;
          /** Without a value: as it is, or 17. */
          fontSize?: number;
          /** Without a value: as it is, or regular. */
          fontWeight?: string;
          /** Without a value: none. */
          color?: OptionsColor;
        };
      };
      backButton?: {
        /** Without a value: `true`. */
        visible?: boolean;
        /** Without a value: `RNN.back`. */
        identifier?: string;
        /** Without a value: `true`. */
        popStackOnPress?: boolean;
        /** Without a value: the system's. */
        icon?: OptionsImage;
        /** Without a value: none. */
        sfSymbol?: string;
        /** Without a value: none. */
        color?: OptionsColor;
        /** Without a value: the previous screen's title. */
        title?: string;
        /** Without a value: `true`. */
        showTitle?: boolean;
        /** Without a value: none. */
        fontFamily?: string;
        /** Without a value: `17`. */
        fontSize?: number;
        /** Without a value: `default`. */
        displayMode?: string;
        /** Without a value: `true`. */
        enableMenu?: boolean;
        /** Without a value: none. */
        testID?: string;
        iconBackground?: {
          /** Without a value: clear. */
          color?: OptionsColor;
          disabledColor?: OptionsColor;
          /** Without a value: `0`. */
          cornerRadius?: number;
          /** Without a value: the icon's. */
          width?: number;
          /** Without a value: the icon's. */
          height?: number;
        };
        /** Without a value: `true` with an icon background. */
        hideSharedBackground?: boolean;
        transition?: string;
        id?: any; // not on iOS
        fontStyle?: any; // not on iOS
        fontWeight?: any; // not on iOS
        accessibilityLabel?: any; // not on iOS
      };
      searchBar?: {
        /** Without a value: `false`. */
        visible?: boolean;
        /** Without a value: `false`. */
        focus?: boolean;
        /** Without a value: `false`. */
        hideOnScroll?: boolean;
        /** Without a value: `true`. */
        hideTopBarOnFocus?: boolean;
        /** Without a value: `false`. */
        obscuresBackgroundDuringPresentation?: boolean;
        /** Without a value: none; default options are not read. */
        backgroundColor?: OptionsColor;
        /** Without a value: none; default options are not read. */
        tintColor?: OptionsColor;
        /** Without a value: ``. */
        placeholder?: string;
        /** Without a value: the system's. */
        cancelText?: string;
        /** Without a value: `stacked`. */
        placement?: 'stacked' | 'integrated' | (string & {});
      };
      searchBarHiddenWhenScrolling?: boolean;
      hideNavBarOnFocusSearchBar?: boolean;
      searchBarPlaceholder?: string;
      searchBarBackgroundColor?: OptionsColor;
      searchBarTintColor?: OptionsColor;
      height?: any; // not on iOS
      borderHeight?: any; // not on iOS
      elevation?: any; // not on iOS
      topMargin?: any; // not on iOS
    };
    bottomTabs?: {
      /** Without a value: `true`. */
      visible?: boolean;
      /** Without a value: `false`. */
      animate?: boolean;
      /** Without a value: `0`. */
      currentTabIndex?: number;
      /** Without a value: none. */
      currentTabId?: string;
      /** Without a value: `false`. */
      drawBehind?: boolean;
      /** Without a value: system background. */
      backgroundColor?: OptionsColor;
      /** Without a value: `false`. */
      translucent?: boolean;
      /** Without a value: `false`. */
      hideShadow?: boolean;
      /** Without a value: unchanged. */
      barStyle?: string;
      /** Without a value: none. */
      testID?: string;
      /** Without a value: `alwaysShow`. */
      titleDisplayMode?: string;
      /** Without a value: `together`. */
      tabsAttachMode?: 'together' | 'afterInitialTab' | 'onSwitchToTab' | (string & {});
      /** Without a value: black, if a width is set. */
      borderColor?: OptionsColor;
      /** Without a value: `0.1`. */
      borderWidth?: number;
      shadow?: {
        /** Without a value: as it is. */
        color?: OptionsColor;
        /** Without a value: as it is. */
        radius?: number;
        /** Without a value: as it is. */
        opacity?: number;
      };
      customRow?: {
        /** Without a value: the bar's. */
        height?: number;
        /** Without a value: none. */
        backgroundColor?: OptionsColor;
        /** Without a value: `blur`. */
        backgroundEffect?: string;
        /** Without a value: `0`. */
        cornerRadius?: number;
        /** Without a value: `0`. */
        horizontalMargin?: number;
        /** Without a value: `0`. */
        bottomMargin?: number;
      };
      tabColor?: OptionsColor;
      selectedTabColor?: OptionsColor;
      fontSize?: number;
      fontFamily?: string;
      elevation?: any; // not on iOS
      preferLargeIcons?: any; // not on iOS
      animateTabSelection?: any; // not on iOS
      hideOnScroll?: any; // not on iOS
      layoutStyle?: any; // not on iOS
      cornerRadius?: any; // not on iOS
      bottomMargin?: any; // not on iOS
      blurRadius?: any; // not on iOS
      accessibilityLabel?: any; // not on iOS
    };
    bottomTab?: {
      /** Without a value: none. */
      text?: string;
      /** Without a value: none. */
      icon?: OptionsImage;
      /** Without a value: `bottomTab.icon`. */
      selectedIcon?: OptionsImage;
      /** Without a value: none. */
      sfSymbol?: string;
      /** Without a value: none. */
      sfSelectedSymbol?: string;
      /** Without a value: none. */
      iconColor?: OptionsColor;
      /** Without a value: `bottomTab.iconColor`. */
      selectedIconColor?: OptionsColor;
      /** Without a value: black. */
      textColor?: OptionsColor;
      /** Without a value: black. */
      selectedTextColor?: OptionsColor;
      /** Without a value: the system's. */
      fontFamily?: string;
      /** Without a value: `10`. */
      fontSize?: number;
      /** Without a value: regular. */
      fontWeight?: string;
      iconInsets?: {
        /** Without a value: `0`. */
        top?: number;
        /** Without a value: `0`. */
        left?: number;
        /** Without a value: `0`. */
        bottom?: number;
        /** Without a value: `0`. */
        right?: number;
      };
      /** Without a value: none. */
      badge?: string | number | null;
      /** Without a value: the system's. */
      badgeColor?: OptionsColor;
      dotIndicator?: {
        /** Without a value: as it is. */
        visible?: boolean;
        /** Without a value: red. */
        color?: OptionsColor;
        /** Without a value: `6`. */
        size?: number;
        animate?: any; // not on iOS
      };
      /** Without a value: none. */
      testID?: string;
      /** Without a value: none. */
      accessibilityLabel?: string;
      /** Without a value: `true`. */
      selectTabOnPress?: boolean;
      /** Without a value: none. */
      role?: string;
      component?: {
        /** Without a value: none. */
        name?: string;
        /** Without a value: none. */
        componentId?: string;
        id?: string;
        passProps?: object;
      };
      /** Without a value: none. */
      visible?: boolean;
      popToRoot?: any; // not on iOS
      animateBadge?: any; // not on iOS
      iconWidth?: any; // not on iOS
      iconHeight?: any; // not on iOS
      selectedFontSize?: any; // not on iOS
      disableIconTint?: any; // not on iOS
      disableSelectedIconTint?: any; // not on iOS
      fontStyle?: any; // not on iOS
    };
    topTabs?: {
      backgroundColor?: OptionsColor;
    };
    topTab?: {
      title?: string;
      titleFontFamily?: string;
    };
    sideMenu?: {
      left?: {
        /** Without a value: as it is. */
        visible?: boolean;
        /** Without a value: `true`. */
        enabled?: boolean;
        /** Without a value: `280`. */
        width?: number;
        /** Without a value: `true`. */
        shouldStretchDrawer?: boolean;
        /** Without a value: `840`. */
        animationVelocity?: number;
        /** Without a value: `aboveContent`. */
        openMode?: string;
        height?: any; // not on iOS
      };
      right?: {
        /** Without a value: as it is. */
        visible?: boolean;
        /** Without a value: `true`. */
        enabled?: boolean;
        /** Without a value: `280`. */
        width?: number;
        /** Without a value: `true`. */
        shouldStretchDrawer?: boolean;
        /** Without a value: `840`. */
        animationVelocity?: number;
        /** Without a value: `aboveContent`. */
        openMode?: string;
        height?: any; // not on iOS
      };
      /** Without a value: none. */
      animationType?: string;
      /** Without a value: `bezel`. */
      openGestureMode?: string;
    };
    splitView?: {
      /** Without a value: `auto`. */
      displayMode?: string;
      /** Without a value: `leading`. */
      primaryEdge?: string;
      /** Without a value: the system's. */
      minWidth?: number;
      /** Without a value: the system's. */
      maxWidth?: number;
      /** Without a value: `none`. */
      primaryBackgroundStyle?: string;
    };
    overlay?: {
      /** Without a value: `true`. */
      interceptTouchOutside?: boolean;
      /** Without a value: `false`. */
      handleKeyboardEvents?: boolean;
    };
    modal?: {
      /** Without a value: `true`. */
      swipeToDismiss?: boolean;
    };
    window?: {
      /** Without a value: unchanged. */
      backgroundColor?: OptionsColor;
    };
    preview?: {
      /** Without a value: `0`. */
      reactTag?: number;
      /** Without a value: the view's. */
      width?: number;
      /** Without a value: the view's. */
      height?: number;
      /** Without a value: `false`. */
      commit?: boolean;
      /** Without a value: none. */
      actions?: any[];
    };
    scrollEdgeEffect?: {
      /** Without a value: untouched. */
      hidden?: boolean;
      /** Without a value: untouched. */
      style?: string;
      top?: {
        /** Without a value: `scrollEdgeEffect.hidden`. */
        hidden?: boolean;
        /** Without a value: `scrollEdgeEffect.style`. */
        style?: string;
      };
      bottom?: {
        /** Without a value: `scrollEdgeEffect.hidden`. */
        hidden?: boolean;
        /** Without a value: `scrollEdgeEffect.style`. */
        style?: string;
      };
      left?: {
        /** Without a value: `scrollEdgeEffect.hidden`. */
        hidden?: boolean;
        /** Without a value: `scrollEdgeEffect.style`. */
        style?: string;
      };
      right?: {
        /** Without a value: `scrollEdgeEffect.hidden`. */
        hidden?: boolean;
        /** Without a value: `scrollEdgeEffect.style`. */
        style?: string;
      };
    };
    animations?: {
      /** Without a value: none. */
      setRoot?: OptionsTransition;
      push?: {
        /** Without a value: `true`. */
        enabled?: boolean;
        /** Without a value: `true` on turbo, `false` on the bridge. */
        waitForRender?: boolean;
        duration?: number;
        content?: {
          /** Without a value: the system's. */
          enter?: OptionsTransition;
          /** Without a value: the system's. */
          exit?: OptionsTransition;
          /** Without a value: none. */
          elementTransitions?: any[];
          /** Without a value: none. */
          sharedElementTransitions?: any[];
        };
        /** Without a value: none. */
        topBar?: OptionsTransition;
        /** Without a value: none. */
        bottomTabs?: OptionsTransition;
        /** Without a value: none. */
        elementTransitions?: any[];
        /** Without a value: none. */
        sharedElementTransitions?: any[];
      };
      pop?: {
        /** Without a value: `true`. */
        enabled?: boolean;
        /** Without a value: `true` on turbo, `false` on the bridge. */
        waitForRender?: boolean;
        duration?: number;
        content?: {
          /** Without a value: the system's. */
          enter?: OptionsTransition;
          /** Without a value: the system's. */
          exit?: OptionsTransition;
          /** Without a value: none. */
          elementTransitions?: any[];
          /** Without a value: none. */
          sharedElementTransitions?: any[];
        };
        /** Without a value: none. */
        topBar?: OptionsTransition;
        /** Without a value: none. */
        bottomTabs?: OptionsTransition;
        /** Without a value: none. */
        elementTransitions?: any[];
        /** Without a value: none. */
        sharedElementTransitions?: any[];
      };
      setStackRoot?: {
        /** Without a value: `true` on turbo, `false` on the bridge. */
        enabled?: boolean;
        /** Without a value: `true` on turbo, `false` on the bridge. */
        waitForRender?: boolean;
        duration?: number;
        content?: {
          /** Without a value: the system's. */
          enter?: OptionsTransition;
          /** Without a value: the system's. */
          exit?: OptionsTransition;
          /** Without a value: none. */
          elementTransitions?: any[];
          /** Without a value: none. */
          sharedElementTransitions?: any[];
        };
        /** Without a value: none. */
        topBar?: OptionsTransition;
        /** Without a value: none. */
        bottomTabs?: OptionsTransition;
        /** Without a value: none. */
        elementTransitions?: any[];
        /** Without a value: none. */
        sharedElementTransitions?: any[];
      };
      showModal?: {
        /** Without a value: the system's. */
        enter?: OptionsTransition;
        /** Without a value: the system's. */
        exit?: OptionsTransition;
        /** Without a value: none. */
        elementTransitions?: any[];
        /** Without a value: none. */
        sharedElementTransitions?: any[];
      };
      dismissModal?: {
        /** Without a value: the system's. */
        enter?: OptionsTransition;
        /** Without a value: the system's. */
        exit?: OptionsTransition;
        /** Without a value: none. */
        elementTransitions?: any[];
        /** Without a value: none. */
        sharedElementTransitions?: any[];
      };
    };
    fab?: any; // not on iOS
    navigationBar?: any; // not on iOS
    hardwareBackButton?: any; // not on iOS
    blurOnUnmount?: any; // not on iOS
  }

  /// A button of a top bar.
  interface OptionsButton {
    /** Without a value: required. */
    id?: string;
    component?: {
      /** Without a value: none. */
      name?: string;
      /** Without a value: none. */
      componentId?: string;
      alignment?: string;
      /** Without a value: `true` on turbo, `false` on the bridge. */
      waitForRender?: boolean;
      id?: string;
      passProps?: object;
    };
    /** Without a value: none. */
    text?: string;
    /** Without a value: none. */
    icon?: OptionsImage;
    /** Without a value: none. */
    sfSymbol?: string;
    /** Without a value: none. */
    systemItem?: string;
    iconInsets?: {
      /** Without a value: `0`. */
      top?: number;
      /** Without a value: `0`. */
      left?: number;
      /** Without a value: `0`. */
      bottom?: number;
      /** Without a value: `0`. */
      right?: number;
    };
    iconBackground?: {
      /** Without a value: clear. */
      color?: OptionsColor;
      /** Without a value: none. */
      disabledColor?: OptionsColor;
      /** Without a value: `0`. */
      cornerRadius?: number;
      /** Without a value: the icon's. */
      width?: number;
      /** Without a value: the icon's. */
      height?: number;
    };
    /** Without a value: the side's. */
    color?: OptionsColor;
    /** Without a value: the side's. */
    disabledColor?: OptionsColor;
    /** Without a value: `false`. */
    disableIconTint?: boolean;
    /** Without a value: `true`. */
    enabled?: boolean;
    /** Without a value: the system's. */
    fontFamily?: string;
    /** Without a value: `17`. */
    fontSize?: number;
    /** Without a value: regular. */
    fontWeight?: string;
    /** Without a value: none. */
    testID?: string;
    /** Without a value: none. */
    accessibilityLabel?: string;
    /** Without a value: `true` for components and custom icons. */
    hideSharedBackground?: boolean;
    selectTabOnPress?: boolean;
    passProps?: object;
    [member: string]: any;
  }
}
