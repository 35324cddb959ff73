/// The meaning of the text that is wanted, for whatever fills it in. A value that is only stored.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// A meaning of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The meaning URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// The meaning address city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The meaning address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// The meaning address state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The meaning birthdate.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The meaning birthdate day.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The meaning birthdate month.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The meaning birthdate year.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The meaning country name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The meaning credit card expiration.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The meaning credit card expiration month.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The meaning credit card expiration year.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The meaning credit card family name.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The meaning credit card given name.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The meaning credit card middle name.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The meaning credit card name.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The meaning credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The meaning credit card security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The meaning credit card type.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The meaning date time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The meaning email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The meaning family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The meaning flight number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The meaning full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The meaning given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The meaning job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The meaning location.
  public static let location = UITextContentType(rawValue: "location")
  /// The meaning middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// The meaning name.
  public static let name = UITextContentType(rawValue: "name")
  /// The meaning name prefix.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// The meaning name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// The meaning new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The meaning nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The meaning one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The meaning organization name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// The meaning password.
  public static let password = UITextContentType(rawValue: "password")
  /// The meaning postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The meaning shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The meaning street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The meaning street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The meaning sublocality.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The meaning telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The meaning username.
  public static let username = UITextContentType(rawValue: "username")
}
