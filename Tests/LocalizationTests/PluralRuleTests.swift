import Testing

@testable import LPLocalization

struct PluralRuleTests {
  /// The category of each of these in each language, by CLDR as in Babel 2.18: z, 1, 2, f, m, o for zero, one, two, few, many, other.
  private static let numbers =
    """
    0 1 2 3 4 5 6 7 9 10 11 12 14 19 20 21 22 23 25 42 100 101 102 103 111 112 119 1000 1000000 2000000 \
    0.0 0.1 0.2 1.0 1.1 1.5 2.0 2.1 3.3 10.0 10.4 11.11 1000000.0
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test(arguments: [
    ("ooooooooooooooooooooooooooooooooooooooooooo", "bo id ja km ko lo ms my th vi yue zh"),
    (
      "o1ooooooooooooooooooooooooooooooo1ooooooooo",
      """
      af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj \
      kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nb nd ne nn nnh no nr ny nyn om or os pap ps rm \
      rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
      """
    ),
    ("11oooooooooooooooooooooooooooo1oo1ooooooooo", "ak bho csw ln mg nso pa ti wa"),
    ("11oooooooooooooooooooooooooooo1111ooooooooo", "am as bn doi fa gu hi kn pcm zu"),
    ("z12fffffffmmmmmmmmmmooofmmmooozoo1oo2oofooo", "ar"),
    ("o1ooooooooooooooooooooooooooooooooooooooooo", "ast de en et fi fy gl ia io lij nl sc sv sw ur yi"),
    ("m1fffmmmmmmmmmm1ffmfm1ffmmmmmmmoo1oofoomoom", "be"),
    ("z1oooooooooooooooooooooooooooozoo1ooooooooo", "blo ksh"),
    ("o12ffooofoooooo12fo2o12foooommooo1oo2ooooom", "br"),
    ("o1fffoooooooooo1ffofo1ffooooooo1fo1oo1fofoo", "bs hr sr"),
    ("o1oooooooooooooooooooooooooommooooooooooooo", "ca it lld scn vec pt-PT"),
    ("1111o1o1o111oo111111111111o1111111111111o11", "ceb fil"),
    ("o1fffooooooooooooooooooooooooommmmmmmmmmmmm", "cs sk"),
    ("z12foomooooooooooooooooooooooozoo1oo2oooooo", "cy"),
    ("o1ooooooooooooooooooooooooooooo11111ooooooo", "da"),
    ("o12ffoooooooooooooooo12fooooooo12o1oo1fofoo", "dsb hsb"),
    ("o1oooooooooooooooooooooooooommooo1ooooooooo", "es"),
    ("11oooooooooooooooooooooooooooo111111ooooooo", "ff hy kab"),
    ("11oooooooooooooooooooooooooomm111111ooooooo", "fr ht pt"),
    ("o12ffffmmmooooooooooooooooooooooo1oo2oomooo", "ga"),
    ("o12fffffff12ffooooooooooooooooooo1oo2oofooo", "gd"),
    ("f12ooooooo12oof12oo2f12o12offfmmmmmmmmmmmmm", "gv"),
    ("o12ooooooooooooooooooooooooooo111oooooooooo", "he"),
    ("o1ooooooooooooo1ooooo1ooooooooo1o11oo1ooooo", "is"),
    ("o12oooooooooooooooooooooooooooooo1oo2oooooo", "iu naq sat se sma smj smn sms"),
    ("z12fooooooooooom2fo2om2fooo2oozoo1oo2oooooo", "kw"),
    ("z1ooooooooooooooooooooooooooooz11111ooooooo", "lag"),
    ("o1fffffffoooooo1ffffo1ffooooooomm1mmfmmommo", "lt"),
    ("z1ooooooozzzzzz1ooooz1oozzzzzzz1o11oo1ozozz", "lv prg"),
    ("o1ooooooooooooo1ooooo1ooooooooo1oo1oo1ooooo", "mk"),
    ("f12fffffffmmmmooooooooofmmmooofoo1oo2oofooo", "mt"),
    ("m1fffmmmmmmmmmmmffmfmmffmmmmmmooooooooooooo", "pl"),
    ("f1ffffffffffffoooooooffffffooofffffffffffff", "ro"),
    ("m1fffmmmmmmmmmm1ffmfm1ffmmmmmmooooooooooooo", "ru uk"),
    ("11ffffffffoooooooooooooooooooo1111oofoofooo", "shi"),
    ("11oooooooooooooooooooooooooooo11o1ooooooooo", "si"),
    ("o12ffoooooooooooooooo12foooooofffffffffffff", "sl"),
    ("11oooooooo1111111111oooooooooo1oo1ooooooooo", "tzm"),
  ])
  func `numbers have CLDR's categories`(letters: String, languages: String) throws {
    let names: [Character: PluralCategory] = [
      "z": .zero, "1": .one, "2": .two, "f": .few, "m": .many, "o": .other,
    ]
    for language in languages.split(whereSeparator: \.isWhitespace) {
      let rule = PluralRule.rule(for: try #require(LanguageTag(String(language))))
      for (number, letter) in zip(Self.numbers, letters) {
        #expect(rule.category(number) == names[letter], "\(number) in \(language)")
      }
    }
  }

  @Test(arguments: [
    ("", false), ("-", false), ("1e20", false), ("nan", false), ("1.", true), ("-3", true), (".5", false),
  ])
  func `only decimal digits have a category`(text: String, isNumber: Bool) {
    #expect((PluralRule.rule(for: .english).category(text) != nil) == isNumber)
  }

  @Test func `numbers longer than any integer keep their last digits`() {
    let russian = PluralRule.rule(for: LanguageTag("ru")!)
    let zeros = String(repeating: "0", count: 40)
    #expect(russian.category("1\(zeros)1") == .one)
    #expect(russian.category("1\(zeros)") == .many)
    #expect(PluralRule.rule(for: .english).category("1\(zeros)1") == .other)
  }
}
