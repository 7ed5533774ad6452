nil

// original-source-range: /work/main/Sources/Inspector/Run/ShownTrace.swift:54:35-54:45
