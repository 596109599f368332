import type { ImportSystem } from '@studio/domain/people-import/presets';

const firstNames =
  'Amara,Bo,Chi,Dora,Eli,Freya,Grace,Hana,Ines,Jonah,Kofi,Lena,Mei,Noor,Oona,Priya,Quinn,Rosa,Sana,Tom,Uma,Vera,Will,Xena,Yara,Zoe,Aoife,Bruno,Cleo,Dario,Esme,Farah,Gwen,Hugo,Isla,Jude,Kira,Luca,Maya,Nils,Olga,Pia,Rafe,Sofia,Tara,Ugo,Vida,Wren,Yusuf,Zara'.split(
    ',',
  );
const lastNames =
  'Okafor,Lind,Mensah,Vale,Moss,Lindqvist,Adeyemi,Sato,Duarte,Price,Boateng,Fischer,Tanaka,Haddad,Byrne,Nair,O’Neill,Garcia,Malik,Whitfield,Reed,Costa,Hart,Doyle,Finch,Stern,Walsh,Rossi,Lowe,Conti,Hughes,Khan,Evans,Weber,Murray,Ellis,Novak,Ricci,Patel,Berg,Petrova,Klein,Ashton,Silva,Singh,Marino,Lopez,Shaw,Demir,Ali'.split(
    ',',
  );
const packs = ['Reformer Pack of 10', 'Class Pack of 10', '5 Class Pass', 'Intro Offer', 'Yoga 20'];
const memberships = ['Reformer Flex 8', 'Flow Anytime', 'Gold Monthly'];

/** Returns a random generator from 0 to 1 (mulberry32), equal for equal seeds. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface ExportedClient {
  first: string;
  last: string;
  email: string;
  phone: string;
}

/** Returns client number `n`. The first 2,500 clients all differ in name, email address and phone number. */
function createClient(n: number, domain: string): ExportedClient {
  const first = firstNames[n % firstNames.length] ?? '';
  const last = lastNames[(Math.floor(n / firstNames.length) + n * 7) % lastNames.length] ?? '';
  const local = `${first}.${last}.${n}`.toLowerCase().replace(/[^a-z0-9.]/g, '');
  return {
    first,
    last,
    email: `${local}@${domain}`,
    phone: `07700 9${String(n % 1000).padStart(3, '0')}${String(Math.floor(n / 1000)).padStart(2, '0')}`,
  };
}

const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;
const line = (cells: readonly string[]) =>
  cells.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
const futureDay = (random: () => number) =>
  `2027-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`;
const american = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

/** Returns the name, the sessions left and the expiry date of a pack; some never expire. */
const createPack = (random: () => number) => [
  pick(random, packs),
  String(1 + Math.floor(random() * 10)),
  random() < 0.8 ? futureDay(random) : '',
];

/** Share of rows with a mistake that a person has to look at, such as a broken email address. */
const brokenShare = 0.01;

/**
 * Builds an export in the shape of the Momence preset: one row for each client, ISO dates. Equal for equal numbers of
 * rows. It isn't a real file.
 */
export function buildMomenceExport(rows: number): string {
  const random = createRandom(40);
  const headings =
    'Customer name,Customer email,Phone number,Membership name,Renewal date,Pack name,Credits left,Expiration date,Total visits,Waiver signed at,Tags';
  const lines = Array.from({ length: rows }, (_, n) => {
    const { first, last, email, phone } = createClient(n, 'momence.example');
    const membership = random() < 0.2 ? [pick(random, memberships), futureDay(random)] : ['', ''];
    const isBroken = random() < brokenShare;
    return line([
      `${first} ${last}`,
      isBroken ? email.replace('@', ' at ') : email,
      random() < 0.8 ? phone : '',
      ...membership,
      ...(random() < 0.4 ? createPack(random) : ['', '', '']),
      String(Math.floor(random() * 320)),
      random() < 0.7 ? '2025-03-14' : '',
      random() < 0.3 ? 'vip, early bird' : '',
    ]);
  });
  return `${headings}\n${lines.join('\n')}\n`;
}

/**
 * Builds an export in the shape of the Mindbody preset: one row for each pricing option, so that clients repeat, with
 * American dates, and some clients without an email address. Equal for equal numbers of rows. It isn't a real file.
 */
export function buildMindbodyExport(rows: number): string {
  const random = createRandom(41);
  const headings =
    'Client ID,Last Name,First Name,Email,Mobile Phone,Pricing Option,Visits Remaining,Exp. Date,# Visits,Yellow Alert';
  const lines: string[] = [];
  for (let n = 0; lines.length < rows; n++) {
    const { first, last, email, phone } = createClient(n, 'mindbody.example');
    const hasEmail = random() < 0.95;
    const visits = String(Math.floor(random() * 500));
    const options = 1 + Math.floor(random() * 3);
    for (let option = 0; option < options && lines.length < rows; option++) {
      const isUnlimited = random() < 0.05;
      lines.push(
        line([
          String(100_000 + n),
          last,
          first,
          hasEmail ? email : 'N/A',
          phone.replace(/\s/g, '').slice(random() < 0.1 ? 1 : 0),
          pick(random, packs),
          random() < brokenShare
            ? 'see notes'
            : isUnlimited
              ? 'Unlimited'
              : String(Math.floor(random() * 11)),
          american(futureDay(random)),
          visits,
          '',
        ]),
      );
    }
  }
  return `${headings}\n${lines.join('\n')}\n`;
}

export const earlierSystemExports: readonly { system: ImportSystem; build: (rows: number) => string }[] = [
  { system: 'momence', build: buildMomenceExport },
  { system: 'mindbody', build: buildMindbodyExport },
];
