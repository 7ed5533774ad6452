nil

// original-source-range: /work/main/Sources/Inspector/Run/InspectedApp.swift:160:35-160:45
