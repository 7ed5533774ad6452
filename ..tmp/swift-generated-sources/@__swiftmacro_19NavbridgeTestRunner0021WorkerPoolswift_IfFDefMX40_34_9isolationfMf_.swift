nil

// original-source-range: /work/main/Sources/TestRunner/Run/WorkerPool.swift:41:35-41:45
