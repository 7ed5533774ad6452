nil

// original-source-range: /work/main/Sources/TestRunner/Run/RunningWorker.swift:59:35-59:45
