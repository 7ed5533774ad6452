// The globals that the scenarios' own apps define.

declare var screen: any;
declare var merge: any;
declare var merged: any;
declare var stackId: any;
declare var listen: any;
declare var titled: any;
declare var find: any;
