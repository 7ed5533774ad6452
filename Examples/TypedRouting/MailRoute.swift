import NavbridgeRuntime
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
    Screen("mail.\(route.name)", options: ["topBar": ["title": ["text": .string(route.title)]]]).links(route.links)
  }

  @ScriptThread private var links: [NavigationLink] {
    switch self {
    case .folders: (1...6).map { NavigationLink("Mail \($0)", route: MailRoute.mail($0)) }
    case .mail: [NavigationLink("Attachment", route: MailRoute.attachment)]
    case .attachment: [NavigationLink("Answer to mail 5", route: MailRoute.mail(5))]
    }
  }

  private var title: String {
    switch self {
    case .folders: "Folders"
    case .mail(let number): "Mail \(number)"
    case .attachment: "Attachment"
    }
  }
}
