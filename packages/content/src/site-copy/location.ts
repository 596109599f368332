import { type CopyValue, choices, group, line, list, text } from '@studio/domain/site-copy/copy-field';

/** Fields of the directions. Address, hours and contact details are settings. */
export const locationFields = group('Where we are', {
  heading: line('Heading', 60),
  directionsHeading: line('Heading above the directions', 60),
  directions: list(
    'Directions',
    { noun: 'way to travel', titleField: 'title', max: 6 },
    {
      title: line('Title', 40),
      text: text('Text', 400),
      pages: choices('Also shown on', { contact: 'Contact page' }),
    },
  ),
});

export type LocationCopy = CopyValue<typeof locationFields>;

/** Built-in directions. Their ids choose the icons. */
export const locationDefaults: LocationCopy = {
  heading: 'Where we are',
  directionsHeading: 'How to get here',
  directions: [
    {
      id: 'foot',
      title: 'On foot from the station',
      text: 'Leave Vauxhall station towards South Lambeth Road. Walk south with the railway on your right, then turn right into Miles Street. Look for the arched oak door.',
      pages: ['contact'],
    },
    {
      id: 'train',
      title: 'Underground and train',
      text: 'Take the Victoria line or South Western Railway to Vauxhall.',
      pages: ['contact'],
    },
    {
      id: 'bus',
      title: 'By bus',
      text: 'Get off at Vauxhall bus station. Cross Bondway and go under the railway to South Lambeth Road. Walk south, then turn right into Miles Street.',
      pages: [],
    },
    {
      id: 'bike',
      title: 'By bike',
      text: 'Cycleway 5 runs through Vauxhall, and Cycleway 8 along Nine Elms Lane. Bring a lock.',
      pages: [],
    },
    {
      id: 'step-free',
      title: 'Step-free',
      text: 'Vauxhall station has lifts to every platform, and the way here is level. Studio 1 is on the ground floor. Studio 2 is up a flight of stairs, so contact us before you book and we’ll find you a class downstairs.',
      pages: ['contact'],
    },
  ],
};
