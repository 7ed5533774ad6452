import Testing

/// What Maestro sees of a screen on an iPhone, and how a link opens an app.
@Suite("The accessibility tree of a flow", .timeLimit(.minutes(20)))
struct FlowTreeTests {
  private static let app = #"""
    const text = (value, style = {}) => ['RCTText', { ...style }, String(value)];
    const state = { log: 'none' };
    let commit = () => {};
    const screen = () => ['RCTView', { flex: 1, paddingTop: 110 },
      text(state.log),
      ['RCTView', { testID: 'card', accessible: true, height: 60 },
        text('Title'), ['RCTView', {}, ['RCTView', { testID: 'inner' }, text('Deep')]]],
      ['RCTView', { testID: 'open', height: 30 }, text('Plain')],
      ['RCTView', { accessibilityElementsHidden: true, height: 30 }, text('Secret')],
      ['RCTView', { height: 60 }, ['RCTView', { height: 20 }, text('Beside')],
        ['RCTView', { accessibilityViewIsModal: true, height: 20 }, text('Dialog')]],
      ['RCTView', { testID: 'alert', accessible: true, accessibilityLabel: 'Alert me', height: 30 }]];
    const onEvent = (testID, type) => {
      if (testID === 'alert' && type === 'TouchEnd') {
        invoke('AlertManager', 'alertWithArgs', { title: 'Sure?', message: 'It is gone then.', buttons: [{ 0: 'Delete' }] }, () => {});
      }
    };
    const link = (url) => {
      state.log = `link ${url}`;
      commit(screen());
    };
    show((again) => {
      commit = again;
      return screen();
    }, onEvent);
    Promise.resolve(invoke('LinkingManager', 'getInitialURL')).then((url) => url && link(`first ${url}`));
    on('url', ({ url }) => link(`later ${url}`));
    invoke('LinkingManager', 'addListener', 'url');
    Promise.resolve(invoke('RNPermissions', 'check', 'ios.permission.CAMERA')).then((status) => console.log(`camera ${status}`));
    """#

  private func run(_ commands: String, on route: String) async throws -> (code: Int, output: String, error: String) {
    let folder = RawReact.folder(
      app: Self.app, tests: "test('nothing', () => {});",
      ["flow.yaml": "appId: com.example.tree\n---\n\(commands)\n"])
    return try await folder.run([
      "--app", "\(folder.path)/app.js", "--grep", "^flow", "--architecture", route, "--reporter", "text",
    ])
  }

  @Test(
    "The accessibility tree of a flow has one element for an accessible view, and nothing that is hidden or lies below",
    arguments: ["bridge", "turbo"])
  func tree(_ route: String) async throws {
    let label = route == "turbo" ? "Title, Deep" : "Title Deep"
    let (code, output, error) = try await run(
      """
      - launchApp
      - assertVisible:
          id: card
          text: \(label)
      - assertNotVisible: Title
      - assertNotVisible:
          id: inner
      - assertVisible: Plain
      - assertNotVisible: Secret
      - assertVisible: Dialog
      - assertNotVisible: Beside
      - tapOn: Alert me
      - assertVisible: Sure\\?
      - assertVisible: It is gone then.
      - assertNotVisible: Plain
      - tapOn: Delete
      - assertVisible: Plain
      """, on: route)
    #expect(code == 0 && output.contains("1 passed"), "\(output)\(error)")
  }

  @Test(
    "The accessibility tree of a flow is the reason in the hint about an element that is not in it",
    arguments: [
      ("Title", "it lies in the accessible view #card, which iOS shows as one element with the label \"Title, Deep\"."),
      ("Secret", "accessibilityElementsHidden (aria-hidden) hides it."), ("Beside", "accessibilityViewIsModal"),
    ])
  func hint(_ text: String, _ reason: String) async throws {
    let (code, output, _) = try await run("- launchApp\n- assertVisible: \(text)", on: "turbo")
    #expect(code == 1 && output.contains(reason), "\(output)")
  }

  @Test(
    "A link of a flow starts an app that is stopped or was not started, and reaches one that runs",
    arguments: ["bridge", "turbo"])
  func link(_ route: String) async throws {
    let cold = "- assertVisible: link first shop://order/7"
    for commands in [
      "- openLink: shop://order/7\n\(cold)", "- launchApp\n- stopApp\n- openLink: shop://order/7\n\(cold)",
      "- launchApp\n- killApp\n- openLink: shop://order/7\n\(cold)",
      "- openLink: shop://order/7\n\(cold)\n- openLink: shop://1\n- assertVisible: link later shop://1",
      "- launchApp\n- openLink: shop://1\n- assertVisible: link later shop://1",
      "- launchApp\n- pressKey: Home\n- openLink: shop://1\n- assertVisible: link later shop://1",
      "- openLink: shop://order/7\n\(cold)\n- launchApp\n- assertVisible: none",
      "- launchApp\n- stopApp\n- launchApp:\n    stopApp: false\n- assertVisible: none",
    ] {
      let (code, output, error) = try await run(commands, on: route)
      #expect(code == 0 && output.contains("1 passed"), "\(commands)\n\(output)\(error)")
    }
  }
}
