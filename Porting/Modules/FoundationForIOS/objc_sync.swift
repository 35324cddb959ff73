import Foundation
import Synchronization

/// The locks of objects that threads have or wait for, each with how many they are.
private let locks = Mutex<[ObjectIdentifier: (lock: NSRecursiveLock, users: Int)]>([:])

/// The result of `objc_sync_enter` and `objc_sync_exit` when they succeed.
public let OBJC_SYNC_SUCCESS = 0
/// The result of `objc_sync_exit` on a thread if no thread has the lock of the object.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR = -1

/// Waits until no other thread has the lock of an object, and takes it. A thread may take it
/// several times.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  let key = ObjectIdentifier(obj as AnyObject)
  let lock = locks.withLock { locks in
    let entry = locks[key] ?? (NSRecursiveLock(), 0)
    locks[key] = (entry.lock, entry.users + 1)
    return entry.lock
  }
  lock.lock()
  return Int32(OBJC_SYNC_SUCCESS)
}

/// Gives the lock of an object back.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  let key = ObjectIdentifier(obj as AnyObject)
  let lock = locks.withLock { locks -> NSRecursiveLock? in
    guard let entry = locks[key] else { return nil }
    locks[key] = entry.users == 1 ? nil : (entry.lock, entry.users - 1)
    return entry.lock
  }
  guard let lock else { return Int32(OBJC_SYNC_NOT_OWNING_THREAD_ERROR) }
  lock.unlock()
  return Int32(OBJC_SYNC_SUCCESS)
}
