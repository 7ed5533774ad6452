package import NavbridgeWire
import ScriptSide

/// An argument of a measured size, written value by value, as a script side writes it.
protocol BenchLoad: Sendable {
  /// - Parameter mark: A text that becomes part of the content without changing its size. Empty for the same content
  ///   each time.
  func write(to writer: JSONWriter, mark: String)
}

/// A push layout of a measured size, written value by value, as a script side writes it.
package struct CommandLoad: BenchLoad {
  private let padding: String
  /// True if there is no room for a layout.
  private let isBare: Bool

  /// - Parameter bytes: the size of the whole turbo message, including its header. A smaller size than that of the
  ///   layout without padding leaves the layout out.
  package init(bytes: Int) {
    let bare = JSONWriter.text { CommandLoad(padding: "").write(to: $0) }.utf8.count
    let around = 112
    isBare = bytes < bare + around
    padding = String(repeating: "x", count: max(0, bytes - (isBare ? around + 13 : bare + around)))
  }

  private init(padding: String) { (self.padding, isBare) = (padding, false) }

  package func write(to writer: JSONWriter) { write(to: writer, mark: "") }

  func write(to writer: JSONWriter, mark: String) {
    let props = mark.isEmpty ? padding : mark + padding.dropFirst(mark.utf8.count)
    if isBare { return writeBare(props, to: writer) }
    writer.object {
      writer.key("id")
      writer.value("Component1")
      writer.key("type")
      writer.value("Component")
      writer.key("children")
      writer.array {}
      writer.key("data")
      writer.object {
        writer.key("name")
        writer.value("app.OrderDetails")
        writer.key("options")
        writer.object { writeOptions(to: writer) }
        writer.key("passProps")
        writer.value(props)
      }
    }
  }

  private func writeBare(_ props: String, to writer: JSONWriter) {
    guard !props.isEmpty else { return writer.object {} }
    writer.object {
      writer.key("passProps")
      writer.value(props)
    }
  }

  private func writeOptions(to writer: JSONWriter) {
    writer.key("topBar")
    writer.object {
      writer.key("title")
      writer.object {
        writer.key("text")
        writer.value("Details of an order")
        writer.key("color")
        writer.value(4_278_190_335 as Int64)
        writer.key("fontSize")
        writer.value(17 as Int64)
      }
      writer.key("backButton")
      writer.object {
        writer.key("title")
        writer.value("Orders")
        writer.key("showTitle")
        writer.value(true)
      }
    }
    writer.key("bottomTabs")
    writer.object {
      writer.key("visible")
      writer.value(false)
      writer.key("drawBehind")
      writer.value(true)
    }
    writer.key("layout")
    writer.object {
      writer.key("orientation")
      writer.array { writer.value("portrait") }
      writer.key("backgroundColor")
      writer.value(4_294_967_295 as Int64)
    }
  }
}
