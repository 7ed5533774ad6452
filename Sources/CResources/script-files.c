// Made by `scripts/generate embedded-files` from the folders of the files; do not edit.
#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/App/awaited.js" suffix(, 0)
};

static const unsigned char file1[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/App/bundle-globals.js" suffix(, 0)
};

static const unsigned char file2[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/App/libraries.js" suffix(, 0)
};

static const unsigned char file3[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/App/main.js" suffix(, 0)
};

static const unsigned char file4[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/App/navbridge.js" suffix(, 0)
};

static const unsigned char file5[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/App/own-modules.js" suffix(, 0)
};

static const unsigned char file6[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/async-storage.js" suffix(, 0)
};

static const unsigned char file7[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/community.js" suffix(, 0)
};

static const unsigned char file8[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/date-picker.js" suffix(, 0)
};

static const unsigned char file9[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/device-details.js" suffix(, 0)
};

static const unsigned char file10[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/expo-manifest.js" suffix(, 0)
};

static const unsigned char file11[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/expo-modules.js" suffix(, 0)
};

static const unsigned char file12[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/expo.js" suffix(, 0)
};

static const unsigned char file13[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/gesture-handler.js" suffix(, 0)
};

static const unsigned char file14[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/gesture-recognizers.js" suffix(, 0)
};

static const unsigned char file15[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/launch-arguments.js" suffix(, 0)
};

static const unsigned char file16[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/net-info.js" suffix(, 0)
};

static const unsigned char file17[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/pasteboard.js" suffix(, 0)
};

static const unsigned char file18[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/permissions.js" suffix(, 0)
};

static const unsigned char file19[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/safe-area-context.js" suffix(, 0)
};

static const unsigned char file20[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/screens.js" suffix(, 0)
};

static const unsigned char file21[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Community/web-view.js" suffix(, 0)
};

static const unsigned char file22[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/designs.js" suffix(, 0)
};

static const unsigned char file23[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/layers-content.js" suffix(, 0)
};

static const unsigned char file24[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/layers-payload.js" suffix(, 0)
};

static const unsigned char file25[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/layers-receivers.js" suffix(, 0)
};

static const unsigned char file26[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/layers.js" suffix(, 0)
};

static const unsigned char file27[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/main-component.js" suffix(, 0)
};

static const unsigned char file28[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/native-router.js" suffix(, 0)
};

static const unsigned char file29[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Designs/router-mirror.js" suffix(, 0)
};

static const unsigned char file30[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/assets.js" suffix(, 0)
};

static const unsigned char file31[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/bridge-globals.js" suffix(, 0)
};

static const unsigned char file32[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/callable.js" suffix(, 0)
};

static const unsigned char file33[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/clock.js" suffix(, 0)
};

static const unsigned char file34[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/console.js" suffix(, 0)
};

static const unsigned char file35[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/cut-text.js" suffix(, 0)
};

static const unsigned char file36[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/driver-methods.js" suffix(, 0)
};

static const unsigned char file37[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/function-advice.js" suffix(, 0)
};

static const unsigned char file38[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/function-text.js" suffix(, 0)
};

static const unsigned char file39[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/inspect.js" suffix(, 0)
};

static const unsigned char file40[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/json-form.js" suffix(, 0)
};

static const unsigned char file41[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/kept.js" suffix(, 0)
};

static const unsigned char file42[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/kinds.js" suffix(, 0)
};

static const unsigned char file43[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/lazy.js" suffix(, 0)
};

static const unsigned char file44[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/likeness.js" suffix(, 0)
};

static const unsigned char file45[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/loader.js" suffix(, 0)
};

static const unsigned char file46[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/native-calls.js" suffix(, 0)
};

static const unsigned char file47[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/near-modules.js" suffix(, 0)
};

static const unsigned char file48[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/random.js" suffix(, 0)
};

static const unsigned char file49[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/rectangles.js" suffix(, 0)
};

static const unsigned char file50[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/resolution.js" suffix(, 0)
};

static const unsigned char file51[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/run-function.js" suffix(, 0)
};

static const unsigned char file52[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/task-queue.js" suffix(, 0)
};

static const unsigned char file53[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/timers.js" suffix(, 0)
};

static const unsigned char file54[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/unique-id.js" suffix(, 0)
};

static const unsigned char file55[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/user-modules.js" suffix(, 0)
};

static const unsigned char file56[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Host/vocabulary.js" suffix(, 0)
};

static const unsigned char file57[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Network/blobs.js" suffix(, 0)
};

static const unsigned char file58[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Network/fetch-errors.js" suffix(, 0)
};

static const unsigned char file59[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Network/network-arguments.js" suffix(, 0)
};

static const unsigned char file60[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Network/network.js" suffix(, 0)
};

static const unsigned char file61[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Library/app-registry.js" suffix(, 0)
};

static const unsigned char file62[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Library/color-names.js" suffix(, 0)
};

static const unsigned char file63[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Library/colors.js" suffix(, 0)
};

static const unsigned char file64[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Library/emitter.js" suffix(, 0)
};

static const unsigned char file65[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Library/native-modules.js" suffix(, 0)
};

static const unsigned char file66[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Library/react-native-linking.js" suffix(, 0)
};

static const unsigned char file67[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Library/react-native.js" suffix(, 0)
};

static const unsigned char file68[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/accessibility-manager.js" suffix(, 0)
};

static const unsigned char file69[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/action-sheet-manager.js" suffix(, 0)
};

static const unsigned char file70[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/alert-manager.js" suffix(, 0)
};

static const unsigned char file71[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/blob-module.js" suffix(, 0)
};

static const unsigned char file72[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/clipboard.js" suffix(, 0)
};

static const unsigned char file73[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/dev-loading-view.js" suffix(, 0)
};

static const unsigned char file74[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/device-info.js" suffix(, 0)
};

static const unsigned char file75[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/exceptions-manager.js" suffix(, 0)
};

static const unsigned char file76[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/feature-flags.js" suffix(, 0)
};

static const unsigned char file77[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/file-reader-module.js" suffix(, 0)
};

static const unsigned char file78[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/i18n-manager.js" suffix(, 0)
};

static const unsigned char file79[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/idle-callbacks.js" suffix(, 0)
};

static const unsigned char file80[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/image-loader.js" suffix(, 0)
};

static const unsigned char file81[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/listening.js" suffix(, 0)
};

static const unsigned char file82[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/microtasks.js" suffix(, 0)
};

static const unsigned char file83[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/modal-manager.js" suffix(, 0)
};

static const unsigned char file84[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/native-animated.js" suffix(, 0)
};

static const unsigned char file85[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/native-dom.js" suffix(, 0)
};

static const unsigned char file86[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/networking.js" suffix(, 0)
};

static const unsigned char file87[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/platform-constants.js" suffix(, 0)
};

static const unsigned char file88[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/push-notification-manager.js" suffix(, 0)
};

static const unsigned char file89[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/segment-fetcher.js" suffix(, 0)
};

static const unsigned char file90[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/settings-manager.js" suffix(, 0)
};

static const unsigned char file91[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/source-code.js" suffix(, 0)
};

static const unsigned char file92[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/status-bar-manager.js" suffix(, 0)
};

static const unsigned char file93[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/timing.js" suffix(, 0)
};

static const unsigned char file94[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/ui-manager.js" suffix(, 0)
};

static const unsigned char file95[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/vibration.js" suffix(, 0)
};

static const unsigned char file96[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/Modules/web-socket-module.js" suffix(, 0)
};

static const unsigned char file97[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/adjustables.js" suffix(, 0)
};

static const unsigned char file98[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/alerts.js" suffix(, 0)
};

static const unsigned char file99[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/animated-listeners.js" suffix(, 0)
};

static const unsigned char file100[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/animated-nodes.js" suffix(, 0)
};

static const unsigned char file101[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/batched-bridge.js" suffix(, 0)
};

static const unsigned char file102[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/callable-modules.js" suffix(, 0)
};

static const unsigned char file103[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/component-names.js" suffix(, 0)
};

static const unsigned char file104[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/controls.js" suffix(, 0)
};

static const unsigned char file105[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/elements.js" suffix(, 0)
};

static const unsigned char file106[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/error-guard.js" suffix(, 0)
};

static const unsigned char file107[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/fabric.js" suffix(, 0)
};

static const unsigned char file108[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/finger-speed.js" suffix(, 0)
};

static const unsigned char file109[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/gestures.js" suffix(, 0)
};

static const unsigned char file110[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/images.js" suffix(, 0)
};

static const unsigned char file111[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/input-accessories.js" suffix(, 0)
};

static const unsigned char file112[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/input-focus.js" suffix(, 0)
};

static const unsigned char file113[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/input-text.js" suffix(, 0)
};

static const unsigned char file114[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/keyboard.js" suffix(, 0)
};

static const unsigned char file115[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/measures.js" suffix(, 0)
};

static const unsigned char file116[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/misspelt-ids.js" suffix(, 0)
};

static const unsigned char file117[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/modal-hosts.js" suffix(, 0)
};

static const unsigned char file118[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/module-table.js" suffix(, 0)
};

static const unsigned char file119[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/native-components.js" suffix(, 0)
};

static const unsigned char file120[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/native-constants.js" suffix(, 0)
};

static const unsigned char file121[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/native-entries.js" suffix(, 0)
};

static const unsigned char file122[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/react-roots.js" suffix(, 0)
};

static const unsigned char file123[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/responder.js" suffix(, 0)
};

static const unsigned char file124[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/runtime-scheduler.js" suffix(, 0)
};

static const unsigned char file125[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/scroll-gesture.js" suffix(, 0)
};

static const unsigned char file126[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/scroll-motion.js" suffix(, 0)
};

static const unsigned char file127[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/scroll-observers.js" suffix(, 0)
};

static const unsigned char file128[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/scroll-search.js" suffix(, 0)
};

static const unsigned char file129[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/scroll-views.js" suffix(, 0)
};

static const unsigned char file130[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/surface-touches.js" suffix(, 0)
};

static const unsigned char file131[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/system.js" suffix(, 0)
};

static const unsigned char file132[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/tester-events.js" suffix(, 0)
};

static const unsigned char file133[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/text-inputs.js" suffix(, 0)
};

static const unsigned char file134[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/touch-targets.js" suffix(, 0)
};

static const unsigned char file135[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/transforms.js" suffix(, 0)
};

static const unsigned char file136[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/user-native-modules.js" suffix(, 0)
};

static const unsigned char file137[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/view-attributes.js" suffix(, 0)
};

static const unsigned char file138[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/view-commands.js" suffix(, 0)
};

static const unsigned char file139[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/view-events.js" suffix(, 0)
};

static const unsigned char file140[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/view-layout.js" suffix(, 0)
};

static const unsigned char file141[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/view-life.js" suffix(, 0)
};

static const unsigned char file142[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/view-look.js" suffix(, 0)
};

static const unsigned char file143[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/views.js" suffix(, 0)
};

static const unsigned char file144[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNative/visible-share.js" suffix(, 0)
};

static const unsigned char file145[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/command-listeners.js" suffix(, 0)
};

static const unsigned char file146[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/commands.js" suffix(, 0)
};

static const unsigned char file147[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/component-events.js" suffix(, 0)
};

static const unsigned char file148[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/components.js" suffix(, 0)
};

static const unsigned char file149[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/events.js" suffix(, 0)
};

static const unsigned char file150[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/layouts.js" suffix(, 0)
};

static const unsigned char file151[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/library.js" suffix(, 0)
};

static const unsigned char file152[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/linking.js" suffix(, 0)
};

static const unsigned char file153[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/native-events.js" suffix(, 0)
};

static const unsigned char file154[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/navigation.js" suffix(, 0)
};

static const unsigned char file155[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/options.js" suffix(, 0)
};

static const unsigned char file156[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/react-screens.js" suffix(, 0)
};

static const unsigned char file157[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/screen.js" suffix(, 0)
};

static const unsigned char file158[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/store.js" suffix(, 0)
};

static const unsigned char file159[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/touchable-preview.js" suffix(, 0)
};

static const unsigned char file160[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Configuration/configuration-file.js" suffix(, 0)
};

static const unsigned char file161[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Configuration/path-module.js" suffix(, 0)
};

static const unsigned char file162[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-app.js" suffix(, 0)
};

static const unsigned char file163[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-attributes.js" suffix(, 0)
};

static const unsigned char file164[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-dates.js" suffix(, 0)
};

static const unsigned char file165[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-device.js" suffix(, 0)
};

static const unsigned char file166[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-element.js" suffix(, 0)
};

static const unsigned char file167[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-errors.js" suffix(, 0)
};

static const unsigned char file168[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-expect.js" suffix(, 0)
};

static const unsigned char file169[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-find.js" suffix(, 0)
};

static const unsigned char file170[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-gestures.js" suffix(, 0)
};

static const unsigned char file171[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-globals.js" suffix(, 0)
};

static const unsigned char file172[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-matchers.js" suffix(, 0)
};

static const unsigned char file173[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-pictures.js" suffix(, 0)
};

static const unsigned char file174[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox-values.js" suffix(, 0)
};

static const unsigned char file175[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Detox/detox.js" suffix(, 0)
};

static const unsigned char file176[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-app-commands.js" suffix(, 0)
};

static const unsigned char file177[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-commands.js" suffix(, 0)
};

static const unsigned char file178[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-device.js" suffix(, 0)
};

static const unsigned char file179[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-errors.js" suffix(, 0)
};

static const unsigned char file180[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-expressions.js" suffix(, 0)
};

static const unsigned char file181[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-file.js" suffix(, 0)
};

static const unsigned char file182[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-gestures.js" suffix(, 0)
};

static const unsigned char file183[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-reader.js" suffix(, 0)
};

static const unsigned char file184[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-refused.js" suffix(, 0)
};

static const unsigned char file185[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-run.js" suffix(, 0)
};

static const unsigned char file186[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-selectors.js" suffix(, 0)
};

static const unsigned char file187[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/Maestro/flow-values.js" suffix(, 0)
};

static const unsigned char file188[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/app-file.js" suffix(, 0)
};

static const unsigned char file189[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/argument-text.js" suffix(, 0)
};

static const unsigned char file190[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/asymmetric.js" suffix(, 0)
};

static const unsigned char file191[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/cropped-picture.js" suffix(, 0)
};

static const unsigned char file192[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/equality.js" suffix(, 0)
};

static const unsigned char file193[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/expect.js" suffix(, 0)
};

static const unsigned char file194[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/fake-clock.js" suffix(, 0)
};

static const unsigned char file195[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/fake-timers.js" suffix(, 0)
};

static const unsigned char file196[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/file-realm.js" suffix(, 0)
};

static const unsigned char file197[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/inline-snapshots.js" suffix(, 0)
};

static const unsigned char file198[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/inline-text.js" suffix(, 0)
};

static const unsigned char file199[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/jest-names.js" suffix(, 0)
};

static const unsigned char file200[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/loop-place.js" suffix(, 0)
};

static const unsigned char file201[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/mock-functions.js" suffix(, 0)
};

static const unsigned char file202[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/mock-matchers.js" suffix(, 0)
};

static const unsigned char file203[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/navigation-matchers.js" suffix(, 0)
};

static const unsigned char file204[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/pretty.js" suffix(, 0)
};

static const unsigned char file205[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/screen-elements.js" suffix(, 0)
};

static const unsigned char file206[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/screen-tree.js" suffix(, 0)
};

static const unsigned char file207[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/screenshot-comparison.js" suffix(, 0)
};

static const unsigned char file208[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/sent-arguments.js" suffix(, 0)
};

static const unsigned char file209[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/snapshot-matchers.js" suffix(, 0)
};

static const unsigned char file210[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/snapshot-properties.js" suffix(, 0)
};

static const unsigned char file211[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-advice.js" suffix(, 0)
};

static const unsigned char file212[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-apps.js" suffix(, 0)
};

static const unsigned char file213[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-failure.js" suffix(, 0)
};

static const unsigned char file214[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-limit.js" suffix(, 0)
};

static const unsigned char file215[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-main.js" suffix(, 0)
};

static const unsigned char file216[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-network.js" suffix(, 0)
};

static const unsigned char file217[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-registry.js" suffix(, 0)
};

static const unsigned char file218[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-requests.js" suffix(, 0)
};

static const unsigned char file219[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-rows.js" suffix(, 0)
};

static const unsigned char file220[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-runner.js" suffix(, 0)
};

static const unsigned char file221[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-screenshots.js" suffix(, 0)
};

static const unsigned char file222[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-snapshots.js" suffix(, 0)
};

static const unsigned char file223[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-steps.js" suffix(, 0)
};

static const unsigned char file224[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/test-timers.js" suffix(, 0)
};

static const unsigned char file225[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Testing/value-matchers.js" suffix(, 0)
};

static const unsigned char file226[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/base64.js" suffix(, 0)
};

static const unsigned char file227[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/dom-exception.js" suffix(, 0)
};

static const unsigned char file228[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/message-channel.js" suffix(, 0)
};

static const unsigned char file229[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/process.js" suffix(, 0)
};

static const unsigned char file230[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/structured-clone.js" suffix(, 0)
};

static const unsigned char file231[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/text-coding.js" suffix(, 0)
};

static const unsigned char file232[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/url-parts.js" suffix(, 0)
};

static const unsigned char file233[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/url-search-params.js" suffix(, 0)
};

static const unsigned char file234[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/url.js" suffix(, 0)
};

static const unsigned char file235[] = {
#embed "../../Sources/ScriptSide/Engine/Resources/Web/web-globals.js" suffix(, 0)
};

static const struct embedded_file files[] = {
  {"App/awaited.js", file0},
  {"App/bundle-globals.js", file1},
  {"App/libraries.js", file2},
  {"App/main.js", file3},
  {"App/navbridge.js", file4},
  {"App/own-modules.js", file5},
  {"Community/async-storage.js", file6},
  {"Community/community.js", file7},
  {"Community/date-picker.js", file8},
  {"Community/device-details.js", file9},
  {"Community/expo-manifest.js", file10},
  {"Community/expo-modules.js", file11},
  {"Community/expo.js", file12},
  {"Community/gesture-handler.js", file13},
  {"Community/gesture-recognizers.js", file14},
  {"Community/launch-arguments.js", file15},
  {"Community/net-info.js", file16},
  {"Community/pasteboard.js", file17},
  {"Community/permissions.js", file18},
  {"Community/safe-area-context.js", file19},
  {"Community/screens.js", file20},
  {"Community/web-view.js", file21},
  {"Designs/designs.js", file22},
  {"Designs/layers-content.js", file23},
  {"Designs/layers-payload.js", file24},
  {"Designs/layers-receivers.js", file25},
  {"Designs/layers.js", file26},
  {"Designs/main-component.js", file27},
  {"Designs/native-router.js", file28},
  {"Designs/router-mirror.js", file29},
  {"Host/assets.js", file30},
  {"Host/bridge-globals.js", file31},
  {"Host/callable.js", file32},
  {"Host/clock.js", file33},
  {"Host/console.js", file34},
  {"Host/cut-text.js", file35},
  {"Host/driver-methods.js", file36},
  {"Host/function-advice.js", file37},
  {"Host/function-text.js", file38},
  {"Host/inspect.js", file39},
  {"Host/json-form.js", file40},
  {"Host/kept.js", file41},
  {"Host/kinds.js", file42},
  {"Host/lazy.js", file43},
  {"Host/likeness.js", file44},
  {"Host/loader.js", file45},
  {"Host/native-calls.js", file46},
  {"Host/near-modules.js", file47},
  {"Host/random.js", file48},
  {"Host/rectangles.js", file49},
  {"Host/resolution.js", file50},
  {"Host/run-function.js", file51},
  {"Host/task-queue.js", file52},
  {"Host/timers.js", file53},
  {"Host/unique-id.js", file54},
  {"Host/user-modules.js", file55},
  {"Host/vocabulary.js", file56},
  {"Network/blobs.js", file57},
  {"Network/fetch-errors.js", file58},
  {"Network/network-arguments.js", file59},
  {"Network/network.js", file60},
  {"ReactNative/Library/app-registry.js", file61},
  {"ReactNative/Library/color-names.js", file62},
  {"ReactNative/Library/colors.js", file63},
  {"ReactNative/Library/emitter.js", file64},
  {"ReactNative/Library/native-modules.js", file65},
  {"ReactNative/Library/react-native-linking.js", file66},
  {"ReactNative/Library/react-native.js", file67},
  {"ReactNative/Modules/accessibility-manager.js", file68},
  {"ReactNative/Modules/action-sheet-manager.js", file69},
  {"ReactNative/Modules/alert-manager.js", file70},
  {"ReactNative/Modules/blob-module.js", file71},
  {"ReactNative/Modules/clipboard.js", file72},
  {"ReactNative/Modules/dev-loading-view.js", file73},
  {"ReactNative/Modules/device-info.js", file74},
  {"ReactNative/Modules/exceptions-manager.js", file75},
  {"ReactNative/Modules/feature-flags.js", file76},
  {"ReactNative/Modules/file-reader-module.js", file77},
  {"ReactNative/Modules/i18n-manager.js", file78},
  {"ReactNative/Modules/idle-callbacks.js", file79},
  {"ReactNative/Modules/image-loader.js", file80},
  {"ReactNative/Modules/listening.js", file81},
  {"ReactNative/Modules/microtasks.js", file82},
  {"ReactNative/Modules/modal-manager.js", file83},
  {"ReactNative/Modules/native-animated.js", file84},
  {"ReactNative/Modules/native-dom.js", file85},
  {"ReactNative/Modules/networking.js", file86},
  {"ReactNative/Modules/platform-constants.js", file87},
  {"ReactNative/Modules/push-notification-manager.js", file88},
  {"ReactNative/Modules/segment-fetcher.js", file89},
  {"ReactNative/Modules/settings-manager.js", file90},
  {"ReactNative/Modules/source-code.js", file91},
  {"ReactNative/Modules/status-bar-manager.js", file92},
  {"ReactNative/Modules/timing.js", file93},
  {"ReactNative/Modules/ui-manager.js", file94},
  {"ReactNative/Modules/vibration.js", file95},
  {"ReactNative/Modules/web-socket-module.js", file96},
  {"ReactNative/adjustables.js", file97},
  {"ReactNative/alerts.js", file98},
  {"ReactNative/animated-listeners.js", file99},
  {"ReactNative/animated-nodes.js", file100},
  {"ReactNative/batched-bridge.js", file101},
  {"ReactNative/callable-modules.js", file102},
  {"ReactNative/component-names.js", file103},
  {"ReactNative/controls.js", file104},
  {"ReactNative/elements.js", file105},
  {"ReactNative/error-guard.js", file106},
  {"ReactNative/fabric.js", file107},
  {"ReactNative/finger-speed.js", file108},
  {"ReactNative/gestures.js", file109},
  {"ReactNative/images.js", file110},
  {"ReactNative/input-accessories.js", file111},
  {"ReactNative/input-focus.js", file112},
  {"ReactNative/input-text.js", file113},
  {"ReactNative/keyboard.js", file114},
  {"ReactNative/measures.js", file115},
  {"ReactNative/misspelt-ids.js", file116},
  {"ReactNative/modal-hosts.js", file117},
  {"ReactNative/module-table.js", file118},
  {"ReactNative/native-components.js", file119},
  {"ReactNative/native-constants.js", file120},
  {"ReactNative/native-entries.js", file121},
  {"ReactNative/react-roots.js", file122},
  {"ReactNative/responder.js", file123},
  {"ReactNative/runtime-scheduler.js", file124},
  {"ReactNative/scroll-gesture.js", file125},
  {"ReactNative/scroll-motion.js", file126},
  {"ReactNative/scroll-observers.js", file127},
  {"ReactNative/scroll-search.js", file128},
  {"ReactNative/scroll-views.js", file129},
  {"ReactNative/surface-touches.js", file130},
  {"ReactNative/system.js", file131},
  {"ReactNative/tester-events.js", file132},
  {"ReactNative/text-inputs.js", file133},
  {"ReactNative/touch-targets.js", file134},
  {"ReactNative/transforms.js", file135},
  {"ReactNative/user-native-modules.js", file136},
  {"ReactNative/view-attributes.js", file137},
  {"ReactNative/view-commands.js", file138},
  {"ReactNative/view-events.js", file139},
  {"ReactNative/view-layout.js", file140},
  {"ReactNative/view-life.js", file141},
  {"ReactNative/view-look.js", file142},
  {"ReactNative/views.js", file143},
  {"ReactNative/visible-share.js", file144},
  {"ReactNativeNavigation/command-listeners.js", file145},
  {"ReactNativeNavigation/commands.js", file146},
  {"ReactNativeNavigation/component-events.js", file147},
  {"ReactNativeNavigation/components.js", file148},
  {"ReactNativeNavigation/events.js", file149},
  {"ReactNativeNavigation/layouts.js", file150},
  {"ReactNativeNavigation/library.js", file151},
  {"ReactNativeNavigation/linking.js", file152},
  {"ReactNativeNavigation/native-events.js", file153},
  {"ReactNativeNavigation/navigation.js", file154},
  {"ReactNativeNavigation/options.js", file155},
  {"ReactNativeNavigation/react-screens.js", file156},
  {"ReactNativeNavigation/screen.js", file157},
  {"ReactNativeNavigation/store.js", file158},
  {"ReactNativeNavigation/touchable-preview.js", file159},
  {"Testing/Configuration/configuration-file.js", file160},
  {"Testing/Configuration/path-module.js", file161},
  {"Testing/Detox/detox-app.js", file162},
  {"Testing/Detox/detox-attributes.js", file163},
  {"Testing/Detox/detox-dates.js", file164},
  {"Testing/Detox/detox-device.js", file165},
  {"Testing/Detox/detox-element.js", file166},
  {"Testing/Detox/detox-errors.js", file167},
  {"Testing/Detox/detox-expect.js", file168},
  {"Testing/Detox/detox-find.js", file169},
  {"Testing/Detox/detox-gestures.js", file170},
  {"Testing/Detox/detox-globals.js", file171},
  {"Testing/Detox/detox-matchers.js", file172},
  {"Testing/Detox/detox-pictures.js", file173},
  {"Testing/Detox/detox-values.js", file174},
  {"Testing/Detox/detox.js", file175},
  {"Testing/Maestro/flow-app-commands.js", file176},
  {"Testing/Maestro/flow-commands.js", file177},
  {"Testing/Maestro/flow-device.js", file178},
  {"Testing/Maestro/flow-errors.js", file179},
  {"Testing/Maestro/flow-expressions.js", file180},
  {"Testing/Maestro/flow-file.js", file181},
  {"Testing/Maestro/flow-gestures.js", file182},
  {"Testing/Maestro/flow-reader.js", file183},
  {"Testing/Maestro/flow-refused.js", file184},
  {"Testing/Maestro/flow-run.js", file185},
  {"Testing/Maestro/flow-selectors.js", file186},
  {"Testing/Maestro/flow-values.js", file187},
  {"Testing/app-file.js", file188},
  {"Testing/argument-text.js", file189},
  {"Testing/asymmetric.js", file190},
  {"Testing/cropped-picture.js", file191},
  {"Testing/equality.js", file192},
  {"Testing/expect.js", file193},
  {"Testing/fake-clock.js", file194},
  {"Testing/fake-timers.js", file195},
  {"Testing/file-realm.js", file196},
  {"Testing/inline-snapshots.js", file197},
  {"Testing/inline-text.js", file198},
  {"Testing/jest-names.js", file199},
  {"Testing/loop-place.js", file200},
  {"Testing/mock-functions.js", file201},
  {"Testing/mock-matchers.js", file202},
  {"Testing/navigation-matchers.js", file203},
  {"Testing/pretty.js", file204},
  {"Testing/screen-elements.js", file205},
  {"Testing/screen-tree.js", file206},
  {"Testing/screenshot-comparison.js", file207},
  {"Testing/sent-arguments.js", file208},
  {"Testing/snapshot-matchers.js", file209},
  {"Testing/snapshot-properties.js", file210},
  {"Testing/test-advice.js", file211},
  {"Testing/test-apps.js", file212},
  {"Testing/test-failure.js", file213},
  {"Testing/test-limit.js", file214},
  {"Testing/test-main.js", file215},
  {"Testing/test-network.js", file216},
  {"Testing/test-registry.js", file217},
  {"Testing/test-requests.js", file218},
  {"Testing/test-rows.js", file219},
  {"Testing/test-runner.js", file220},
  {"Testing/test-screenshots.js", file221},
  {"Testing/test-snapshots.js", file222},
  {"Testing/test-steps.js", file223},
  {"Testing/test-timers.js", file224},
  {"Testing/value-matchers.js", file225},
  {"Web/base64.js", file226},
  {"Web/dom-exception.js", file227},
  {"Web/message-channel.js", file228},
  {"Web/process.js", file229},
  {"Web/structured-clone.js", file230},
  {"Web/text-coding.js", file231},
  {"Web/url-parts.js", file232},
  {"Web/url-search-params.js", file233},
  {"Web/url.js", file234},
  {"Web/web-globals.js", file235},
};

struct embedded_files script_files(void) {
  return (struct embedded_files){files, sizeof files / sizeof *files};
}
