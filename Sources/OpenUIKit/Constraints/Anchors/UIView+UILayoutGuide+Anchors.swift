// The anchors are made when they are read: they have no state.

extension UIView {
  /// The anchor of where lines of text begin.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(.view(self), .leading))
  }

  /// The anchor of where lines of text end.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(.view(self), .trailing))
  }

  /// The anchor of the left side.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(.view(self), .left))
  }

  /// The anchor of the right side.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(.view(self), .right))
  }

  /// The anchor of the top.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(.view(self), .top))
  }

  /// The anchor of the bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(.view(self), .bottom))
  }

  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(.view(self), .width))
  }

  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(.view(self), .height))
  }

  /// The anchor of the middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(.view(self), .centerX))
  }

  /// The anchor of the middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(.view(self), .centerY))
  }

  /// The anchor of the baseline of the first line of text; the top without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(.view(self), .firstBaseline))
  }

  /// The anchor of the baseline of the last line of text; the bottom without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(.view(self), .lastBaseline))
  }
}

extension UILayoutGuide {
  /// The anchor of where lines of text begin.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(.guide(self), .leading))
  }

  /// The anchor of where lines of text end.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(.guide(self), .trailing))
  }

  /// The anchor of the left side.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(.guide(self), .left))
  }

  /// The anchor of the right side.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(.guide(self), .right))
  }

  /// The anchor of the top.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(.guide(self), .top))
  }

  /// The anchor of the bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(.guide(self), .bottom))
  }

  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(.guide(self), .width))
  }

  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(.guide(self), .height))
  }

  /// The anchor of the middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(.guide(self), .centerX))
  }

  /// The anchor of the middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(.guide(self), .centerY))
  }
}
