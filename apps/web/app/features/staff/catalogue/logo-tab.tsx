import { type LogoId, logoNames } from '@studio/domain/pictures/logo';
import type { PictureSubject } from '@studio/domain/pictures/picture-kind';
import { useQuery } from '@tanstack/react-query';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import { LogoSection } from './logo-section.tsx';

const light: PictureSubject<'logo'> = { kind: 'logo', id: 'light' };

/** Texts of the versions. `emptyNote` says what pages show without an upload. */
const versions: Readonly<Record<LogoId, { text: string; emptyNote: string; consequence: string }>> = {
  light: {
    text: 'Shown on pages, in emails and on invoices. Use a PNG or WebP with a transparent background.',
    emptyNote: 'No logo yet.',
    consequence: 'Pages, emails and invoices will show the studio’s name instead.',
  },
  dark: {
    text: 'Used in the footer and on dark cards. Without one, your main logo appears on a light panel.',
    emptyNote: 'Your main logo appears on a light panel.',
    consequence: 'Your main logo will appear on a light panel in the footer.',
  },
  icon: {
    text: 'Shown in browser tabs, on home screens and in the header on tablets. Square, at least 512 pixels wide.',
    emptyNote: 'We make the icons from your main logo.',
    consequence: 'We’ll make the icons from your main logo.',
  },
};

/** The studio’s logo, and its versions for dark backgrounds and as an app icon once there is a logo. */
export function LogoTab() {
  const { name } = useStudio();
  const { data } = useQuery(catalogueQueries.pictures(light));
  const shown: readonly LogoId[] = data?.current ? ['light', 'dark', 'icon'] : ['light'];
  return (
    <>
      <h2 className="text-h3">Logo</h2>
      <p className="mt-1 mb-6 max-w-2xl text-stone">
        Your logo replaces the name on the site, in emails and on invoices. Screen readers say ‘{name}’.
      </p>
      <div className="grid items-start gap-x-8 gap-y-10 md:grid-cols-2 desk:grid-cols-3">
        {shown.map((id) => (
          <LogoSection key={id} id={id} heading={logoNames[id]} {...versions[id]} />
        ))}
      </div>
    </>
  );
}
