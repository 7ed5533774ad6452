import NavbridgeTypedRouting
import NavbridgeWire

/// The routes of the mail, which a split view shows.
enum MailRoute: Route {
  case folders
  case mail(Int)
  case attachment

  var name: String {
    switch self {
    case .folders: "folders"
    case .mail: "mail"
    case .attachment: "attachment"
    }
  }

  var description: String { if case .mail(let number) = self { "mail \(number)" } else { name } }
}

extension MailRoute: RouteDestination {
  static func view(for route: MailRoute) -> some ScreenContent {
    Screen("mail.\(route.name)", options: ["topBar": ["title": ["text": .string(route.title)]]])
  }

  private var title: String {
    switch self {
    case .folders: "Folders"
    case .mail(let number): "Mail \(number)"
    case .attachment: "Attachment"
    }
  }
}
