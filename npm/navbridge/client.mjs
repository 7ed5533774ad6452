import client from './client.js';

export const { app, architecture, clock, close, device, network, stats, system, traffic, waitForIdle } = client;
export default client;
