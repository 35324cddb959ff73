import UIKit

/// A row of the sidebar: a folder with items, or an item that is shown when it is chosen.
public struct SidebarItem: Hashable {
    public let id: String
    public let title: String
    public let symbol: String
    public var children: [SidebarItem]

    public init(_ id: String, title: String, symbol: String = "folder", children: [SidebarItem] = []) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.children = children
    }

    public static func == (first: SidebarItem, second: SidebarItem) -> Bool { first.id == second.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Is informed of what people do in the sidebar.
@available(iOS 14, *)
public protocol SidebarDelegate: AnyObject {
    func sidebar(_ sidebar: SidebarViewController, didSelect item: SidebarItem)
    func sidebar(_ sidebar: SidebarViewController, didExpand item: SidebarItem, isExpanded: Bool)
}

@available(iOS 14, *)
extension SidebarDelegate {
    public func sidebar(_ sidebar: SidebarViewController, didExpand item: SidebarItem, isExpanded: Bool) {}
}
