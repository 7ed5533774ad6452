import NavbridgeWire
import Testing

/// Suites for Detox: their equal runs, their steps in reports, and the controls of popular libraries (e2e-languages §5, §20).
@Suite("Suites for Detox", .timeLimit(.minutes(20)))
struct DetoxSuiteTests {
  @Test("Sliders and pickers of popular libraries send the events of a finger", arguments: ReactGestureTests.routes)
  func adjustables(_ route: String) async throws {
    let folder = StandInApp.folder([
      "controls.js": """
      const { show } = require('./raw');
      const lines = [];
      let volume = 2;
      let commit = () => {};
      const items = ['Red', 'Green'].map((label) => ({ label, value: label.toLowerCase() }));
      const screen = () => ['RCTView', { flex: 1, paddingTop: 110 },
        ['RCTText', { testID: 'log' }, lines.join(', ')],
        ['RNCSlider', { testID: 'volume', height: 40, width: 200, minimumValue: 0, maximumValue: 10, step: 1, value: volume }],
        ['RNCSlider', { testID: 'loose', height: 40, width: 200 }],
        ['RNCSlider', { testID: 'off', height: 40, width: 200, disabled: true }],
        ['RNCPicker', { testID: 'colour', height: 216, width: 200, items, selectedIndex: 0 }],
        ['OtherSlider', { testID: 'other', height: 40, width: 200 }]];
      show((again) => { commit = again; return screen(); }, (testID, type, body) => {
        if (!['volume', 'colour'].includes(testID) || /Touch/.test(type)) return;
        if (type === 'RNCSliderValueChange') volume = body.value;
        lines.push(`${type.replace('RNCSlider', '')} ${body.value ?? `${body.newIndex} ${body.newValue}`}`);
        commit(screen());
      });
      """,
      "a.test.js": """
      const { expect: jest } = require('@jest/globals');
      test('row', async () => {
        await device.launchApp();
        const volume = element(by.id('volume'));
        await expect(volume).toHaveSliderPosition(0.2, 0.01);
        await volume.adjustSliderToPosition(0.68);
        await expect(volume).toHaveSliderPosition(0.7, 0.01);
        await expect(element(by.type('slider')).atIndex(0)).toHaveValue('7');
        jest((await volume.getAttributes()).normalizedSliderPosition).toBe(0.7);
        await expect(element(by.id('log'))).toHaveText('SlidingStart 2, ValueChange 7, SlidingComplete 7');
        await volume.adjustSliderToPosition(0.7);
        // One that React does not follow keeps its value.
        await element(by.id('loose')).adjustSliderToPosition(0.25);
        await expect(element(by.id('loose'))).toHaveSliderPosition(0.25, 0.01);
        await element(by.id('colour')).setColumnToValue(0, 'Green');
        await expect(element(by.id('log'))).toHaveText(/.*Complete 7, SlidingStart 7, SlidingComplete 7, Change 1 green/);
        await jest(volume.adjustSliderToPosition(2)).rejects.toThrow('a number from 0 to 1');
        await jest(element(by.id('off')).adjustSliderToPosition(1)).rejects.toThrow('it is disabled');
        await jest(element(by.id('colour')).setColumnToValue(0, 'Blue')).rejects.toThrow('it has “Red”, “Green”');
        await jest(element(by.id('colour')).setColumnToValue(1, 'Red')).rejects.toThrow('Invalid component 1');
        await jest(element(by.id('log')).adjustSliderToPosition(1)).rejects.toThrow('not an instance of “UISlider”');
        await jest(element(by.id('other')).setColumnToValue(0, 'a')).rejects.toThrow('not an instance of “UIPickerView”');
      });
      """,
    ])
    let (code, output, error) = try await folder.run(["--app", "\(folder.path)/controls.js", "--architecture", route])
    #expect(code == 0 && output.contains("1 passed"), "\(output)\(error)")
  }

  @Test("Twenty runs of a suite for Detox leave the same transcripts", arguments: ReactGestureTests.routes)
  func equal(_ route: String) async throws {
    let folder = StandInApp.folder([
      "a.test.js": """
      beforeEach(() => device.launchApp({ newInstance: true }));
      it('types and waits', async () => {
        await element(by.id('name')).typeText('Ada');
        await element(by.id('later')).tap();
        await waitFor(element(by.id('text'))).toHaveText('done').withTimeout(5000);
        await element(by.id('list')).swipe('up', 'fast');
        await element(by.id('list')).scrollTo('bottom');
      });
      """
    ])
    let (code, output, _) = try await folder.run([
      "--app", "\(folder.path)/app.js", "--repeat", "20", "--transcripts", "\(folder.path)/all", "--architecture",
      route,
    ])
    #expect(code == 0 && output.contains("1 passed (20 runs of each test)"), "\(output)")
    try folder.expectEqualTranscripts(20, in: "all", containing: ["device/keys", "device/gesture"])
  }

  @Test("A file for Detox takes Jest's expect from its package, as Detox's guide does")
  func jestExpect() async throws {
    let folder = StandInApp.folder([
      "a.test.js": """
      const { device } = require('detox');
      const jestExpect = require('expect').default;
      test('both', async () => {
        await device.launchApp();
        await expect(element(by.id('welcome'))).toBeVisible();
        jestExpect((await element(by.id('log')).getAttributes()).text).toBe('none');
        require('expect')({ a: 1 }).toMatchObject({ a: jestExpect.any(Number) });
      });
      """
    ])
    let (code, output, error) = try await folder.run(["--app", "\(folder.path)/app.js"])
    #expect(code == 0 && output.contains("1 passed"), "\(output)\(error)")
  }

  @Test("The reports have the steps of a test for Detox, each with its line and its times")
  func steps() async throws {
    let folder = StandInApp.folder([
      "a.test.js": """
      test('steps', async () => {
        await device.launchApp();
        await element(by.id('later')).tap();
        await waitFor(element(by.id('text'))).toHaveText('done').withTimeout(5000);
        await expect(element(by.id('twin'))).not.toExist();
      });
      """
    ])
    let json = try await folder.run(["--app", "\(folder.path)/app.js", "--reporter", "json"])
    let test = try #require(try JSONDocument(json.output).root.json["files"]?[0]?["tests"]?[0])
    let steps = try #require(test["steps"]?.array)
    #expect(
      steps.compactMap { $0["words"]?.string } == [
        "device.launchApp", "tap on MATCHER(id == “later”)",
        "waitFor TOHAVETEXT(text == “done”) WITH MATCHER(id == “text”) TIMEOUT(5s)",
        "expect not.toExist on MATCHER(id == “twin”)",
      ])
    #expect(steps.map { $0["outcome"]?.string } == ["passed", "passed", "passed", "failed"])
    #expect(steps.compactMap { $0["place"]?.string?.split(separator: ":")[1] } == ["2", "3", "4", "5"])
    // The tap waits for the timer of 1 s, and the third step for that of 4 s.
    let times = steps.map { $0["deviceMs"]?.double ?? -1 }
    #expect(times[1] >= 1000 && times[1] < 1500 && times[2] >= 2500 && times[3] == 0, "\(times)")
    let xml = try await folder.run(["--app", "\(folder.path)/app.js", "--reporter", "junit"]).output
    #expect(xml.contains("</failure><system-out>✓ device.launchApp  (FOLDER/a.test.js:2:"), "\(xml)")
  }
}
