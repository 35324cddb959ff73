extension OptionalMethods {
  /// The protocols of OpenUIKitText.
  static let text = """
    extension UITextFieldDelegate {
      func textFieldShouldBeginEditing(_: UITextField) -> Bool
      func textFieldDidBeginEditing(_: UITextField)
      func textFieldShouldEndEditing(_: UITextField) -> Bool
      func textFieldDidEndEditing(_: UITextField)
      func textFieldDidEndEditing(_: UITextField, reason: UITextField.DidEndEditingReason)
      func textField(
        _: UITextField, shouldChangeCharactersIn: NSRange, replacementString: String
      ) -> Bool
      func textFieldDidChangeSelection(_: UITextField)
      func textFieldShouldClear(_: UITextField) -> Bool
      func textFieldShouldReturn(_: UITextField) -> Bool
    }
    extension UITextViewDelegate: UIScrollViewDelegate {
      func textViewShouldBeginEditing(_: UITextView) -> Bool
      func textViewShouldEndEditing(_: UITextView) -> Bool
      func textViewDidBeginEditing(_: UITextView)
      func textViewDidEndEditing(_: UITextView)
      func textView(
        _: UITextView, shouldChangeTextIn: NSRange, replacementText: String
      ) -> Bool
      func textViewDidChange(_: UITextView)
      func textViewDidChangeSelection(_: UITextView)
      func textView(
        _: UITextView, primaryActionFor: UITextItem, defaultAction: UIAction
      ) -> UIAction?
    }
    extension UITextInteractionDelegate {
      func interactionShouldBegin(_: UITextInteraction, at: CGPoint) -> Bool
      func interactionWillBegin(_: UITextInteraction)
      func interactionDidEnd(_: UITextInteraction)
    }
    extension UIFindInteractionDelegate {
      func findInteraction(_: UIFindInteraction, didBegin: UIFindSession)
      func findInteraction(_: UIFindInteraction, didEnd: UIFindSession)
    }
    extension UISearchBarDelegate: UIBarPositioningDelegate {
      func searchBarShouldBeginEditing(_: UISearchBar) -> Bool
      func searchBarTextDidBeginEditing(_: UISearchBar)
      func searchBarShouldEndEditing(_: UISearchBar) -> Bool
      func searchBarTextDidEndEditing(_: UISearchBar)
      func searchBar(_: UISearchBar, shouldChangeTextIn: NSRange, replacementText: String) -> Bool
      func searchBar(_: UISearchBar, textDidChange: String)
      func searchBarSearchButtonClicked(_: UISearchBar)
      func searchBarCancelButtonClicked(_: UISearchBar)
      func searchBarBookmarkButtonClicked(_: UISearchBar)
      func searchBarResultsListButtonClicked(_: UISearchBar)
      func searchBar(_: UISearchBar, selectedScopeButtonIndexDidChange: Int)
    }
    extension UISearchControllerDelegate {
      func presentSearchController(_: UISearchController)
      func willPresentSearchController(_: UISearchController)
      func didPresentSearchController(_: UISearchController)
      func willDismissSearchController(_: UISearchController)
      func didDismissSearchController(_: UISearchController)
    }
    """
}
