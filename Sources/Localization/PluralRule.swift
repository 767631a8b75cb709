/// Which category a number has in a language: CLDR's cardinal rules (supplemental/plurals.xml, as Babel 2.18 has them), restated.
struct PluralRule: Sendable {
  let category: @Sendable (PluralOperands) -> PluralCategory

  /// The rule of a language; one for all numbers where CLDR knows none.
  static func rule(for tag: LanguageTag) -> PluralRule {
    if tag.language == "pt", let region = tag.region, region != "BR" { return italian }
    return byLanguage[tag.language] ?? invariant
  }

  private static let invariant = PluralRule { _ in .other }

  /// one: n = 1
  private static let exactlyOne = PluralRule { $0.n(1) ? .one : .other }

  /// one: i = 1 and v = 0
  private static let oneWithoutFraction = PluralRule { $0.i == 1 && $0.v == 0 ? .one : .other }

  /// one: i = 0 or n = 1
  private static let hindi = PluralRule { $0.i == 0 || $0.n(1) ? .one : .other }

  /// one: n = 0..1
  private static let upToOne = PluralRule { $0.n(0...1) ? .one : .other }

  /// one: i = 0, 1
  private static let belowTwo = PluralRule { $0.i <= 1 ? .one : .other }

  /// many: whole millions, as in "1 million de jours"
  private static func romance(_ isOne: @escaping @Sendable (PluralOperands) -> Bool) -> PluralRule {
    PluralRule { x in
      if isOne(x) { return .one }
      return x.i != 0 && x.i % 1_000_000 == 0 && x.v == 0 ? .many : .other
    }
  }

  private static let french = romance { $0.i <= 1 }
  private static let spanish = romance { $0.n(1) }
  private static let italian = romance { $0.i == 1 && $0.v == 0 }

  private static let russian = PluralRule { x in
    guard x.v == 0 else { return .other }
    return slavic(x.i)
  }

  private static let belarusian = PluralRule { x in
    guard x.isWhole else { return .other }
    return slavic(x.i)
  }

  /// one: 1, 21, 31…; few: 2–4, 22–24…; many: the rest
  private static func slavic(_ i: Int) -> PluralCategory {
    let (ones, tens) = (i % 10, i % 100)
    if ones == 1, tens != 11 { return .one }
    return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
  }

  private static let polish = PluralRule { x in
    guard x.v == 0 else { return .other }
    if x.i == 1 { return .one }
    return slavic(x.i) == .few ? .few : .many
  }

  private static let czech = PluralRule { x in
    if x.v != 0 { return .many }
    if x.i == 1 { return .one }
    return (2...4).contains(x.i) ? .few : .other
  }

  /// As in Russian, but the fraction's digits count too, and there is no many.
  private static let serbian = PluralRule { x in
    let whole = x.v == 0 ? slavic(x.i) : .many
    let fraction = slavic(x.f)
    if whole == .one || fraction == .one { return .one }
    return whole == .few || fraction == .few ? .few : .other
  }

  private static let macedonian = PluralRule { x in
    (x.v == 0 && slavic(x.i) == .one) || slavic(x.f) == .one ? .one : .other
  }

  private static let slovenian = PluralRule { x in
    if x.v != 0 { return .few }
    switch x.i % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static let sorbian = PluralRule { x in
    for part in x.v == 0 ? [x.i % 100, x.f % 100] : [x.f % 100] {
      if part == 1 { return .one }
      if part == 2 { return .two }
      if part == 3 || part == 4 { return .few }
    }
    return .other
  }

  private static let lithuanian = PluralRule { x in
    if x.f != 0 { return .many }
    if x.n(mod: 100, 11...19) || !x.isWhole { return .other }
    return x.i % 10 == 1 ? .one : x.i % 10 >= 2 ? .few : .other
  }

  private static let latvian = PluralRule { x in
    let isTeen = x.n(mod: 100, 11...19) || (x.v == 2 && (11...19).contains(x.f % 100))
    if x.n(mod: 10, 0...0) || isTeen { return .zero }
    if x.n(mod: 10, 1...1) || (x.f % 10 == 1 && (x.v != 2 || x.f % 100 != 11)) { return .one }
    return .other
  }

  private static let romanian = PluralRule { x in
    if x.i == 1, x.v == 0 { return .one }
    return x.v != 0 || x.n(0) || x.n(mod: 100, 1...19) ? .few : .other
  }

  private static let arabic = PluralRule { x in
    guard x.isWhole else { return .other }
    switch x.i {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default: break
    }
    switch x.i % 100 {
    case 3...10: return .few
    case 11...99: return .many
    default: return .other
    }
  }

  private static let hebrew = PluralRule { x in
    if (x.i == 1 && x.v == 0) || (x.i == 0 && x.v != 0) { return .one }
    return x.i == 2 && x.v == 0 ? .two : .other
  }

  private static let maltese = PluralRule { x in
    if x.n(1) { return .one }
    if x.n(2) { return .two }
    if x.n(0) || x.n(mod: 100, 3...10) { return .few }
    return x.n(mod: 100, 11...19) ? .many : .other
  }

  private static let irish = PluralRule { x in
    if x.n(1) { return .one }
    if x.n(2) { return .two }
    if x.n(3...6) { return .few }
    return x.n(7...10) ? .many : .other
  }

  private static let welsh = PluralRule { x in
    guard x.isWhole else { return .other }
    return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][x.i] ?? .other
  }

  private static let gaelic = PluralRule { x in
    if x.n(1) || x.n(11) { return .one }
    if x.n(2) || x.n(12) { return .two }
    return x.n(3...10) || x.n(13...19) ? .few : .other
  }

  private static let breton = PluralRule { x in
    guard x.isWhole else { return .other }
    let (ones, tens) = (x.i % 10, x.i % 100 / 10)
    let isException = tens == 1 || tens == 7 || tens == 9
    if ones == 1, !isException { return .one }
    if ones == 2, !isException { return .two }
    if ones == 3 || ones == 4 || ones == 9, !isException { return .few }
    return x.i != 0 && x.i % 1_000_000 == 0 ? .many : .other
  }

  private static let danish = PluralRule { x in
    x.n(1) || (x.t != 0 && x.i <= 1) ? .one : .other
  }

  private static let icelandic = PluralRule { x in
    let whole = x.isWhole && x.i % 10 == 1 && x.i % 100 != 11
    return whole || (x.t % 10 == 1 && x.t % 100 != 11) ? .one : .other
  }

  /// Numbers that end in 4, 6 or 9 are other.
  private static let filipino = PluralRule { x in
    let last = x.v == 0 ? x.i % 10 : x.f % 10
    let isOne = ![4, 6, 9].contains(last) || (x.v == 0 && (1...3).contains(x.i))
    return isOne ? .one : .other
  }

  private static let sinhala = PluralRule { $0.n(0...1) || ($0.i == 0 && $0.f == 1) ? .one : .other }

  private static let sami = PluralRule { $0.n(1) ? .one : $0.n(2) ? .two : .other }

  private static let colognian = PluralRule { $0.n(0) ? .zero : $0.n(1) ? .one : .other }

  private static let langi = PluralRule { x in
    if x.n(0) { return .zero }
    return x.i <= 1 ? .one : .other
  }

  private static let tachelhit = PluralRule { x in
    if x.i == 0 || x.n(1) { return .one }
    return x.n(2...10) ? .few : .other
  }

  private static let tamazight = PluralRule { $0.n(0...1) || $0.n(11...99) ? .one : .other }

  private static let manx = PluralRule { x in
    if x.v != 0 { return .many }
    if x.i % 10 == 1 { return .one }
    if x.i % 10 == 2 { return .two }
    return x.i % 20 == 0 ? .few : .other
  }

  private static let cornish = PluralRule { x in
    guard x.isWhole else { return .other }
    if x.i == 0 { return .zero }
    if x.i == 1 { return .one }
    let (twenties, thousands) = (x.i % 100 % 20, x.i % 100_000)
    let isRoundThousand =
      x.i % 1000 == 0 && ((1000...20000).contains(thousands) || [40000, 60000, 80000].contains(thousands))
    if twenties == 2 || isRoundThousand || x.i % 1_000_000 == 100_000 { return .two }
    return twenties == 3 ? .few : twenties == 1 ? .many : .other
  }

  private static let families: [(rule: PluralRule, languages: String)] = [
    (
      exactlyOne,
      """
      af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl \
      ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh \
      sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
      """
    ),
    (oneWithoutFraction, "ast de en et fi fy gl ia io lij nl sc sv sw ur yi"),
    (hindi, "am as bn doi fa gu hi kn pcm zu"), (upToOne, "ak bho csw guw ln mg nso pa ti wa"),
    (belowTwo, "ff hy kab"), (french, "fr ht"), (spanish, "es"), (italian, "ca it lld scn vec"),
    (romance { $0.i <= 1 }, "pt"), (russian, "ru uk"), (belarusian, "be"), (polish, "pl"), (czech, "cs sk"),
    (serbian, "bs hr sh sr"), (macedonian, "mk"), (slovenian, "sl"), (sorbian, "dsb hsb"), (lithuanian, "lt"),
    (latvian, "lv prg"), (romanian, "mo ro"), (arabic, "ar ars"), (hebrew, "he"), (maltese, "mt"), (irish, "ga"),
    (welsh, "cy"), (gaelic, "gd"), (breton, "br"), (danish, "da"), (icelandic, "is"), (filipino, "ceb fil tl"),
    (sinhala, "si"), (sami, "iu naq sat se sma smi smj smn sms"),
    (colognian, "blo ksh"), (langi, "lag"), (tachelhit, "shi"), (tamazight, "tzm"), (manx, "gv"), (cornish, "kw"),
  ]

  private static let byLanguage: [String: PluralRule] = Dictionary(
    uniqueKeysWithValues: families.flatMap { family in
      family.languages.split(whereSeparator: \.isWhitespace).map { (String($0), family.rule) }
    })
}
