nil

// original-source-range: /work/main/Sources/TestRunner/Run/TestRun.swift:82:37-82:47
