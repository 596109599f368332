import { describe, expect, it } from 'vitest';
import {
  buildSetupChecklist,
  isReadyToOpen,
  type SetupDetails,
  type SetupItemId,
  setupGaps,
  setupItemIds,
} from './setup-checklist.ts';

const notEntered = { opens: '00:00', closes: '00:00' };

const empty: SetupDetails = {
  profile: {
    legalName: '',
    address: { street: '', city: '', postcode: '' },
    email: '',
    phone: { dial: '' },
    hours: { weekdays: notEntered, weekends: notEntered },
  },
  rooms: 0,
  classTypes: 0,
  instructors: 0,
  upcomingClasses: 0,
  products: 0,
  teamMembers: 1,
  takesRealPayments: false,
  hasOwnEmailSender: false,
  hasConfirmedTerms: false,
};

const complete: SetupDetails = {
  profile: {
    legalName: 'Barre Leeds Ltd',
    address: { street: '2 Call Lane', city: 'Leeds', postcode: 'LS1 6DN' },
    email: 'hello@barre-leeds.example',
    phone: { dial: '+441134960000' },
    hours: { weekdays: { opens: '07:00', closes: '20:00' }, weekends: { opens: '08:00', closes: '14:00' } },
  },
  rooms: 1,
  classTypes: 1,
  instructors: 1,
  upcomingClasses: 1,
  products: 1,
  teamMembers: 2,
  takesRealPayments: true,
  hasOwnEmailSender: true,
  hasConfirmedTerms: true,
};

const getItem = (facts: SetupDetails, id: SetupItemId) =>
  buildSetupChecklist(facts).find((item) => item.id === id);

describe('the setup checklist', () => {
  it('lists every item and everything that can be missing for an empty studio', () => {
    const items = buildSetupChecklist(empty);
    expect(items.map(({ id }) => id)).toEqual([...setupItemIds]);
    expect(items.filter(({ done }) => done)).toEqual([]);
    expect(items.flatMap(({ missing }) => missing)).toEqual([...setupGaps]);
  });

  it('is done when nothing is missing', () => {
    const items = buildSetupChecklist(complete);
    expect(items.filter(({ done }) => !done)).toEqual([]);
    expect(isReadyToOpen(items)).toBe(true);
  });

  it('names only the missing details of the studio', () => {
    const profile = {
      ...complete.profile,
      phone: { dial: '' },
      address: { ...complete.profile.address, postcode: '' },
    };
    expect(getItem({ ...complete, profile }, 'studio')).toEqual({
      id: 'studio',
      required: true,
      done: false,
      missing: ['address', 'phone'],
    });
  });

  it('takes hours for missing unless the studio closes after it opens', () => {
    const hours = { ...complete.profile.hours, weekends: notEntered };
    expect(getItem({ ...complete, profile: { ...complete.profile, hours } }, 'hours')).toMatchObject({
      done: false,
      missing: ['weekend-hours'],
    });
  });

  it('opens without a second team member, but not without any other item', () => {
    expect(isReadyToOpen(buildSetupChecklist({ ...complete, teamMembers: 1 }))).toBe(true);
    const lacking: Partial<SetupDetails>[] = [
      { profile: empty.profile },
      { rooms: 0 },
      { classTypes: 0 },
      { instructors: 0 },
      { upcomingClasses: 0 },
      { products: 0 },
      { takesRealPayments: false },
      { hasOwnEmailSender: false },
      { hasConfirmedTerms: false },
    ];
    for (const one of lacking)
      expect(isReadyToOpen(buildSetupChecklist({ ...complete, ...one })), JSON.stringify(one)).toBe(false);
  });
});
