import Foundation
import NestTesting

@testable import OpenUIKit

/// A table, and what can be tried with its rows by their names.
@MainActor
struct ListedTable {
  let name: String
  let names: [String]
  let recorded: [String]
  let archived: [String]
  /// Those whose setters report a change, and for which there is another value.
  let changing: [String]
  let proxySets: (String) throws -> Bool
  let returnsFromArchive: (String) throws -> Bool
  let problemOfChange: (String, TestHost) -> String?

  init<Owner: PropertyOwner>(
    _ table: PropertyTable<Owner>, make: @escaping () -> Owner,
    proxySets: @escaping (any PropertyRow<Owner>) -> Bool
  ) {
    let rows = Dictionary(uniqueKeysWithValues: table.entries.map { ($0.name, $0.row) })
    name = "\(Owner.self)"
    names = table.entries.map(\.name)
    recorded = table.entries.filter { $0.row.isRecorded }.map(\.name)
    archived = table.entries.filter { $0.row.archive != nil }.map(\.name)
    changing = table.entries.filter { RowTrial.canChange($0.row, of: make()) }.map(\.name)
    self.proxySets = { name in rows[name].map(proxySets) ?? false }
    returnsFromArchive = { name in
      try rows[name].map { try RowTrial.returnsFromArchive($0, of: make()) } ?? false
    }
    problemOfChange = { name, host in
      rows[name].flatMap { RowTrial.problemOfChange($0, named: name, of: make(), host) }
    }
  }

  /// The table of a class of views, or of items.
  init<Owner: PropertyOwner & AppearanceTarget & UIAppearance>(
    _ table: PropertyTable<Owner>, make: @escaping () -> Owner
  ) {
    self.init(table, make: make) { RowTrial.proxySets($0, of: make()) }
  }

  static var all: [ListedTable] {
    views + bars + [
      ListedTable(UIViewController.Properties.table, make: { UIViewController() }) { _ in false },
      ListedTable(UIGestureRecognizer.Properties.table, make: { UITapGestureRecognizer() }) { _ in
        false
      },
    ]
  }

  private static var views: [ListedTable] {
    [
      ListedTable(UIView.Properties.table, make: { UIView() }),
      ListedTable(UILabel.Properties.table, make: { UILabel() }),
      ListedTable(UIImageView.Properties.table, make: { UIImageView() }),
      ListedTable(UIControl.Properties.table, make: { UIControl() }),
      ListedTable(UIButton.Properties.table, make: { UIButton() }),
      ListedTable(UIActivityIndicatorView.Properties.table, make: { UIActivityIndicatorView() }),
      ListedTable(UIProgressView.Properties.table, make: { UIProgressView() }),
      ListedTable(
        UIPageControl.Properties.table,
        make: {
          let control = UIPageControl()
          control.numberOfPages = 9
          return control
        }),
      ListedTable(UIScrollView.Properties.table, make: { UIScrollView() }),
      ListedTable(UIStackView.Properties.table, make: { UIStackView() }),
      ListedTable(UIVisualEffectView.Properties.table, make: { UIVisualEffectView() }),
    ]
  }

  private static var bars: [ListedTable] {
    [
      ListedTable(UINavigationBar.Properties.table, make: { UINavigationBar() }),
      ListedTable(UIToolbar.Properties.table, make: { UIToolbar() }),
      ListedTable(UITabBar.Properties.table, make: { UITabBar() }),
      ListedTable(UIBarItem.Properties.table, make: { UIBarItem() }),
      ListedTable(UIBarButtonItem.Properties.table, make: { UIBarButtonItem() }),
      ListedTable(UITabBarItem.Properties.table, make: { UITabBarItem() }),
      ListedTable(UINavigationItem.Properties.table, make: { UINavigationItem() }) { _ in false },
      ListedTable(
        UIBarButtonItemGroup.Properties.table,
        make: { UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil) }
      ) { _ in false },
    ]
  }
}
