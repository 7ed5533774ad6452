#if JavaScript
extension HostLibrary {
  /// The globals of the Web and of Node that libraries expect everywhere (`Resources/Web`).
  static let web = [
    module("base64", PackageResources.base64_js),
    module("dom-exception", PackageResources.dom_exception_js),
    module("message-channel", PackageResources.message_channel_js),
    module("process", PackageResources.process_js),
    module("structured-clone", PackageResources.structured_clone_js),
    module("text-coding", PackageResources.text_coding_js),
    module("url", PackageResources.url_js),
    module("url-parts", PackageResources.url_parts_js),
    module("url-search-params", PackageResources.url_search_params_js),
    module("web-globals", PackageResources.web_globals_js),
  ]
}
#endif
