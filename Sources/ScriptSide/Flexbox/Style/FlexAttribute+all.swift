extension FlexAttribute {
  /// The attribute of that name; nil if the property is no part of the layout.
  package static func named(_ name: String) -> FlexAttribute? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  package static let all: [FlexAttribute] = boxes + lines + sizes + edges

  private static let boxes: [FlexAttribute] = [
    .keyword("display", \.display),
    .keyword("position", \.position),
    .keyword("direction", \.direction),
    .keyword("overflow", \.overflow),
    .keyword("boxSizing", \.boxSizing),
  ]

  private static let lines: [FlexAttribute] = [
    .keyword("flexDirection", \.flexDirection),
    .keyword("flexWrap", \.flexWrap),
    .keyword("justifyContent", \.justifyContent),
    .keyword("alignItems", \.alignItems),
    .keyword("alignSelf", \.alignSelf),
    .keyword("alignContent", \.alignContent),
    .number("flex", \.flex),
    .number("flexGrow", \.flexGrow),
    .number("flexShrink", \.flexShrink),
    .length("flexBasis", \.flexBasis),
    .length("gap", \.gap),
    .length("rowGap", \.rowGap),
    .length("columnGap", \.columnGap),
  ]

  private static let sizes: [FlexAttribute] = [
    .length("width", \.width),
    .length("height", \.height),
    .length("minWidth", \.minWidth),
    .length("minHeight", \.minHeight),
    .length("maxWidth", \.maxWidth),
    .length("maxHeight", \.maxHeight),
    .ratio("aspectRatio", \.aspectRatio),
  ]

  private static let edges: [FlexAttribute] = [
    .length("margin", \.margin.all),
    .length("marginHorizontal", \.margin.horizontal),
    .length("marginVertical", \.margin.vertical),
    .length("marginLeft", \.margin.left),
    .length("marginTop", \.margin.top),
    .length("marginRight", \.margin.right),
    .length("marginBottom", \.margin.bottom),
    .length("marginStart", \.margin.start),
    .length("marginEnd", \.margin.end),
    .overridingLength("marginInline", \.margin.horizontal),
    .overridingLength("marginBlock", \.margin.vertical),
    .overridingLength("marginInlineStart", \.margin.start),
    .overridingLength("marginInlineEnd", \.margin.end),
    .fillingLength("marginBlockStart", \.margin.top),
    .fillingLength("marginBlockEnd", \.margin.bottom),

    .length("padding", \.padding.all),
    .length("paddingHorizontal", \.padding.horizontal),
    .length("paddingVertical", \.padding.vertical),
    .length("paddingLeft", \.padding.left),
    .length("paddingTop", \.padding.top),
    .length("paddingRight", \.padding.right),
    .length("paddingBottom", \.padding.bottom),
    .length("paddingStart", \.padding.start),
    .length("paddingEnd", \.padding.end),
    .overridingLength("paddingInline", \.padding.horizontal),
    .overridingLength("paddingBlock", \.padding.vertical),
    .overridingLength("paddingInlineStart", \.padding.start),
    .overridingLength("paddingInlineEnd", \.padding.end),
    .fillingLength("paddingBlockStart", \.padding.top),
    .fillingLength("paddingBlockEnd", \.padding.bottom),

    .length("borderWidth", \.border.all),
    .length("borderLeftWidth", \.border.left),
    .length("borderTopWidth", \.border.top),
    .length("borderRightWidth", \.border.right),
    .length("borderBottomWidth", \.border.bottom),
    .length("borderStartWidth", \.border.start),
    .length("borderEndWidth", \.border.end),

    .length("inset", \.inset.all),
    .length("insetInline", \.inset.horizontal),
    .length("insetBlock", \.inset.vertical),
    .length("left", \.inset.left),
    .length("top", \.inset.top),
    .length("right", \.inset.right),
    .length("bottom", \.inset.bottom),
    .length("start", \.inset.start),
    .length("end", \.inset.end),
    .overridingLength("insetInlineStart", \.inset.start),
    .overridingLength("insetInlineEnd", \.inset.end),
    .fillingLength("insetBlockStart", \.inset.top),
    .fillingLength("insetBlockEnd", \.inset.bottom),
  ]
}
