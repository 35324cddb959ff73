/// A list that a diffable data source fills.
protocol DiffableList: ListFront {
  var core: ListCore { get }
}

extension UITableView: DiffableList {}

extension UICollectionView: DiffableList {}
