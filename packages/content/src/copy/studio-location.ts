/** Directions for one mode of travel. */
export interface TravelDirection {
  by: 'foot' | 'train' | 'bus' | 'bike' | 'step-free';
  title: string;
  text: string;
}

/** Copy of the location section. Address, hours and email address come from the studio's profile. */
export const studioLocationCopy = {
  title: 'Where we are',
  directionsTitle: 'How to get here',
  directions: [
    {
      by: 'foot',
      title: 'On foot from the station',
      text: 'Leave Vauxhall station towards South Lambeth Road. Walk south with the railway on your right, then turn right into Miles Street. Look for the arched oak door.',
    },
    {
      by: 'train',
      title: 'Underground and train',
      text: 'Take the Victoria line or South Western Railway to Vauxhall.',
    },
    {
      by: 'bus',
      title: 'By bus',
      text: 'Get off at Vauxhall bus station. Cross Bondway and go under the railway to South Lambeth Road. Walk south, then turn right into Miles Street.',
    },
    {
      by: 'bike',
      title: 'By bike',
      text: 'Cycleway 5 runs through Vauxhall, and Cycleway 8 along Nine Elms Lane. Bring a lock.',
    },
    {
      by: 'step-free',
      title: 'Step-free',
      text: 'Vauxhall station has lifts to every platform, and the way here is level. Studio 1 is on the ground floor. Studio 2 is up a flight of stairs, so contact us before you book and we’ll find you a class downstairs.',
    },
  ] satisfies readonly TravelDirection[] as readonly TravelDirection[],
  map: {
    /** Text alternative of the map. */
    alt: 'Map: Miles Street runs west from South Lambeth Road, under the railway, to Wandsworth Road. Vauxhall station and the bus station lie to the north, Vauxhall Park to the east, the Thames to the north-west.',
    note: 'Drawn by hand. North is up. Not every street is shown.',
  },
} as const;
