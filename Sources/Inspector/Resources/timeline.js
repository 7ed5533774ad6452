import { byId, make } from './make.js';
export class TimelineView { constructor() { this.canvas = make('canvas', { tabIndex: 0 }); byId('timeline').append(this.canvas); } }
