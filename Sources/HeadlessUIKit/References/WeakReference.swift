internal import CShims
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
    get { slot?.object.map { unsafeDowncast($0, to: Object.self) } }
    set { slot = newValue?.slot }
  }
}

/// An object to which `WeakReference` may refer. It keeps its slot in an `OwnSlot`.
@MainQueue
public protocol WeaklyReferenced: AnyObject {
  /// The object's only slot. It is created on first use.
  var slot: ObjectSlot { get }
}

/// The place where references find an object. It is empty as soon as the end of the object has begun: a subclass's
/// `deinit`, and what it calls, find nothing any more.
@MainQueue
public final class ObjectSlot {
  /// It is unsafe for two reasons. The reference is not counted, and it is emptied by a `deinit`, which has no
  /// isolation. Views and view controllers are released on the main thread, or when no code runs there any more.
  private nonisolated(unsafe) var reference: UnsafeMutableRawPointer?

  init(_ object: AnyObject) { reference = Unmanaged.passUnretained(object).toOpaque() }

  public nonisolated var object: AnyObject? {
    guard let reference, !swift_isDeallocating(reference) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(reference).takeUnretainedValue()
  }

  nonisolated func empty() { reference = nil }
}
