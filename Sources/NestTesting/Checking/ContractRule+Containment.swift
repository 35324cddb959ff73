// The rules of parents, views and geometry.

nonisolated extension ContractRule {
  /// `willMove(toParent:)` without the end of the move before, or to the parent it has.
  public static let moveBegunTwice = ContractRule(
    "moveBegunTwice", number: "2.1",
    requires: "willMove(toParent:) is called once for each change of the parent",
    because: "addChild(_:) calls it; the container calls it for a removal only",
    source: "R1.2, UIKit 2.1", evidence: .events,
    remedy:
      "Call willMove(toParent: nil) once, and never willMove(toParent: self): addChild(_:) does")

  /// `didMove(toParent:)` without `willMove(toParent:)` for the same parent.
  public static let moveNotBegun = ContractRule(
    "moveNotBegun", number: "2.2",
    requires: "willMove(toParent: nil) precedes removeFromParent()",
    because: "The child has to know of its removal while it still has its parent",
    source: "R1.2, UIKit 2.2", evidence: .events,
    remedy:
      "Call willMove(toParent: nil) before removeFromParent(), and didMove(toParent: self) after addChild(_:) only"
  )

  /// Between `willMove(toParent:)` and `didMove(toParent:)`, while nothing runs.
  public static let moveUnfinished = ContractRule(
    "moveUnfinished", number: "2.3",
    requires: "didMove(toParent:) follows each willMove(toParent:)",
    because: "The child would count as moving for ever",
    source: "R1.2, UIKit 2.1", evidence: .treeAtRest,
    remedy:
      "Call didMove(toParent: self) when the view has been added, or when its animation has ended")

  /// An appearance callback during a move without the flag of the move.
  public static let moveFlagMissing = ContractRule(
    "moveFlagMissing", number: "2.4",
    requires:
      "isMovingToParent and isMovingFromParent stay true during the move, reversals included",
    because: "By them a controller learns that it is shown for the first time, or for the last",
    source: "R2.5, UIKit 1.5", evidence: .events, level: .robust,
    remedy:
      "Begin and end the appearance again where a change is reversed, and call willMove(toParent:) only when the child leaves"
  )

  /// A controller's view that lies elsewhere than the controller.
  public static let hierarchiesDiffer = ContractRule(
    "hierarchiesDiffer", number: "2.5",
    requires: "A controller whose view is in the view of another one is a child of that one",
    because: "Sizes, traits, appearance and preferences follow the controllers, not the views",
    source: "R1.1, UIKit 2.4", evidence: .tree,
    remedy: "Call addChild(_:) before addSubview(_:), and didMove(toParent:) after it")

  /// A child whose view was removed for good.
  public static let remainsWithoutView = ContractRule(
    "remainsWithoutView", number: "2.7",
    requires: "A child whose view is removed for good is removed too",
    because: "It would live, and receive sizes and traits, for nobody to see",
    source: "R1.2, UIKit 2.3", evidence: .statement,
    remedy:
      "Call willMove(toParent: nil) before removeFromSuperview(), and removeFromParent() after")

  /// In the list of a container that is not its parent.
  public static let listedWithoutParent = ContractRule(
    "listedWithoutParent", number: "2.6",
    requires: "A container lists no child whose parent it is not",
    because: "It would show, and remove, what belongs to another controller or to nobody",
    source: "R1.6, UIKit 2.2", evidence: .tree, level: .robust,
    remedy:
      "Drop a child from your list where its parent is another one, or none, before you show or remove it"
  )

  /// Visible, and has not appeared.
  public static let shownWithoutAppearing = ContractRule(
    "shownWithoutAppearing", number: "3.1",
    requires: "A child that can be seen in the view of an appeared parent has appeared",
    because: "It would show nothing of what it prepares when it appears",
    source: "R2.1, R5.1", evidence: .treeAtRest,
    remedy:
      "Leave shouldAutomaticallyForwardAppearanceMethods true, or begin and end the appearance of every child whose view is added"
  )

  /// Has appeared, and its view is in no window.
  public static let appearedOutsideWindow = ContractRule(
    "appearedOutsideWindow", number: "3.2",
    requires: "A controller whose view is in no window has disappeared",
    because: "It would go on with what only makes sense on screen",
    source: "R2.1", evidence: .treeAtRest,
    remedy:
      "Call beginAppearanceTransition(false, animated:) and endAppearanceTransition() where the view is removed, and begin no appearance while your own view is in no window"
  )

  /// Has appeared in a parent that has disappeared, or in a hidden window.
  public static let appearedInHiddenParent = ContractRule(
    "appearedInHiddenParent", number: "3.3",
    requires: "A child has disappeared when its parent has, or when its window is hidden",
    because: "What is inside something that cannot be seen cannot be seen",
    source: "R2.2, UIKit 3.1", evidence: .treeAtRest,
    remedy:
      "Forward your own viewWillDisappear(_:) and viewDidDisappear(_:) by beginAppearanceTransition(false, animated:) and endAppearanceTransition()"
  )

  /// Has appeared, and cannot be seen. An empty view is not judged: bars leave it no room in a
  /// small window.
  public static let appearedUnseen = ContractRule(
    "appearedUnseen", number: "3.5",
    requires: "A child that is hidden, outside or behind an opaque sibling has disappeared",
    because: "It would play, measure and poll for nobody to see",
    source: "R2.1, UIKit 1.3", evidence: .treeAtRest,
    remedy:
      "Remove the view with removeFromSuperview(), or begin and end its disappearance by hand")

  /// Another size when it has appeared than in `viewIsAppearing(_:)`.
  public static let layoutNotFinal = ContractRule(
    "layoutNotFinal", number: "5.1",
    requires: "The size in viewIsAppearing is the one in viewDidAppear, if no other was announced",
    because: "A controller lays out and scrolls to its place there",
    source: "R3.2, UIKit 1.3", evidence: .events,
    remedy:
      "Set the frame of the view, or its constraints, before addSubview(_:) and before the appearance begins"
  )

  /// Another size with its container, and was not informed.
  public static let sizeNotAnnounced = ContractRule(
    "sizeNotAnnounced", number: "5.2",
    requires: "viewWillTransition(to:with:) announces to a shown child the size that it gets",
    because: "A child changes its layout alongside, whatever determines its frame",
    source: "R4.1, UIKit 6.3", evidence: .treeAtRest,
    remedy:
      "Call super.viewWillTransition(to:with:), and return the size of each child from size(forChildContentContainer:withParentContainerSize:)"
  )

  /// Removed, with the geometry that the container gave it.
  public static let geometryNotRestored = ContractRule(
    "geometryNotRestored", number: "5.3",
    requires: "The view of a removed child has the frame and the autoresizing mask from before",
    because: "The next container that shows it knows nothing of the former container",
    source: "R3.3", evidence: .treeAtRest, level: .complete,
    remedy:
      "Save frame and autoresizingMask before you set them, and set them again after removeFromSuperview()"
  )

  /// A clone for one orientation that is shown in the other one.
  public static let otherOrientation = ContractRule(
    "otherOrientation", number: "5.4",
    requires: "A shown child that has another controller for the present orientation is exchanged",
    because: "It is not made for the shape that it has",
    source: "R4.6", evidence: .treeAtRest, level: .complete,
    remedy:
      "Exchange the child in the completion of animate(alongsideTransition:completion:) of viewWillTransition(to:with:)"
  )

  /// The first responder is in a child that cannot be seen.
  public static let firstResponderCovered = ContractRule(
    "firstResponderCovered", number: "6.1",
    requires: "The first responder is in no covered child, and in none that has disappeared",
    because: "Text would go into what is covered, and the keyboard stay for it",
    source: "R20.1", evidence: .treeAtRest, level: .robust,
    remedy: "Call endEditing(true) on the view of a child before you cover it")

  /// A touch, a gesture or a scroll continues in a child that has disappeared.
  public static let inputContinues = ContractRule(
    "inputContinues", number: "6.2",
    requires: "No touch, no gesture and no scroll continues in a child that has disappeared",
    because: "The child would act on what its user does not see",
    source: "R6.4, R20.1", evidence: .tree, level: .robust,
    remedy: "Have a gesture recognizer with cancelsTouchesInView that begins when the change does")

  /// A covered child that assistive technologies reach.
  public static let accessibleWhenCovered = ContractRule(
    "accessibleWhenCovered", number: "6.3",
    requires: "Nothing in a covered child is reached from the window by accessibility",
    because: "What is covered would be read, and activated",
    source: "R20.3", evidence: .treeAtRest, level: .complete,
    remedy: "Remove the view of a covered child, or set its accessibilityElementsHidden")

  /// The first responder, a touch or an element beside a modal view.
  public static let inputBesideModal = ContractRule(
    "inputBesideModal", number: "6.4",
    requires:
      "Nothing beside a modal view is the first responder, takes input that continues, or is reached",
    because: "Keys, fingers and a screen reader would act where the modal view lets nobody act",
    source: "R20.1, R20.3", evidence: .tree, level: .complete,
    remedy:
      "Call endEditing(true) and cancel touches before a view with accessibilityViewIsModal is shown"
  )

  /// A view that was loaded and not put anywhere.
  public static let loadedTooEarly = ContractRule(
    "loadedTooEarly", number: "7.1",
    requires: "The view of a child is loaded when the container puts it into its own, not before",
    because: "A list of children would cost the views of all of them",
    source: "R3.1, R6.3", evidence: .treeAtRest,
    remedy: "Read viewIfLoaded until the child is shown, and view where you add it")

  /// A hidden view that a memory warning has left loaded.
  public static let loadedAfterMemoryWarning = ContractRule(
    "loadedAfterMemoryWarning", number: "7.2",
    requires: "A memory warning unloads the hidden views that the container's policy names",
    because: "They are the memory that can be given back",
    source: "R13.1", evidence: .statement, level: .complete,
    remedy: "Set view to nil in didReceiveMemoryWarning() where it has no superview")

  /// Alive after all who have to own it are gone.
  public static let notReleased = ContractRule(
    "notReleased", number: "7.3",
    requires: "A removed child is freed, and a container when nobody shows it any more",
    because: "It would act, and cost memory, for ever",
    source: "R13.2", evidence: .statement,
    remedy:
      "Drop the child from your lists when it is removed, and capture it and yourself weakly in what lives on"
  )
}
