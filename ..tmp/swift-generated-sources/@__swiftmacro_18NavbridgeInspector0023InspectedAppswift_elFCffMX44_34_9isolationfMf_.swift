nil

// original-source-range: /work/main/Sources/Inspector/Run/InspectedApp.swift:45:35-45:45
