import LPOperations
@testable import LPCommandLine
@testable import LPSupport
import Foundation
import LayoutPreview
import Testing
@testable import LPCatalogs
import LPVariants

@Suite struct RenderCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `each variant has its files, and the catalog a page`() throws {
    let run = try CommandRun("Troubled", ["render", "Plain", "Small box", "--direction", "all"], in: folder)
    #expect(run.status == 0)
    let variants = ["default", "rtl"].flatMap { name in [".layout.txt", ".page.js", ".png", ".svg"].map { name + $0 } }
    let expected = ["plain", "small-box"].flatMap { preview in
      (["contact-sheet.png"] + variants + ["thumbnails.page.js"]).map { "out/Troubled/\(preview)/\($0)" }
    }
    #expect(folder.files == (expected + ["out/Troubled/index.html"]).sorted())
    #expect(
      run.output
        == "Plain: 2 in out/Troubled/plain/\nSmall box: 2 in out/Troubled/small-box/\nout/Troubled/index.html\n")
    #expect(run.errors == "2 previews, 2 variants: 4 pictures\n", "the count is said before the work")
    let page = try folder.text("out/Troubled/index.html")
    #expect(page.contains("<title>Troubled</title>") && page.contains("\"folder\":\"small-box\""))
  }

  @Test func `a plain view stands in the middle of the safe area in its own size`() throws {
    _ = try CommandRun("Troubled", ["render", "Small box", "--format", "text"], in: folder)
    #expect(folder.files == ["out/Troubled/small-box/default.layout.txt"])
    #expect(try folder.text("out/Troubled/small-box/default.layout.txt").contains("136.5,418.5 120×40"))
  }

  @Test func `the status bar, the cutout and the home indicator are drawn on request`() throws {
    let options = ["--device", "iPhone 15,iPhone SE", "--format", "svg,png,pdf"]
    let plain = try CommandRun("Troubled", ["render", "Plain", "--out", "plain"] + options, in: folder)
    let run = try CommandRun("Troubled", ["render", "Plain", "--device-chrome"] + options, in: folder)
    #expect(plain.status == 0 && run.status == 0, "\(run.errors)")
    for device in ["iphone-15", "iphone-se"] {
      let picture = try folder.text("out/Troubled/plain/\(device).svg")
      #expect(picture.contains(">9:41</text>") && picture.contains(#"id="device-chrome""#))
      #expect(try !folder.text("plain/Troubled/plain/\(device).svg").contains("device-chrome"))
    }
    // A plain size is no device.
    let size = try CommandRun(
      "Troubled", ["render", "Plain", "--device-chrome", "--size", "390x844", "--format", "svg"], in: folder)
    #expect(size.status == 0)
    #expect(try !folder.text("out/Troubled/plain/390x844.svg").contains("device-chrome"))
  }

  @Test func `the same bytes come from one worker, from several, and again`() throws {
    let options = [
      "render", "Plain", "Greeting", "Small box", "--size", "all", "--locale", "all", "--format", "all", "--annotate",
      "all",
    ]
    for (jobs, out) in [("1", "a"), ("3", "b"), ("3", "c")] {
      let run = try CommandRun("Troubled", options + ["--jobs", jobs, "--out", out], in: folder)
      #expect(run.status == 0)
    }
    let names = folder.files.filter { $0.hasPrefix("a/") }.map { $0.dropFirst(2) }
    // Six files for each of four variants, a sheet as three, the small pictures, the page and the document.
    #expect(names.count == 3 * (4 * 6 + 3 + 1) + 2)
    #expect(try folder.text("a/Troubled/index.html").count > 0 && names.contains("Troubled/Troubled.pdf"))
    for name in names {
      let bytes = try folder.read("a/\(name)")
      #expect(try bytes == folder.read("b/\(name)"), "\(name)")
      #expect(try bytes == folder.read("c/\(name)"), "\(name)")
    }
  }

  @Test(arguments: ["1", "2"])
  func `a preview that traps is reported by name and variant, and the others are drawn`(_ jobs: String) throws {
    let run = try CommandRun(
      "Troubled", ["render", "--direction", "all", "--format", "png", "--jobs", jobs], in: folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("Troubled.swift:29:31: error: the preview 'Out of range' crashed"))
    #expect(run.errors.contains("  in Out of range: rtl\n"))
    #expect(run.errors.contains("looking for a view that is not there"))
    #expect(run.errors.hasSuffix("render 'Out of range' --variant rtl --format=png --jobs=\(jobs)\n"))
    #expect(folder.files.count == 15)
    #expect(folder.exists("out/Troubled/out-of-range/default.png"))
    #expect(!folder.exists("out/Troubled/out-of-range/rtl.png"))
    #expect(run.output.contains("Out of range: 1 of 2 in out/Troubled/out-of-range/\n"))
  }

  @Test func `a preview that never returns is stopped after the timeout`() throws {
    // Beside other tests a worker may need seconds before it is in the loop, whose line is looked for.
    let arguments = ["render", "Never done", "Plain", "--appearance", "all", "--format", "png", "--timeout", "6.5"]
    let run = try CommandRun("Troubled", arguments, in: folder)
    #expect(run.status == 1)
    #expect(run.errors.contains(/Troubled.swift:38:\d+: error: the preview 'Never done'/))
    #expect(run.errors.contains("the preview 'Never done' timed out after 6.5 s"))
    #expect(run.errors.contains("  in Never done: dark\n"))
    #expect(folder.files.count == 3)
  }

  @Test func `a preview that timed out ran once more`() throws {
    let arguments = ["render", "Never done", "--appearance", "dark", "--format", "png", "--timeout", "0.7"]
    let run = try CommandRun(
      "Troubled", arguments, in: folder, environment: ["TROUBLED_RUNS": folder.url.appendingPathComponent("runs").path])
    #expect(run.status == 1)
    #expect(try folder.text("runs") == "dark\n")
  }

  @Test func `advice after a failure repeated the command that had just failed`() throws {
    let options = ["--appearance", "dark", "--format", "png", "--timeout", "0.7"]
    let alone = try CommandRun("Troubled", ["render", "Never done"] + options, in: folder)
    #expect(alone.status == 1 && !alone.errors.contains("next: "))
    let many = try CommandRun("Troubled", ["render", "Never done", "Plain"] + options, in: folder)
    #expect(many.errors.hasSuffix("render 'Never done' --variant dark --format=png --timeout=0.7\n"))
    let test = try CommandRun(
      "Troubled", ["test", "Never done", "--appearance", "dark", "--timeout", "0.7"], in: folder)
    #expect(test.output == "1 variant: 1 not made\n" && !test.errors.contains("next: "))
    let conflict = ["render", "Conflict", "--size", "regular", "--format", "png"]
    let drawn = try CommandRun("Troubled", conflict, in: folder)
    #expect(drawn.errors.hasSuffix("render Conflict --variant regular --format=png --annotate constraints\n"))
    let annotated = try CommandRun("Troubled", conflict + ["--annotate", "constraints"], in: folder)
    #expect(annotated.status == 1 && !annotated.errors.contains("next: "))
  }

  @Test func `advice after a failed explanation lost what had been asked`() throws {
    let run = try CommandRun(
      "Troubled", ["explain", "Out of range", "screen.width", "--direction", "all"], in: folder)
    #expect(run.errors.hasSuffix("explain 'Out of range' screen.width --variant rtl\n"), "\(run.errors)")
  }

  @Test func `rendering one preview dropped the others from the page`() throws {
    func page(_ arguments: String...) throws -> IndexPage {
      let run = try CommandRun("Troubled", ["render"] + arguments, in: folder)
      #expect(run.status == 0, "\(run.errors)")
      return try #require(IndexPage(contentsOf: folder.url.appendingPathComponent("out/Troubled/index.html").path))
    }
    let first = try page("Plain", "Small box", "--direction", "all", "--format", "png,svg,html")
    #expect(first.previews.map(\.name) == ["Plain", "Small box"] && first.files == ["png", "svg"])
    let joint = try page("Greeting", "Small box", "--locale", "all", "--format", "png,text,html")
    #expect(joint.previews.map(\.name) == ["Plain", "Greeting", "Small box"], "in the catalog's order")
    #expect(joint.files == ["png"], "every variant has a picture")
    #expect(joint.previews[0].variants.map(\.more) == [["default.svg"], ["rtl.svg"]])
    #expect(joint.previews[1].variants.map(\.more) == [["default.layout.txt"], ["ar.layout.txt"]])
    #expect(joint.previews[2].variants.map(\.name) == ["default", "ar"], "what was drawn last")
    let axes = joint.axes.filter { $0.values.count > 1 }
    #expect(axes.map(\.name) == ["direction", "locale"])
    for preview in joint.previews {
      for variant in preview.variants {
        let place = joint.axes.indices.map { joint.axes[$0].values[variant.at[$0]] }
        #expect(place.contains("ar") == variant.name.contains("ar"))
      }
    }
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("out/Troubled/plain"))
    #expect(try page("Greeting").previews.map(\.name) == ["Greeting", "Small box"], "files that are gone")
  }

  @Test func `a crash that does not come again is reported, and the preview is drawn`() throws {
    let run = try CommandRun(
      "Troubled", ["render", "Plain", "Missing image", "--text-size", "xSmall", "--format", "png"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.errors.contains("error: the preview 'Missing image' crashed at the first attempt, but not at the retry"))
    #expect(run.errors.contains("  in Missing image: xSmall\n"))
    #expect(folder.files == ["missing-image", "plain"].map { "out/Troubled/\($0)/xSmall.png" })
  }

  @Test func `a missing image is named, and its preview alone is not drawn`() throws {
    let run = try CommandRun(
      "Troubled", ["render", "Plain", "Missing image", "--legibility", "all", "--format", "png,text"], in: folder)
    #expect(run.status == 1, "a finding, since other previews are drawn")
    let alone = try CommandRun("Troubled", ["render", "Missing image", "--legibility", "bold"], in: TemporaryFolder())
    #expect(alone.status == 2, "nothing is drawn")
    #expect(run.errors.contains("cannot find the image 'nowhere' (looked for "))
    #expect(run.errors.contains("  in Missing image: bold\n"))
    #expect(
      folder.files.filter { $0.contains("missing-image") }.map { ($0 as NSString).lastPathComponent } == [
        "default.layout.txt", "default.png",
      ])
  }

  @Test func `a conflict is told with every constraint of it by file and line, once, and drawn all the same`() throws {
    let run = try CommandRun(
      "Troubled", ["render", "Conflict", "--size", "regular", "--direction", "all", "--format", "png"], in: folder)
    #expect(run.status == 1)
    #expect(run.errors.components(separatedBy: "[conflict]").count == 2)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.filter { $0.contains("Troubled.swift:") && $0.contains(": note: bar.width ==") }.count == 2)
    #expect(run.errors.contains("  in Conflict: regular, regular_rtl\n"))
    #expect(run.errors.hasSuffix("render Conflict --variant regular --format=png --annotate constraints\n"))
    #expect(folder.exists("out/Troubled/conflict/regular.png"))
  }

  @Test func `with --json the result is one document on standard output`() throws {
    let run = try CommandRun("Troubled", ["render", "Conflict", "--size", "all", "--json"], in: folder)
    let report = try JSONDecoder().decode(RenderReport.self, from: Data(run.output.utf8))
    #expect(report.schema == "layout-preview/render/1")
    #expect(report.status == .found)
    let preview = report.catalogs[0].previews[0]
    #expect(preview.variants.map(\.name) == ["default", "regular"])
    #expect(preview.variants[0].files.contains("Troubled/conflict/default.png"))
    #expect(preview.variants[1].diagnostics.map(\.rule) == ["conflict"])
    #expect(preview.sheets == ["Troubled/conflict/contact-sheet.png"])
  }

  @Test func `variants side by side are one file for each pair, as a list of the report says`() throws {
    let run = try CommandRun(
      "Troubled", ["render", "Plain", "--beside", "direction", "--size", "all", "--format", "svg,pdf", "--json"],
      in: folder)
    #expect(run.status == 0)
    let catalog = try JSONDecoder().decode(RenderReport.self, from: Data(run.output.utf8)).catalogs[0]
    let pairs = ["default", "regular"].flatMap { name in
      ["svg", "pdf"].map { "Troubled/plain/\(name).beside-direction.\($0)" }
    }
    #expect(catalog.previews[0].sheets == pairs)
    #expect(catalog.previews[0].variants.map(\.name) == ["default", "rtl", "regular", "regular_rtl"])
    #expect(catalog.document == "Troubled/Troubled.pdf")
    #expect((pairs + ["Troubled/Troubled.pdf"]).allSatisfy { folder.exists("out/\($0)") })
  }

  @Test func `a view in focus is drawn with its constraints, and a name that no view has is an error`() throws {
    let run = try CommandRun(
      "Troubled", ["render", "Conflict", "Plain", "--focus", "bar", "--format", "svg", "--notes", "caption"], in: folder
    )
    #expect(run.status == 0)
    #expect(run.errors.contains("note: no view is named 'bar' in Plain\n"))
    let picture = try folder.text("out/Troubled/conflict/default.svg")
    #expect(picture.contains("id=\"dimming\"") && picture.contains("bar.width == 100"))
    #expect(picture.contains("Conflict · default") && !picture.contains("id=\"key\""))
    let plain = try folder.text("out/Troubled/plain/default.svg")
    #expect(!plain.contains("id=\"dimming\""))

    let missing = try CommandRun("Troubled", ["render", "Conflict", "--focus", "baz", "--format", "png"], in: folder)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("error: no view is named 'baz', in --focus; did you mean 'bar'"))
    #expect(missing.errors.contains("render --annotate names' to see the names of all views."))
  }

  @Test func `shards together draw what one run draws`() throws {
    let options = ["render", "Plain", "Small box", "--size", "all", "--format", "png", "--out"]
    _ = try CommandRun("Troubled", options + ["whole"], in: folder)
    for shard in ["1/3", "2/3", "3/3"] {
      #expect(try CommandRun("Troubled", options + ["parts", "--shard", shard], in: folder).status == 0)
    }
    let whole = folder.files.filter { $0.hasPrefix("whole/") }.map { $0.dropFirst(5) }
    #expect(folder.files.filter { $0.hasPrefix("parts/") }.map { $0.dropFirst(5) } == whole)
    #expect(whole.count == 4)
  }

  @Test func `an output folder that is a file is refused before anything is drawn`() throws {
    try folder.write("", to: "taken")
    let run = try CommandRun("Troubled", ["render", "--out", "taken"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("error: taken cannot be written: Not a directory"))
    #expect(folder.files == ["taken"])
  }

  @Test func `a file that does not fit leaves nothing half-written`() throws {
    // Files of more than a few blocks cannot be written, as on a disk that is full.
    let run = try CommandRun(
      "Troubled", ["render", "Greeting", "--format", "json,text"], in: folder, throughShell: "trap '' XFSZ; ulimit -f 2"
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("default.json cannot be written: "))
    #expect(!folder.files.contains { $0.hasSuffix(".json") || $0.hasSuffix(".tmp") })
  }

  @Test func `missing fonts are an error that names what to install`() throws {
    let run = try CommandRun("Troubled", ["render", "--fonts", "nowhere"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("The font directory \(folder.url.path)/nowhere cannot be listed"))
    #expect(folder.files.isEmpty)
  }
}
