/**
 * Shows the offline page when a page cannot be had, and does little else: pages, their data and the API's answers
 * always come from the network and are never stored, so nobody sees places that are gone. The offline page is kept
 * whole, with every file that it names, and fetched anew once a day so that address and hours are today's. On devices
 * of the studio's team the door is kept in the same way once it asks for it; who is expected there is no part of it.
 */
const offlinePage = '/offline';
const doorPage = '/scan';
const keepMs = 24 * 60 * 60 * 1000;

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepOfflinePage());
});

// The browser asks for a page while it still starts this worker, which so costs no time.
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));

// The door names its files, also those that were loaded on demand.
addEventListener('message', (event) => {
  if (event.data?.keep === doorPage) event.waitUntil(keepPage(doorPage, event.data.files ?? []));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(navigate(event));
  // Names below /assets/ carry a hash: what is kept under a name is what the server has.
  else if (pathname.startsWith('/assets/') && !request.headers.has('range')) event.respondWith(file(request));
});

/** The page from the network, or the way to the offline page, which finds in its fragment what was wanted. */
async function navigate(event) {
  const { request } = event;
  try {
    const page = (await event.preloadResponse) ?? (await fetch(request));
    event.waitUntil(Promise.all([keepOfflinePageAnew(), forgetEarlierDays()]));
    return page;
  } catch {
    const { origin, pathname, href } = new URL(request.url);
    const door = pathname === doorPage && (await kept(doorPage));
    if (door) return door;
    if (pathname !== offlinePage) {
      return Response.redirect(`${offlinePage}#${href.slice(origin.length)}`);
    }
    return (await kept(offlinePage)) ?? Response.error();
  }
}

async function file(request) {
  return (await kept(request)) ?? fetch(request);
}

function kept(request) {
  return caches.match(request, { ignoreVary: true });
}

async function keepOfflinePageAnew() {
  const page = await kept(offlinePage);
  const age = Date.now() - Date.parse(page?.headers.get('date') ?? '');
  // Without a connection the old one stays.
  if (!(age < keepMs)) await keepOfflinePage().catch(() => {});
}

function keepOfflinePage() {
  return keepPage(offlinePage, []);
}

/** Keeps page and files together in a new store, and only then lets go of the old one. */
async function keepPage(path, loaded) {
  const answer = await fetch(path, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  const html = await answer.text();
  // WebP is for browsers without AVIF: the few of them lose one picture.
  const named = html.match(/\/assets\/[\w.-]+/g)?.filter((file) => !file.endsWith('.webp')) ?? [];
  const files = new Set([...named, ...loaded.filter((file) => /^\/assets\/[\w.-]+$/.test(file))]);
  const kind = `${path.slice(1)}-`;
  const name = `${kind}${Date.now()}`;
  const store = await caches.open(name);
  await store.addAll([...files]);
  await store.put(path, new Response(html, { headers: lasting(answer.headers) }));
  // Names end in the time: one that is being made meanwhile is newer, and stays.
  const older = (await caches.keys()).filter((other) => other.startsWith(kind) && other < name);
  await Promise.all(older.map((other) => caches.delete(other)));
}

/** Who was expected at the door on an earlier day: see features/door/day-store.ts. */
async function forgetEarlierDays() {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' });
  const stores = (await indexedDB.databases?.()) ?? [];
  for (const { name } of stores)
    if (name?.startsWith('door-day-') && name !== `door-day-${today}`) indexedDB.deleteDatabase(name);
}

/** The headers without those that were true only of that answer: its coding, and the server's time. */
function lasting(headers) {
  const left = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'server-timing', 'etag']) left.delete(name);
  return left;
}
