/// A type that folders on both sides of its own use: those above, and, by exception, those below.
///
/// Such a type cannot be exchanged by itself: it belongs together with all of these folders.
public struct Hub: Sendable, Equatable, CustomStringConvertible {
  /// The full name of the type.
  public var name: String
  /// The folder that declares it.
  public var folder: String
  /// The folders that use it or a member that is distinguished from all others, whatever folder
  /// adds the member.
  public var usersAbove: Set<String>
  /// As above.
  public var usersBelow: Set<String>
  /// The other folders that extend it.
  public var extenders: Set<String>

  /// The number of folders that are bound together by the type.
  public var weight: Int { usersAbove.union(usersBelow).union(extenders).count }

  /// One line.
  public var description: String {
    "\(name) of \(folder): used by \(usersAbove.count) folders above and \(usersBelow.count) below, "
      + "extended by \(extenders.count)"
  }
}

extension FolderCheck {
  /// The types that are used on both sides, the one that binds most folders together first.
  public var hubs: [Hub] {
    var hubs: [String: Hub] = [:]
    for (name, places) in index.types where places.count == 1 && !name.contains(".") {
      hubs[name] = Hub(
        name: name, folder: places[0].folder, usersAbove: [], usersBelow: [], extenders: [])
    }
    for crossing in crossings {
      let types = Set(crossing.meanings.map { $0.declaration.owner ?? $0.declaration.fullName })
      // Where members of several types can be meant, none is counted.
      guard let type = types.first, types.count == 1 else { continue }
      add(crossing.user, to: String(type.prefix { $0 != "." }), of: &hubs)
    }
    for file in files {
      for type in file.extendedTypes {
        guard let folder = file.folder, hubs[type] != nil, hubs[type]?.folder != folder else {
          continue
        }
        hubs[type]?.extenders.insert(folder)
      }
    }
    return hubs.values.filter { !$0.usersAbove.isEmpty && !$0.usersBelow.isEmpty }
      .sorted { ($1.weight, $0.name) < ($0.weight, $1.name) }
  }

  private func add(_ user: String, to type: String, of hubs: inout [String: Hub]) {
    guard let hub = hubs[type], let rank = list.ranks[user], let home = list.ranks[hub.folder]
    else { return }
    if rank > home { hubs[type]?.usersAbove.insert(user) }
    if rank < home { hubs[type]?.usersBelow.insert(user) }
  }

  /// For each folder and each that it uses, what it uses and how often: from which an order can be
  /// found.
  public var uses: [String] {
    var counts: [[String]: Int] = [:]
    for crossing in crossings where crossing.isUnambiguous {
      guard let place = crossing.meanings.first else { continue }
      let name = entries(for: place, user: crossing.user).last?.name ?? place.declaration.fullName
      counts[[crossing.user, crossing.home, name], default: 0] += 1
    }
    return counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { "\($0.key[0]) > \($0.key[2]) of \($0.key[1]): \($0.value)" }
  }
}
