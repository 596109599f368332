import { validateEmail } from '@studio/domain/people/email';
import { useId } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import type { StudioProfile } from './settings-api.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';

type Reach = Pick<StudioProfile, 'hours' | 'email' | 'phone' | 'socials'>;

const days = [
  { kind: 'weekdays', label: 'Monday to Friday' },
  { kind: 'weekends', label: 'Saturday and Sunday' },
] as const;

export function ContactCard({ profile }: { profile: StudioProfile }) {
  const id = useId();
  const { hours, email, phone, socials } = profile;
  const { draft, changed, set, undo, saved } = useSettingsDraft<Reach>({ hours, email, phone, socials });
  const dial = `+${draft.phone.display.replace(/\D/g, '')}`;
  return (
    <SettingsCard
      title="Opening hours and contact details"
      text="Shown in the footer, on the contact page and in search results. Class times don’t change."
      changed={changed}
      problem={changed ? problemOf(draft) : null}
      change={{ profile: { ...draft, phone: { ...draft.phone, dial } } }}
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
                id={`${id}${kind}${end}`}
                label={end === 'opens' ? 'Opens' : 'Closes'}
                type="time"
                value={draft.hours[kind][end]}
                onChange={(event) =>
                  set({
                    hours: { ...draft.hours, [kind]: { ...draft.hours[kind], [end]: event.target.value } },
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={`${id}email`}
          label="Email"
          type="email"
          hint="Messages, email replies and tour bookings go here."
          value={draft.email}
          onChange={(event) => set({ email: event.target.value })}
        />
        <TextField
          id={`${id}phone`}
          label="Phone"
          type="tel"
          hint="With country code, for example +44 20 7946 0117"
          value={draft.phone.display}
          onChange={(event) => set({ phone: { ...draft.phone, display: event.target.value } })}
        />
      </div>
      <fieldset>
        <legend className="mb-3 text-[15px] font-medium">Social media links</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {draft.socials.map(({ network, label, url }, index) => (
            <TextField
              key={network}
              id={`${id}${network}`}
              label={label}
              type="url"
              value={url}
              onChange={(event) =>
                set({
                  socials: draft.socials.map((social, at) =>
                    at === index ? { ...social, url: event.target.value } : social,
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </SettingsCard>
  );
}

function problemOf({ hours, email, phone, socials }: Reach): string | null {
  if (days.some(({ kind }) => !(hours[kind].opens < hours[kind].closes)))
    return 'Choose a closing time after the opening time.';
  const wrongEmail = validateEmail(email);
  if (wrongEmail) return wrongEmail;
  if (!/^\+[\d ]{7,24}$/.test(phone.display))
    return 'Start the phone number with + and the country code, for example +44 20 7946 0117.';
  const wrong = socials.find(({ url }) => !URL.canParse(url) || !url.startsWith('https://'));
  return wrong ? `Start the ${wrong.label} link with https://` : null;
}
