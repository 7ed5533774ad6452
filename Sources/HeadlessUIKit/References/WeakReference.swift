public import NavbridgeRuntime

/// A property that is nil once its object is deallocated, as a `weak` property is, but without the cost of `weak`. A
/// `weak` reference moves the object's reference counts aside permanently, and each retain of a view or a view
/// controller then takes several times as long.
@MainQueue
@propertyWrapper
public struct WeakReference<Object: WeaklyReferenced> {
  private var slot: ObjectSlot?

  public init(wrappedValue: Object?) { slot = wrappedValue?.slot }

  public var wrappedValue: Object? {
    get { unsafe slot?.object.map { unsafe unsafeDowncast($0, to: Object.self) } }
    set { slot = newValue?.slot }
  }
}

/// An object to which `WeakReference` may refer. It keeps its slot in an `OwnSlot`.
@MainQueue
public protocol WeaklyReferenced: AnyObject {
  /// The object's only slot. It is created on first use.
  var slot: ObjectSlot { get }
}

/// The place where references find an object, or find that it is deallocated.
@MainQueue
public final class ObjectSlot {
  /// It is unsafe for two reasons. The reference is not counted, and it is emptied by a `deinit`, which has no
  /// isolation. Views and view controllers are released on the main thread, or when no code runs there any more.
  public fileprivate(set) nonisolated(unsafe) unowned(unsafe) var object: AnyObject?

  init(_ object: AnyObject) { unsafe self.object = object }

  nonisolated func empty() { unsafe object = nil }
}
