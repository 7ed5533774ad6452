"""The rules by which `scripts/check interface` compares two versions."""
import unittest

from . import additions, changelog, command_line
from .rules import Comparison, full_names

LOG = """# Changelog

## [Unreleased]

### Added
- `Layers.show` is new.

### Changed
- `Layers.hide(animated:)` waits, and `navbridge run --json` prints more.
- An entry whose `backtick, has no pair, names `Layers.pop`.

### Removed
- ``Layers.`odd` `` and `Navbridge.App`.

## [0.1.0]

### Removed
- `Layers.old`
"""
JSON = "documents.txt"
WIRE = "protocol.txt"
SHELL = "command-line.txt"
TYPES = "javascript.txt"
LAYERS = "swift/NavbridgeLayers.txt"


def faults(path, heading, old, new, **given):
    """The faults of one heading, with what they say after the names."""
    found = Comparison({path: {heading: set(old)}}, {path: {heading: set(new)} if new is not None else {}}, **given).faults()
    return [fault.split("' of '")[0].split(": '")[1] for fault in found]


class ChangelogTests(unittest.TestCase):
    def test_only_changed_and_removed_of_unreleased_count(self):
        removed, changed = changelog.announced(LOG, "")
        self.assertEqual(changed, {"Layers.hide", "navbridge run --json"})
        self.assertEqual(removed, {"Layers.`odd`", "Navbridge.App"})

    def test_an_entry_of_the_last_version_does_not_count_again(self):
        self.assertEqual(changelog.announced(LOG, LOG), (set(), set()))

    def test_a_backtick_without_a_pair_names_nothing(self):
        self.assertEqual(changelog.names("`a`, `b and `c`"), set())

    def test_a_span_of_two_backticks_is_one_span(self):
        self.assertEqual(changelog.names("``a `b` c``"), {"a `b` c"})


class NameTests(unittest.TestCase):
    def test_the_name_has_its_command_its_module_or_its_container(self):
        self.assertEqual(full_names(SHELL, "navbridge run", "--json has no value"), {"navbridge run --json"})
        self.assertEqual(full_names(SHELL, "navbridge run", "ends with 70"), {"navbridge run ends with 70"})
        self.assertEqual(full_names(TYPES, "Navbridge.App", "readonly device: any"), {"Navbridge.App.device"})
        self.assertEqual(full_names(TYPES, "globals", "namespace Navbridge"), {"Navbridge"})
        self.assertEqual(full_names(LAYERS, "Layers", "func show(_ name: String)"),
                         {"Layers.show", "NavbridgeLayers.Layers.show"})
        self.assertEqual(full_names(LAYERS, "NavbridgeLayers", "struct Layers"), {"NavbridgeLayers.Layers"})


class WithdrawalTests(unittest.TestCase):
    def test_a_method_of_one_design_may_become_one_of_every_design(self):
        old = {WIRE: {"Methods of the design d": {"device/a", "device/b"}}}
        new = {WIRE: {"Methods of every design": {"device/a"}, "Methods of the design d": set()}}
        self.assertEqual([fault.split("'")[1] for fault in Comparison(old, new).faults()], ["device/b"])

    def test_a_line_that_is_gone_is_a_fault(self):
        self.assertEqual(faults(LAYERS, "Layers", ["func show()"], []), ["func show()"])

    def test_a_full_name_announces_it_and_a_shorter_one_does_not(self):
        for name, expected in (("Layers.show", []), ("show", ["func show()"]), ("Layers", ["func show()"])):
            self.assertEqual(faults(LAYERS, "Layers", ["func show()"], [], changed={name}), expected, name)

    def test_a_container_is_removed_with_its_members_if_it_is_gone(self):
        self.assertEqual(faults(LAYERS, "Layers", ["func show()"], None, removed={"Layers"}), [])
        self.assertEqual(faults(LAYERS, "Layers", ["func show()"], ["func hide()"], removed={"Layers"}), ["func show()"])
        self.assertEqual(faults(LAYERS, "Layers", ["func show()"], None, changed={"Layers"}), ["func show()"])

    def test_a_major_version_may_withdraw_but_not_from_what_has_a_number_of_its_own(self):
        self.assertEqual(faults(LAYERS, "Layers", ["func show()"], [], may_withdraw=True), [])
        self.assertEqual(faults(WIRE, "device/tap", ["x: number"], [], may_withdraw=True), ["x: number"])


class FrozenTests(unittest.TestCase):
    def test_no_entry_announces_a_change_of_a_document(self):
        name = 'document.schema: "navbridge-bench-3"'
        self.assertEqual(faults(JSON, "bench", [name, "document.count: integer"], [name], changed={
            "bench.document.count", "bench.count"}), ["document.count: integer"])

    def test_a_document_with_a_higher_number_may_change(self):
        old = ['document.schema: "navbridge-bench-3"', "document.count: integer"]
        self.assertEqual(faults(JSON, "bench", old, ['document.schema: "navbridge-bench-4"']), [])
        self.assertEqual(len(faults(JSON, "bench", old, ['document.schema: "navbridge-bench-2"'])), 2)

    def test_the_protocol_changes_with_its_number(self):
        for number, count in (("1", 1), ("2", 0)):
            old = {WIRE: {"initialize": {"protocolVersion: `1`"}, "device/tap": {"x: number"}}}
            new = {WIRE: {"initialize": {f"protocolVersion: `{number}`"}, "device/tap": set()}}
            self.assertEqual(len(list(Comparison(old, new).faults())), count)

    def test_a_snapshot_changes_with_the_documents_that_contain_it(self):
        for number, count in (("1", 1), ("2", 0)):
            old = {JSON: {"run": {'run.schema: "navbridge-run-1"'}, "snapshot": {"node.name: text"}}}
            new = {JSON: {"run": {f'run.schema: "navbridge-run-{number}"'}, "snapshot": set()}}
            self.assertEqual(len(list(Comparison(old, new).faults())), count)


class AdditionTests(unittest.TestCase):
    def test_a_new_necessary_option_or_argument_breaks(self):
        old = ["file", "--json has no value"]
        self.assertEqual(faults(SHELL, "navbridge run", old, [*old, "--to has a value", "--to is necessary"]), ["--to is necessary"])
        self.assertEqual(faults(SHELL, "navbridge run", old, [*old, "folder", "folder is necessary"]), ["folder is necessary"])
        self.assertEqual(faults(SHELL, "navbridge run", old, [*old, "--to has a value", "--to may be left out"]), [])
        self.assertEqual(faults(SHELL, "navbridge run", old, [*old, "file is necessary"]), [])
        self.assertEqual(faults(SHELL, "navbridge run", old, [*old, "--t", "--t is necessary"], changed={"navbridge run --t"}), [])

    def test_a_new_necessary_parameter_breaks(self):
        old = {WIRE: {"Methods of every design": {"device/tap"}, "device/tap": {"x: number"}, "surface/touch": {"x: number"}}}

        def after(heading, *lines):
            new = {WIRE: {**old[WIRE], heading: old[WIRE][heading] | set(lines)}}
            return len(list(Comparison(old, new).faults()))
        self.assertEqual(after("device/tap", "z: number"), 1)
        self.assertEqual(after("device/tap", "z: number", "z may be left out"), 0)
        self.assertEqual(after("surface/touch", "z: number"), 0)
        self.assertEqual(after("surface/touch", "x: or null"), 1)

    def test_a_new_necessary_argument_of_a_command_breaks(self):
        old, more = ["show", "show: argument 1 name (text)"], "show: argument 2 to (text)"
        self.assertEqual(faults(WIRE, "Layers", old, [*old, more]), [more])
        self.assertEqual(faults(WIRE, "Layers", old, [*old, more, "show: argument 2 may be left out"]), [])
        self.assertEqual(faults(WIRE, "Layers", old, [*old, "hide", "hide: argument 1 name (text)"]), [])

    def test_a_wider_type_in_a_document_breaks(self):
        old = ["document.at: number", 'document.kind: "act"', "document: run", "document.code: 1"]
        for line, expected in (
                ("document.at: null", 1), ('document.kind: "end"', 0), ("document.code: 2", 0), ("document: end", 0),
                ("document.to: null", 0)):
            self.assertEqual(len(faults(JSON, "run", old, [*old, line])), expected, line)

    def test_a_new_necessary_member_of_what_an_app_makes_breaks(self):
        for heading, lines, expected in (
                ("Navbridge.AppOptions", ["size: number"], ["size: number"]),
                ("Navbridge.AppOptions", ["size: number", "size may be left out"], []),
                ("NavbridgeReactNative.LayoutComponent", ["size: number"], ["size: number"]),
                ("NavbridgeDriver.SnapshotNode", ["size: number"], [])):
            self.assertEqual(faults(TYPES, heading, ["paused: boolean"], ["paused: boolean", *lines]), expected)

    def test_another_word_of_a_member_keeps_all(self):
        self.assertEqual(faults(TYPES, "Navbridge.RunOptions", ["clock: 'real'"], ["clock: 'real'", "clock: 'virtual'"]), [])

    def test_a_new_requirement_without_an_implementation_breaks(self):
        given = {"requirements": [(LAYERS, "Part", "func end()")]}
        self.assertEqual(faults(LAYERS, "Part", ["func begin()"], ["func begin()", "func end()"], **given), ["func end()"])
        self.assertEqual(faults(LAYERS, "Part", ["func begin()"], ["func begin()", "func end()"]), [])
        self.assertEqual(list(Comparison({LAYERS: {}}, {LAYERS: {"Part": {"func end()"}}}, **given).faults()), [])

    def test_the_types_that_apps_make_are_in_the_lists(self):
        from . import recorded
        self.assertGreater(sum(bool(additions.INPUTS.fullmatch(each)) for each in recorded()[TYPES]), 15)


class CommandLineTests(unittest.TestCase):
    def test_the_types_of_values_are_read_from_the_sources(self):
        text = '''
  @Option(help: "The seed, a var iable.") var seed: UInt64 = 1
  @Option(
    name: .customLong("epoch-time"), help: "x")
  var epochTime: Int64?
  @Option var inFlight = 64
  @Argument var files: [String] = ["."]
  @Option var design: DesignName?
'''
        self.assertEqual(command_line.types([text]), {
            "seed": {"a whole number"}, "epoch-time": {"a whole number"}, "in-flight": {"a whole number"}, "files": {"a text"}})
