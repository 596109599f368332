import { branch } from '@studio/content/branch';
import { paths } from '@studio/contracts/paths';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { extractPdfText } from '@studio/server/documents/extract-pdf-text';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openPictureStudio } from '../harness/picture-uploads.ts';

/** Everything that names the studio, as the owner of a studio in Leeds enters it. */
const profile = {
  name: 'Barre North',
  tagline: 'Barre & Yoga',
  legalName: 'Barre North Ltd',
  address: {
    street: '4 Mill Hill',
    district: 'Holbeck',
    city: 'Leeds',
    postcode: 'LS1 5DQ',
    country: 'United Kingdom',
  },
  coordinates: { latitude: 53.7944, longitude: -1.5459 },
  directions: 'Two minutes from Leeds station.',
  email: 'hello@barre-north.example',
  phone: { display: '+44 113 496 0222', dial: '+441134960222' },
};
const builtInName = /miles.?street|vauxhall|11-miles/i;

let opened: Awaited<ReturnType<typeof openPictureStudio>>;
let bookingUrl: URL;

beforeAll(async () => {
  opened = await openPictureStudio();
  const { studio, owner } = opened;
  const saved = await owner.call(paths.settingsSave, { profile });
  expect(saved).toMatchObject({ ok: true });
  const browser = studio.visitor();
  const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
  const { bookingId } = await bookAndPay(studio, browser, await createClass(studio.database, { startsAt }));
  const [confirmation] = await studio.emails(guestDetails.email);
  bookingUrl = new URL(/https?:\/\/\S+\/booking\/\S+/.exec(confirmation?.text ?? '')?.[0] ?? '');
  studio.time.now = new Date(studio.time.now.getTime() + 60_000);
  await browser.call(paths.cancel, { bookingId });
  await assignInvoiceNumbers(studio.services);
});
afterAll(() => opened.studio.close());

/** Returns a document of the booking. The links in its email are signed. */
async function getDocument(file: string) {
  const id = bookingUrl.pathname.split('/').at(-1);
  const key = bookingUrl.searchParams.get('k');
  const response = await opened.studio.app.inject(`/api/classes/booking/${id}/${file}?k=${key}`);
  expect(response.statusCode, file).toBe(200);
  return response;
}

/** Returns all sent emails as their source, with senders and attachments. */
async function listEmailSources(): Promise<string[]> {
  await opened.studio.emails(guestDetails.email);
  const rows = await opened.studio.sandbox.query<{ row: string }>(
    'SELECT row_to_json(mails)::text AS row FROM sandbox.mails',
  );
  return rows.map(({ row }) => row);
}

describe('a studio of another name', () => {
  it('is the only one that emails name', async () => {
    const sources = await listEmailSources();
    expect(sources.length).toBeGreaterThanOrEqual(2);
    for (const source of sources) {
      // The sender’s address is a setting of the installation.
      expect(source.replaceAll(/(hello)?@miles-street\.example/g, '')).not.toMatch(builtInName);
      expect(source).toContain('Barre North');
      expect(source).not.toContain('cid:mark');
    }
  });

  it('is the only one that documents and calendar entries name', async () => {
    for (const file of ['invoice.pdf', 'credit-note.pdf']) {
      const text = extractPdfText((await getDocument(file)).rawPayload);
      expect(text, file).not.toMatch(builtInName);
      expect(text, file).toContain('Barre North Barre & Yoga');
      expect(text, file).toContain('Barre North Ltd');
    }
    const calendar = (await getDocument('calendar.ics')).body;
    expect(calendar).not.toMatch(builtInName);
    expect(calendar).toContain('Barre North');
  });

  it('has no built-in directions, because they lead to another address', async () => {
    const { body } = await opened.studio
      .visitor()
      .call(paths.siteCopy, { ids: ['location', 'home', 'terms'] });
    expect(JSON.stringify(body)).not.toMatch(builtInName);
    expect(body).toMatchObject({ copy: { location: { directions: [] } } });
  });
});

describe('an uploaded logo', () => {
  beforeAll(async () => {
    const file = await sharp({ create: { width: 600, height: 150, channels: 4, background: '#204080' } })
      .png()
      .toBuffer();
    const { status } = await opened.upload(file, {
      subject: { kind: 'logo', id: 'light' },
      alt: profile.name,
    });
    expect(status).toBe(200);
  });

  it('replaces the name above emails, with the name as alternative text', async () => {
    const { studio } = opened;
    const startsAt = new Date(studio.time.now.getTime() + 80 * 3_600_000);
    await bookAndPay(studio, studio.visitor(), await createClass(studio.database, { startsAt }));
    const [newest] = await studio.emails(guestDetails.email);
    const picture = /<img[^>]+cid:mark[^>]*>/.exec(newest?.html ?? '')?.[0];
    expect(picture).toContain('alt="Barre North"');
    expect(picture).toMatch(/width="220"/);
    expect(picture).toMatch(/height="55"/);
  });

  it('is on documents, but not on those of another name', async () => {
    const countPictures = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
    expect(countPictures((await getDocument('invoice.pdf')).rawPayload)).toBeGreaterThan(0);
    await opened.owner.call(paths.settingsSave, { profile: { name: 'Barre South' } });
    const { rawPayload } = await getDocument('invoice.pdf');
    expect(countPictures(rawPayload)).toBe(0);
    expect(extractPdfText(rawPayload)).toContain('Barre North Barre & Yoga');
    await opened.owner.call(paths.settingsSave, { profile: { name: profile.name } });
  });
});

it('starts as Miles Street, so that these tests would notice its name', () => {
  expect(JSON.stringify(branch)).toMatch(builtInName);
});
