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

const scenes = [...guestScenarios, ...memberScenarios, ...staffScenarios, ...teamTextScenarios];
const inScenes = new Set(scenes.flatMap((scene) => Object.keys(scene.fields)));

describe('the table of what hostile words are sent through', () => {
  it('has every field of the contracts in which somebody can write what they like', () => {
    expect(fields.filter((field) => !inScenes.has(field) && !isInternalField(field))).toEqual([]);
  });

  it('has no field that is gone, or in which nothing can be written', () => {
    // An imported file counts as a text field, because its cells contain free text.
    const known = new Set([...fields, `${paths.importRead} content`]);
    expect([...inScenes, ...internalFields].filter((field) => !known.has(field))).toEqual([]);
  });

  it('control: fields are found in lists, choices and maps, and what is no free text is not one', () => {
    expect(fields).toEqual(
      expect.arrayContaining([
        `${paths.createIntent} attendees[].firstName`,
        `${paths.giftCardChange} change.name`,
        `${paths.importRun} options.packs{}.name`,
        `${paths.contact} message`,
      ]),
    );
    const named = fields.map((field) => field.split(' ')[1]);
    for (const judged of ['classId', 'time', 'token', 'date', 'user.phone', 'phone.dial'])
      expect(named).not.toContain(judged);
  });
});
