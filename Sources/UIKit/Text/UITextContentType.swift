/// The meaning of a field's text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A link.
  public static let URL = UITextContentType(rawValue: "url")
  /// The form of address.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What follows a name.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A profession.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A town and its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a town.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// When a card expires.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The code of a card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The name on a card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// A date with its time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}
