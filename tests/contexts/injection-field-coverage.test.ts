import { paths } from '@studio/contracts/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { listFreeTextFields } from './injection/free-text-fields.ts';
import { guestScenarios } from './injection/guest-scenarios.ts';
import { internalFields, isInternalField } from './injection/internal-fields.ts';
import { memberScenarios } from './injection/member-scenarios.ts';
import { staffScenarios } from './injection/staff-scenarios.ts';
import { teamTextScenarios } from './injection/team-text-scenarios.ts';

let fields: string[];
beforeAll(async () => {
  fields = await listFreeTextFields();
});

const scenarios = [...guestScenarios, ...memberScenarios, ...staffScenarios, ...teamTextScenarios];
const coveredFields = new Set(scenarios.flatMap((scene) => Object.keys(scene.fields)));

describe('table of injection fields', () => {
  it('covers every free-text field of the contracts', () => {
    expect(fields.filter((field) => !coveredFields.has(field) && !isInternalField(field))).toEqual([]);
  });

  it('lists no field that was removed or accepts no free text', () => {
    // An imported file counts as a text field, because its cells contain free text.
    const knownFields = new Set([...fields, `${paths.importRead} content`]);
    expect([...coveredFields, ...internalFields].filter((field) => !knownFields.has(field))).toEqual([]);
  });

  it('control: free-text fields are found in lists, choices and maps, and no other fields', () => {
    expect(fields).toEqual(
      expect.arrayContaining([
        `${paths.createIntent} attendees[].firstName`,
        `${paths.giftCardChange} change.name`,
        `${paths.importRun} options.packs{}.name`,
        `${paths.contact} message`,
      ]),
    );
    const named = fields.map((field) => field.split(' ')[1]);
    for (const fixedField of ['classId', 'time', 'token', 'date', 'user.phone', 'phone.dial'])
      expect(named).not.toContain(fixedField);
  });
});
