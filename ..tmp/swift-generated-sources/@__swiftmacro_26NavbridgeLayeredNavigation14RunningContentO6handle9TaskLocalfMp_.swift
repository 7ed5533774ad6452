static let $handle: TaskLocal<ContentHandle?> = TaskLocal(wrappedValue: nil)

// original-source-range: /work/main/Sources/NativeSide/LayeredNavigation/Contexts/NavViewController.swift:82:47-82:47
