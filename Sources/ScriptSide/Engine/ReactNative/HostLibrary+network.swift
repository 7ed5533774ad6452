#if JavaScript
extension HostLibrary {
  /// The network that a device has instead of a connection: replies to requests (`Resources/Network`).
  static let network = [
    module("blobs", PackageResources.blobs_js),
    module("fetch-errors", PackageResources.fetch_errors_js),
    module("network", PackageResources.network_js),
    module("network-arguments", PackageResources.network_arguments_js),
  ]
}
#endif
