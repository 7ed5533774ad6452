nil

// original-source-range: /work/main/Sources/NativeSide/LayeredNavigation/Router/LayeredRouter.swift:97:42-97:52
