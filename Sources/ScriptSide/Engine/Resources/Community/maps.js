'use strict';
// `react-native-maps` 1 (community-views §3): a view with events. No map is drawn; its region is the one that the app gives it,
// and a tester sends the other events (`device.viewEvent`).

const { later } = require('./task-queue');
const { bringAttributes, words } = require('./view-attributes');
const { sendEvent } = require('./view-events');
const { follow } = require('./view-life');
const { views } = require('./views');

const isMap = ({ name }) => /^(AIRMap|AIRGoogleMap|RNMapsMapView|RNMapsGoogleMapView)$/.test(name);

/** The region of a map that an app has given none: the middle of the United States, as MapKit begins. */
const FIRST = { latitude: 37.0902, longitude: -95.7129, latitudeDelta: 60, longitudeDelta: 60 };
const ready = new WeakSet();

follow((view) => {
  if (!isMap(view) || ready.has(view)) return;
  ready.add(view);
  later(() => {
    if (!view.parent) return;
    sendEvent(view, 'topMapReady', {});
    sendEvent(view, 'topMapLoaded', {});
  });
});

function regionOf({ region, initialRegion, camera, initialCamera }) {
  const center = (camera ?? initialCamera)?.center;
  return region ?? initialRegion ?? (center ? { ...FIRST, ...center, latitudeDelta: 0.1, longitudeDelta: 0.1 } : FIRST);
}

/** Returns the region and the frame of a map by React's tag. */
function mapOf(tag) {
  const view = views.get(tag);
  if (!view || !isMap(view)) throw new Error(`There is no map with the tag ${tag}.`);
  const [, , width, height] = view.frame ?? [0, 0, 0, 0];
  return { props: view.props, region: regionOf(view.props), width: width || 1, height: height || 1 };
}

bringAttributes({
  properties: {
    NSString: words(`region initialRegion camera initialCamera coordinate coordinates mapType customMapStyle anchor centerOffset
      pinColor`),
    BOOL: words('showsUserLocation showsCompass showsScale rotateEnabled pitchEnabled'),
  },
  direct: words(`MapReady MapLoaded RegionChange RegionChangeStart RegionChangeComplete LongPress MarkerPress MarkerSelect
    MarkerDeselect PanDrag DoublePress UserLocationChange PoiClick CalloutPress Deselect DragStart Drag DragEnd`),
});

const methods = {
  async getCamera(tag) {
    const { props: { camera, initialCamera }, region: { latitude, longitude } } = mapOf(tag);
    return { center: { latitude, longitude }, heading: 0, pitch: 0, altitude: 0, ...(camera ?? initialCamera) };
  },
  async getMarkersFrames(tag, _onlyVisible) {
    mapOf(tag);
    return {};
  },
  async getMapBoundaries(tag) {
    const { region: { latitude, longitude, latitudeDelta, longitudeDelta } } = mapOf(tag);
    const corner = (share) => ({ latitude: latitude + share * latitudeDelta, longitude: longitude + share * longitudeDelta });
    return { northEast: corner(0.5), southWest: corner(-0.5) };
  },
  async takeSnapshot(tag, _config) {
    mapOf(tag);
    return '';
  },
  async getAddressFromCoordinates(tag, _coordinate) {
    mapOf(tag);
    return {};
  },
  async getPointForCoordinate(tag, { latitude, longitude }) {
    const { region, width, height } = mapOf(tag);
    const x = (0.5 + (longitude - region.longitude) / region.longitudeDelta) * width;
    return { x, y: (0.5 - (latitude - region.latitude) / region.latitudeDelta) * height };
  },
  async getCoordinateForPoint(tag, { x, y }) {
    const { region, width, height } = mapOf(tag);
    const longitude = region.longitude + (x / width - 0.5) * region.longitudeDelta;
    return { latitude: region.latitude + (0.5 - y / height) * region.latitudeDelta, longitude };
  },
};

module.exports = {
  turbo: { name: 'RNMapsAirModule', methods },
  /** The module's name in earlier versions. */
  former: { name: 'AirMapModule', methods },
};
