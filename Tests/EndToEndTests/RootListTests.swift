import Testing

/// `--list`, and sources without roots.
struct RootListTests {
    @Test func `the list has a line for each root`() throws {
        let source = "import BlueprintUI\nlet one = Label(text: \"1\")\n\nlet two = Label(text: \"2\")\n"
        let run = try Run(["render", "-", "--list"], input: source)
        #expect(run.output == "one\telement\t<stdin>:2\ntwo\telement\t<stdin>:4\n")
        #expect(run.errors == "" && run.status == 0)
    }

    @Test func `a source without a root has an empty list, and render fails`() throws {
        let source = "import BlueprintUI\nlet one = 1\n"
        let list = try Run(["render", "-", "--list"], input: source)
        #expect(list.output == "" && list.errors == "" && list.status == 0)
        let render = try Run(["render", "-"], input: source)
        #expect(render.output == "" && render.status == 1)
        #expect(render.errors.hasPrefix("<stdin>:1:1: error: the source has no element at its top level"))
    }

    @Test func `errors of the source are reported with its list too`() throws {
        let run = try Run(["render", "-", "--list"], input: "import BlueprintUI\nlet = 3\nlet a = Label(text: \"\")\n")
        #expect(run.output == "a\telement\t<stdin>:3\n")
        #expect(run.errors.hasPrefix("<stdin>:2:5: error: ") && run.status == 1)
    }
}
