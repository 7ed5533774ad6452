nil

// original-source-range: /work/main/Sources/NativeSide/NativeSide.swift:33:35-33:45
