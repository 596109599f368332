import { validateEmail } from '@studio/domain/people/email';
import { useId } from 'react';
import { type FieldError, toFieldProblems } from '../../../lib/forms/field-problems.ts';
import { useFieldProblems } from '../../../lib/forms/use-field-problems.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditableProfile } from './settings-api.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';

type Social = EditableProfile['socials'][number];

type Reach = Pick<EditableProfile, 'hours' | 'email' | 'phone'> & {
  /** Links by network; empty for none. */
  urls: Readonly<Record<string, string>>;
};

/** Social networks for which the site has an icon, in the site's order. */
const networks: Readonly<Record<Social['network'], string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
  x: 'X',
};

const days = [
  { kind: 'weekdays', label: 'Monday to Friday' },
  { kind: 'weekends', label: 'Saturday and Sunday' },
] as const;

export function ContactCard({ profile }: { profile: EditableProfile }) {
  const id = useId();
  const { hours, email, phone, socials } = profile;
  const { draft, changed, set, undo, saved } = useSettingsDraft<Reach>({
    hours,
    email,
    phone,
    urls: Object.fromEntries(socials.map(({ network, url }) => [network, url])),
  });
  const { urls, ...details } = draft;
  const problems = useFieldProblems(toFieldProblems(id, findErrors(draft)));
  const dial = `+${draft.phone.display.replace(/\D/g, '')}`;
  return (
    <SettingsCard
      title="Opening hours and contact details"
      text="Shown on the site, in emails and in search results. The chat uses your opening hours. Class times don’t change."
      changed={changed}
      problems={problems}
      change={{
        profile: { ...details, phone: { ...draft.phone, dial }, socials: toSocials(urls, socials) },
      }}
      onSaved={saved}
      onUndo={undo}
    >
      {days.map(({ kind, label }) => (
        <fieldset key={kind}>
          <legend className="mb-1.5 text-[15px] font-medium">{label}</legend>
          <div className="grid max-w-80 grid-cols-2 gap-3">
            {(['opens', 'closes'] as const).map((end) => (
              <TextField
                key={end}
                {...problems.control(`${id}${kind}${end}`, draft.hours[kind][end], (time) =>
                  set({ hours: { ...draft.hours, [kind]: { ...draft.hours[kind], [end]: time } } }),
                )}
                label={end === 'opens' ? 'Opens' : 'Closes'}
                type="time"
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...problems.control(`${id}email`, draft.email, (value) => set({ email: value }))}
          label="Email"
          type="email"
          hint="Shown to visitors. Contact messages, tour bookings, waiting chats and replies to our emails arrive here."
        />
        <TextField
          {...problems.control(`${id}phone`, draft.phone.display, (display) =>
            set({ phone: { ...draft.phone, display } }),
          )}
          label="Phone"
          type="tel"
          hint="With country code, for example +44 20 7946 0117"
        />
      </div>
      <fieldset>
        <legend className="mb-3 text-[15px] font-medium">Social media links</legend>
        <div className="grid gap-4">
          {Object.entries(networks).map(([network, label]) => (
            <TextField
              key={network}
              {...problems.control(`${id}${network}`, urls[network] ?? '', (url) =>
                set({ urls: { ...urls, [network]: url } }),
              )}
              label={label}
              optional
              type="url"
            />
          ))}
        </div>
      </fieldset>
    </SettingsCard>
  );
}

/** Returns the links that aren't empty. Networks that already had one keep their label. */
function toSocials(urls: Reach['urls'], before: readonly Social[]): Social[] {
  return (Object.keys(networks) as Social['network'][])
    .map((network) => ({
      network,
      label: before.find((social) => social.network === network)?.label ?? networks[network],
      url: (urls[network] ?? '').trim(),
    }))
    .filter(({ url }) => url !== '');
}

function findErrors({ hours, email, phone, urls }: Reach): FieldError<string>[] {
  const wrongEmail = validateEmail(email);
  return [
    ...days
      .filter(({ kind }) => !(hours[kind].opens < hours[kind].closes))
      .map(({ kind }) => ({
        field: `${kind}closes`,
        message: 'Choose a closing time after the opening time.',
      })),
    ...(wrongEmail ? [{ field: 'email', message: wrongEmail }] : []),
    ...(/^\+[\d ]{7,24}$/.test(phone.display)
      ? []
      : [
          {
            field: 'phone',
            message: 'Start with + and the country code, for example +44 20 7946 0117.',
          },
        ]),
    ...Object.entries(urls)
      .filter(([, url]) => url.trim() !== '' && !(URL.canParse(url) && url.startsWith('https://')))
      .map(([network]) => ({ field: network, message: 'Start the link with https://' })),
  ];
}
