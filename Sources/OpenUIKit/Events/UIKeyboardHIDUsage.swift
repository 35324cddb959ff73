/// The positions of keys on a keyboard, numbered as the USB standard does (usage page 7).
nonisolated public enum UIKeyboardHIDUsage: Int, Sendable {
  /// The key where a US layout has A.
  case keyboardA = 0x04
  /// The key where a US layout has B.
  case keyboardB = 0x05
  /// The key where a US layout has C.
  case keyboardC = 0x06
  /// The key where a US layout has D.
  case keyboardD = 0x07
  /// The key where a US layout has E.
  case keyboardE = 0x08
  /// The key where a US layout has F.
  case keyboardF = 0x09
  /// The key where a US layout has G.
  case keyboardG = 0x0A
  /// The key where a US layout has H.
  case keyboardH = 0x0B
  /// The key where a US layout has I.
  case keyboardI = 0x0C
  /// The key where a US layout has J.
  case keyboardJ = 0x0D
  /// The key where a US layout has K.
  case keyboardK = 0x0E
  /// The key where a US layout has L.
  case keyboardL = 0x0F
  /// The key where a US layout has M.
  case keyboardM = 0x10
  /// The key where a US layout has N.
  case keyboardN = 0x11
  /// The key where a US layout has O.
  case keyboardO = 0x12
  /// The key where a US layout has P.
  case keyboardP = 0x13
  /// The key where a US layout has Q.
  case keyboardQ = 0x14
  /// The key where a US layout has R.
  case keyboardR = 0x15
  /// The key where a US layout has S.
  case keyboardS = 0x16
  /// The key where a US layout has T.
  case keyboardT = 0x17
  /// The key where a US layout has U.
  case keyboardU = 0x18
  /// The key where a US layout has V.
  case keyboardV = 0x19
  /// The key where a US layout has W.
  case keyboardW = 0x1A
  /// The key where a US layout has X.
  case keyboardX = 0x1B
  /// The key where a US layout has Y.
  case keyboardY = 0x1C
  /// The key where a US layout has Z.
  case keyboardZ = 0x1D
  /// The digit 1 in the main block.
  case keyboard1 = 0x1E
  /// The digit 2 in the main block.
  case keyboard2 = 0x1F
  /// The digit 3 in the main block.
  case keyboard3 = 0x20
  /// The digit 4 in the main block.
  case keyboard4 = 0x21
  /// The digit 5 in the main block.
  case keyboard5 = 0x22
  /// The digit 6 in the main block.
  case keyboard6 = 0x23
  /// The digit 7 in the main block.
  case keyboard7 = 0x24
  /// The digit 8 in the main block.
  case keyboard8 = 0x25
  /// The digit 9 in the main block.
  case keyboard9 = 0x26
  /// The digit 0 in the main block.
  case keyboard0 = 0x27
  /// Return, or enter in the main block.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Backspace.
  case keyboardDeleteOrBackspace = 0x2A
  /// Tab.
  case keyboardTab = 0x2B
  /// The space bar.
  case keyboardSpacebar = 0x2C
  /// Hyphen and underscore.
  case keyboardHyphen = 0x2D
  /// Equal sign and plus.
  case keyboardEqualSign = 0x2E
  /// Opening bracket and brace.
  case keyboardOpenBracket = 0x2F
  /// Closing bracket and brace.
  case keyboardCloseBracket = 0x30
  /// Backslash and bar.
  case keyboardBackslash = 0x31
  /// Number sign on other than US layouts.
  case keyboardNonUSPound = 0x32
  /// Semicolon and colon.
  case keyboardSemicolon = 0x33
  /// Quotation marks.
  case keyboardQuote = 0x34
  /// Grave accent and tilde.
  case keyboardGraveAccentAndTilde = 0x35
  /// Comma and less-than sign.
  case keyboardComma = 0x36
  /// Period and greater-than sign.
  case keyboardPeriod = 0x37
  /// Slash and question mark.
  case keyboardSlash = 0x38
  /// Caps lock.
  case keyboardCapsLock = 0x39
  /// Function key 1.
  case keyboardF1 = 0x3A
  /// Function key 2.
  case keyboardF2 = 0x3B
  /// Function key 3.
  case keyboardF3 = 0x3C
  /// Function key 4.
  case keyboardF4 = 0x3D
  /// Function key 5.
  case keyboardF5 = 0x3E
  /// Function key 6.
  case keyboardF6 = 0x3F
  /// Function key 7.
  case keyboardF7 = 0x40
  /// Function key 8.
  case keyboardF8 = 0x41
  /// Function key 9.
  case keyboardF9 = 0x42
  /// Function key 10.
  case keyboardF10 = 0x43
  /// Function key 11.
  case keyboardF11 = 0x44
  /// Function key 12.
  case keyboardF12 = 0x45
  /// Print screen.
  case keyboardPrintScreen = 0x46
  /// Scroll lock.
  case keyboardScrollLock = 0x47
  /// Pause.
  case keyboardPause = 0x48
  /// Insert.
  case keyboardInsert = 0x49
  /// Home.
  case keyboardHome = 0x4A
  /// Page up.
  case keyboardPageUp = 0x4B
  /// Delete forward.
  case keyboardDeleteForward = 0x4C
  /// End.
  case keyboardEnd = 0x4D
  /// Page down.
  case keyboardPageDown = 0x4E
  /// The arrow to the right.
  case keyboardRightArrow = 0x4F
  /// The arrow to the left.
  case keyboardLeftArrow = 0x50
  /// The arrow downwards.
  case keyboardDownArrow = 0x51
  /// The arrow upwards.
  case keyboardUpArrow = 0x52
  /// Num lock or clear.
  case keypadNumLock = 0x53
  /// Slash on the pad.
  case keypadSlash = 0x54
  /// Asterisk on the pad.
  case keypadAsterisk = 0x55
  /// Hyphen on the pad.
  case keypadHyphen = 0x56
  /// Plus on the pad.
  case keypadPlus = 0x57
  /// Enter on the pad.
  case keypadEnter = 0x58
  /// The digit 1 on the pad.
  case keypad1 = 0x59
  /// The digit 2 on the pad.
  case keypad2 = 0x5A
  /// The digit 3 on the pad.
  case keypad3 = 0x5B
  /// The digit 4 on the pad.
  case keypad4 = 0x5C
  /// The digit 5 on the pad.
  case keypad5 = 0x5D
  /// The digit 6 on the pad.
  case keypad6 = 0x5E
  /// The digit 7 on the pad.
  case keypad7 = 0x5F
  /// The digit 8 on the pad.
  case keypad8 = 0x60
  /// The digit 9 on the pad.
  case keypad9 = 0x61
  /// The digit 0 on the pad.
  case keypad0 = 0x62
  /// Period or delete on the pad.
  case keypadPeriod = 0x63
  /// Backslash on other than US layouts.
  case keyboardNonUSBackslash = 0x64
  /// Application or menu.
  case keyboardApplication = 0x65
  /// Power.
  case keyboardPower = 0x66
  /// Equal sign on the pad.
  case keypadEqualSign = 0x67
  /// Function key 13.
  case keyboardF13 = 0x68
  /// Function key 14.
  case keyboardF14 = 0x69
  /// Function key 15.
  case keyboardF15 = 0x6A
  /// Function key 16.
  case keyboardF16 = 0x6B
  /// Function key 17.
  case keyboardF17 = 0x6C
  /// Function key 18.
  case keyboardF18 = 0x6D
  /// Function key 19.
  case keyboardF19 = 0x6E
  /// Function key 20.
  case keyboardF20 = 0x6F
  /// Function key 21.
  case keyboardF21 = 0x70
  /// Function key 22.
  case keyboardF22 = 0x71
  /// Function key 23.
  case keyboardF23 = 0x72
  /// Function key 24.
  case keyboardF24 = 0x73
  /// The left control key.
  case keyboardLeftControl = 0xE0
  /// The left shift key.
  case keyboardLeftShift = 0xE1
  /// The left option key.
  case keyboardLeftAlt = 0xE2
  /// The left command key.
  case keyboardLeftGUI = 0xE3
  /// The right control key.
  case keyboardRightControl = 0xE4
  /// The right shift key.
  case keyboardRightShift = 0xE5
  /// The right option key.
  case keyboardRightAlt = 0xE6
  /// The right command key.
  case keyboardRightGUI = 0xE7
  /// A key that this list does not name.
  case keyboard_Reserved = 0xFFFF
}
