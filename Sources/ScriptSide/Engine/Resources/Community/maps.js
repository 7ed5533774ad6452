'use strict';
// `react-native-maps` 1 (community-views §3): a view with events. No map is drawn; its region is the one that the app gives it,
// and a tester sends the other events (`device.viewEvent`).

const { later } = require('./task-queue');
const { bringAttributes, words } = require('./view-attributes');
const { sendEvent } = require('./view-events');
const { whenPlacing } = require('./view-layout');
const { follow, followRemoval } = require('./view-life');
const { views } = require('./views');

const isMap = ({ name }) => /^(AIRMap|AIRGoogleMap|RNMapsMapView|RNMapsGoogleMapView)$/.test(name);

/** The region of a map that an app has given none: the middle of the United States, as MapKit begins. */
const FIRST = { latitude: 37.0902, longitude: -95.7129, latitudeDelta: 60, longitudeDelta: 60 };
const ready = new WeakSet();
const maps = new Set();

follow((view) => {
  if (!isMap(view) || ready.has(view)) return;
  ready.add(view);
  maps.add(view);
  later(() => {
    if (!view.parent) return;
    sendEvent(view, 'topMapReady', {});
    sendEvent(view, 'topMapLoaded', {});
  });
});

followRemoval((view) => maps.delete(view));

function regionOf({ region, initialRegion, camera, initialCamera }) {
  const center = (camera ?? initialCamera)?.center;
  return region ?? initialRegion ?? (center ? { ...FIRST, ...center, latitudeDelta: 0.1, longitudeDelta: 0.1 } : FIRST);
}

/** The place of a coordinate in a map, in points. */
function pointOf({ latitude, longitude }, region, width, height) {
  const x = (0.5 + (longitude - region.longitude) / region.longitudeDelta) * width;
  return { x, y: (0.5 - (latitude - region.latitude) / region.latitudeDelta) * height };
}

/** Markers, and the size of a pin: one without content, whose point is at its foot. */
const isMarker = ({ name, props }) => /^(AIR|RNMaps).*Marker$/.test(name) && props.coordinate;
const PIN = [32, 40];

/** Puts the markers of a map to their coordinates. */
function place({ children, frame: [, , mapWidth, mapHeight], props }) {
  for (const marker of children.filter(isMarker)) {
    const { x, y } = pointOf(marker.props.coordinate, regionOf(props), mapWidth, mapHeight);
    const isPin = !marker.children.length;
    const [width, height] = isPin ? PIN : marker.frame?.slice(2) ?? [0, 0];
    marker.frame = [x - width / 2, isPin ? y - height : y - height / 2, width, height];
  }
}

whenPlacing(({ rootTag }) => {
  for (const view of maps) if (view.rootTag === rootTag && view.frame) place(view);
});

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
  async getPointForCoordinate(tag, coordinate) {
    const { region, width, height } = mapOf(tag);
    return pointOf(coordinate, region, width, height);
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
