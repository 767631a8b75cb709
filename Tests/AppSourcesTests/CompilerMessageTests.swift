import Foundation
import Testing

@testable import LPAppSources

/// What the compiler's messages say, with messages that the toolchain gives for small sources.
@Suite struct CompilerMessageTests {
  /// Compiles a source and returns the first message of an error.
  private func message(_ source: String) throws -> CompilerMessage {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("message-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5", "-diagnostic-style", "llvm",
      "-no-color-diagnostics", file.path,
    ]
    let output = Pipe()
    (process.standardError, process.standardOutput) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let line = try #require(text.split(separator: "\n").first { $0.contains(": error: ") }, "\(text)")
    return CompilerMessage(String(try #require(line.firstRange(of: ": error: ").map { line[$0.upperBound...] })))
  }

  @Test func `what is not found is read with its owner`() throws {
    let member = try message("class A {}\nfunc f(a: A) { a.pin(1) }\n")
    #expect(member.missingMember?.name == "pin" && member.missingMember?.owner == "A")
    #expect(member.concernsValue && !member.mayFollow)
    let name = try message("func f() { Store.shared() }\n")
    #expect(name.missingName == "Store" && name.missingType == nil && name.concernsValue)
    let type = try message("func f(a: Store) {}\n")
    #expect(type.missingName == "Store" && type.missingType == "Store")
    let inner = try message("class Vault {}\nfunc f(a: Vault.Account) {}\n")
    #expect(inner.missingInnerType?.outer == "Vault" && inner.missingInnerType?.name == "Account")
  }

  @Test func `what a type should be is read`() throws {
    #expect(try message("class Store {}\nfunc f(a: any Store) {}\n").neededProtocol == "Store")
    #expect(try message("class Store {}\nfunc f(a: Store<Int>) {}\n").specialized == "Store")
    #expect(try message("class Store {}\nclass Store {}\n").redeclared == "Store")
    let conformance = try message("protocol P { func f() }\nclass Store: P {}\n")
    #expect(conformance.missingConformance?.type == "Store" && conformance.missingConformance?.protocol == "P")
    #expect(conformance.wrongInheritance == .some("P"))
    let value = try message("protocol P {}\nclass Store {}\nfunc g(p: some P) {}\nfunc f(s: Store) { g(p: s) }\n")
    #expect(value.missingConformance?.protocol == "P")
  }

  @Test func `what goes where a message is about it is read`() throws {
    #expect(try message("class A {}\nclass B: A { override func f() {} }\n").overridesNothing)
    #expect(try message("struct A {}\nclass B: A {}\n").wrongInheritance == .some("A"))
    #expect(try message("class A {}\nclass C {}\nclass B: A, C {}\n").wrongInheritance != nil)
    #expect(try message("func f(a: Int) { a.g() }\n").wrongInheritance == nil)
  }

  @Test func `a message that may follow from another waits for it`() throws {
    #expect(try message("func f() { let a = .vertical }\n").mayFollow)
    #expect(try message("func f() { let a = nil }\n").mayFollow)
    #expect(try !message("func f() { g() }\n").mayFollow)
  }

  @Test func `messages about one thing that is missing are one mistake`() throws {
    let first = try message("enum Shade {}\nlet a = Shade.red\n")
    let second = try message("enum Shade {}\nlet a = Shade.blue\n")
    #expect(first.mistake == second.mistake && first.mistake != nil && first.text != second.text)
    #expect(try message("func f() { let a = .vertical }\n").mistake == nil)
    #expect(try message("func f() { g() }\n").mistake != message("func f() { h() }\n").mistake)
  }

  @Test func `what only the catalog's modules have is missing in the app`() {
    let behind = "is not available due to missing import of defining module 'LPLayoutDSL' [#MemberImportVisibility]"
    let method: CompilerMessage = .init("instance method 'shadow(color:opacity:)' \(behind)")
    #expect(method.missingMember?.name == "shadow" && method.missingMember?.owner == nil)
    #expect(CompilerMessage("property 'margins' \(behind)").missingMember?.name == "margins")
    #expect(CompilerMessage("initializer 'init(hex:dark:)' \(behind)").missingMember == nil)
    let other = behind.replacing("LPLayoutDSL", with: "Foundation")
    #expect(CompilerMessage("property 'margins' \(other)").missingMember == nil)
  }
}
