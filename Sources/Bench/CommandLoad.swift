import ScriptSide
internal import Shared

/// Layouts of the measured sizes.
enum CommandLoad {
  /// A push layout whose whole turbo message, header and all, has about `bytes` bytes.
  static func layout(bytes: Int) -> JSON {
    let options: JSON = [
      "topBar": [
        "title": ["text": "Details of an order", "color": 4_278_190_335, "fontSize": 17, "fontFamily": "Helvetica"],
        "background": ["color": 4_294_967_295, "translucent": false],
        "backButton": ["title": "Orders", "showTitle": true],
        "rightButtons": [["id": "share", "text": "Share", "enabled": true], ["id": "edit", "text": "Edit"]],
      ],
      "bottomTabs": ["visible": false, "drawBehind": true],
      "layout": ["orientation": ["portrait"], "backgroundColor": 4_294_967_295],
    ]
    func made(_ padding: Int) -> JSON {
      [
        "id": "Component1", "type": "Component", "children": [],
        "data": ["name": "app.OrderDetails", "options": options, "passProps": .string(String(repeating: "x", count: padding))],
      ]
    }
    let frame = JSONWriter.text { writer in
      writer.array {
        writer.value("noop1")
        writer.value("Component1")
        writer.value(made(0))
      }
    }.utf8.count + 70
    return made(max(0, bytes - frame))
  }
}
