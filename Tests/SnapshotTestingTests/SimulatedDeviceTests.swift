import LPLayoutModel
import LPLocalization
import Testing

@testable import SnapshotTesting

/// `SNAPSHOT_DEVICE` and `SNAPSHOT_SYSTEM`.
struct SimulatedDeviceTests {
  @Test func `the device and the version of iOS are those that are asked for`() {
    let phone = SimulatedDevice(["SNAPSHOT_DEVICE": "iPhone 15", "SNAPSHOT_SYSTEM": "17.5"])
    #expect(phone.problem == nil && phone.name == "iPhone 15" && phone.system == "17.5")
    #expect(phone.size.width == 393 && phone.scale == 3 && phone.metrics == .classic)
    #expect(SimulatedDevice(["SNAPSHOT_SYSTEM": "26.0"]).metrics == .ios26)
  }

  @Test func `the simulator's model is in the environment, for helpers that name references after it`() {
    func variables(_ name: String) -> [String: String] { SimulatedDevice(["SNAPSHOT_DEVICE": name]).variables }
    #expect(variables("iPhone 15 Pro")["SIMULATOR_MODEL_IDENTIFIER"] == "iPhone16,1")
    #expect(variables("iPhone 15")["SIMULATOR_DEVICE_NAME"] == "iPhone 15")
    #expect(variables("iPad mini")["SIMULATOR_MODEL_IDENTIFIER"] == nil)
  }

  @Test func `the locale chooses the direction`() {
    let arabic = SimulatedDevice(["SNAPSHOT_LOCALE": "ar_AE"])
    #expect(arabic.problem == nil && arabic.locale?.description == "ar-AE")
    #expect(arabic.traits.layoutDirection == .rightToLeft && arabic.traits.localeIdentifier == "ar-AE")
    #expect(SimulatedDevice([:]).traits.localeIdentifier == "en")
    let wrong = SimulatedDevice(["SNAPSHOT_LOCALE": "deutsch!"]).problem?.description
    #expect(wrong == "'deutsch!' is not a locale (SNAPSHOT_LOCALE). Write it as in de_DE.")
  }

  @Test(arguments: [[:], ["SNAPSHOT_DEVICE": "", "SNAPSHOT_SYSTEM": ""]])
  func `it is an iPhone SE where nothing is asked for`(_ variables: [String: String]) {
    let phone = SimulatedDevice(variables)
    #expect(phone.problem == nil && phone.size.width == 375 && phone.scale == 2 && phone.metrics == .classic)
  }

  @Test func `a device and a version that there are not became an iPhone SE`() {
    let device = SimulatedDevice(["SNAPSHOT_DEVICE": "iPhone 99"]).problem?.description
    #expect(device?.hasPrefix("There is no device 'iPhone 99' (SNAPSHOT_DEVICE).") == true)
    let system = SimulatedDevice(["SNAPSHOT_SYSTEM": "latest"]).problem?.description
    #expect(system == "'latest' is no version of iOS (SNAPSHOT_SYSTEM). Write it as in 17.5.")
  }
}
