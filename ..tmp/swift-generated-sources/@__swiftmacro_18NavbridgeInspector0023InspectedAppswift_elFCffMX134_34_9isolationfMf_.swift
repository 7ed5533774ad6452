nil

// original-source-range: /work/main/Sources/Inspector/Run/InspectedApp.swift:135:35-135:45
