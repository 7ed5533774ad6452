nil

// original-source-range: /work/main/Sources/Explorer/SimulatedApp.swift:173:35-173:45
