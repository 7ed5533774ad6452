import { Controls } from './screens/Controls';
import { Elements } from './screens/Elements';
import { Gestures } from './screens/Gestures';
import { Inputs } from './screens/Inputs';
import { Lists } from './screens/Lists';
import { Surfaces } from './screens/Surfaces';
import { System } from './screens/System';

export const screens = { Elements, Lists, Gestures, Inputs, Controls, System, Surfaces };
