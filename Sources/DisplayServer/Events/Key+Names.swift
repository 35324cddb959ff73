/// Letters, by their place on a US keyboard.
extension Key {
  package static let a = Key(rawValue: 0x04)
  package static let b = Key(rawValue: 0x05)
  package static let c = Key(rawValue: 0x06)
  package static let d = Key(rawValue: 0x07)
  package static let e = Key(rawValue: 0x08)
  package static let f = Key(rawValue: 0x09)
  package static let g = Key(rawValue: 0x0A)
  package static let h = Key(rawValue: 0x0B)
  package static let i = Key(rawValue: 0x0C)
  package static let j = Key(rawValue: 0x0D)
  package static let k = Key(rawValue: 0x0E)
  package static let l = Key(rawValue: 0x0F)
  package static let m = Key(rawValue: 0x10)
  package static let n = Key(rawValue: 0x11)
  package static let o = Key(rawValue: 0x12)
  package static let p = Key(rawValue: 0x13)
  package static let q = Key(rawValue: 0x14)
  package static let r = Key(rawValue: 0x15)
  package static let s = Key(rawValue: 0x16)
  package static let t = Key(rawValue: 0x17)
  package static let u = Key(rawValue: 0x18)
  package static let v = Key(rawValue: 0x19)
  package static let w = Key(rawValue: 0x1A)
  package static let x = Key(rawValue: 0x1B)
  package static let y = Key(rawValue: 0x1C)
  package static let z = Key(rawValue: 0x1D)
}

/// Digits above the letters.
extension Key {
  package static let digit1 = Key(rawValue: 0x1E)
  package static let digit2 = Key(rawValue: 0x1F)
  package static let digit3 = Key(rawValue: 0x20)
  package static let digit4 = Key(rawValue: 0x21)
  package static let digit5 = Key(rawValue: 0x22)
  package static let digit6 = Key(rawValue: 0x23)
  package static let digit7 = Key(rawValue: 0x24)
  package static let digit8 = Key(rawValue: 0x25)
  package static let digit9 = Key(rawValue: 0x26)
  package static let digit0 = Key(rawValue: 0x27)
}

/// Keys that end, erase and separate.
extension Key {
  package static let returnOrEnter = Key(rawValue: 0x28)
  package static let escape = Key(rawValue: 0x29)
  package static let deleteOrBackspace = Key(rawValue: 0x2A)
  package static let tab = Key(rawValue: 0x2B)
  package static let space = Key(rawValue: 0x2C)
}

/// Punctuation, by its place on a US keyboard.
extension Key {
  package static let hyphen = Key(rawValue: 0x2D)
  package static let equalSign = Key(rawValue: 0x2E)
  package static let openBracket = Key(rawValue: 0x2F)
  package static let closeBracket = Key(rawValue: 0x30)
  package static let backslash = Key(rawValue: 0x31)
  package static let nonUSPound = Key(rawValue: 0x32)
  package static let semicolon = Key(rawValue: 0x33)
  package static let quote = Key(rawValue: 0x34)
  package static let graveAccentAndTilde = Key(rawValue: 0x35)
  package static let comma = Key(rawValue: 0x36)
  package static let period = Key(rawValue: 0x37)
  package static let slash = Key(rawValue: 0x38)
  package static let nonUSBackslash = Key(rawValue: 0x64)
}

/// Function keys.
extension Key {
  package static let f1 = Key(rawValue: 0x3A)
  package static let f2 = Key(rawValue: 0x3B)
  package static let f3 = Key(rawValue: 0x3C)
  package static let f4 = Key(rawValue: 0x3D)
  package static let f5 = Key(rawValue: 0x3E)
  package static let f6 = Key(rawValue: 0x3F)
  package static let f7 = Key(rawValue: 0x40)
  package static let f8 = Key(rawValue: 0x41)
  package static let f9 = Key(rawValue: 0x42)
  package static let f10 = Key(rawValue: 0x43)
  package static let f11 = Key(rawValue: 0x44)
  package static let f12 = Key(rawValue: 0x45)
}

/// Keys of the middle block.
extension Key {
  package static let printScreen = Key(rawValue: 0x46)
  package static let scrollLock = Key(rawValue: 0x47)
  package static let pause = Key(rawValue: 0x48)
  package static let insert = Key(rawValue: 0x49)
  package static let home = Key(rawValue: 0x4A)
  package static let pageUp = Key(rawValue: 0x4B)
  package static let deleteForward = Key(rawValue: 0x4C)
  package static let end = Key(rawValue: 0x4D)
  package static let pageDown = Key(rawValue: 0x4E)
  package static let rightArrow = Key(rawValue: 0x4F)
  package static let leftArrow = Key(rawValue: 0x50)
  package static let downArrow = Key(rawValue: 0x51)
  package static let upArrow = Key(rawValue: 0x52)
  package static let application = Key(rawValue: 0x65)
}

/// The key pad.
extension Key {
  package static let keypadNumLock = Key(rawValue: 0x53)
  package static let keypadSlash = Key(rawValue: 0x54)
  package static let keypadAsterisk = Key(rawValue: 0x55)
  package static let keypadHyphen = Key(rawValue: 0x56)
  package static let keypadPlus = Key(rawValue: 0x57)
  package static let keypadEnter = Key(rawValue: 0x58)
  package static let keypad1 = Key(rawValue: 0x59)
  package static let keypad2 = Key(rawValue: 0x5A)
  package static let keypad3 = Key(rawValue: 0x5B)
  package static let keypad4 = Key(rawValue: 0x5C)
  package static let keypad5 = Key(rawValue: 0x5D)
  package static let keypad6 = Key(rawValue: 0x5E)
  package static let keypad7 = Key(rawValue: 0x5F)
  package static let keypad8 = Key(rawValue: 0x60)
  package static let keypad9 = Key(rawValue: 0x61)
  package static let keypad0 = Key(rawValue: 0x62)
  package static let keypadPeriod = Key(rawValue: 0x63)
}

/// Modifiers and locks.
extension Key {
  package static let capsLock = Key(rawValue: 0x39)
  package static let leftControl = Key(rawValue: 0xE0)
  package static let leftShift = Key(rawValue: 0xE1)
  package static let leftAlternate = Key(rawValue: 0xE2)
  package static let leftCommand = Key(rawValue: 0xE3)
  package static let rightControl = Key(rawValue: 0xE4)
  package static let rightShift = Key(rawValue: 0xE5)
  package static let rightAlternate = Key(rawValue: 0xE6)
  package static let rightCommand = Key(rawValue: 0xE7)
}
