import type { ChatAction } from '@studio/domain/conversations/conversation';
import type { Finding } from './grounding/parsed-finding.ts';
import type { ReplyLink } from './port.ts';

/** Maximum number of classes and links in a reply. */
const classesMax = 6;
const linksMax = 3;

/**
 * Collects the evidence and attachments of one reply.
 * The model refers to classes and bookings by handles that mean nothing elsewhere.
 * Only results of this reply's tools can be shown.
 */
export class ReplyContext {
  readonly evidence: { found: Finding[]; asked: string[] } = { found: [], asked: [] };
  readonly links: ReplyLink[] = [];
  readonly classIds: string[] = [];
  action: ChatAction | null = null;
  handOver = false;
  readonly #handles = new Map<string, string>();
  readonly #classes = new Map<string, string>();
  readonly #ways = new Map<string, ReplyLink>();

  /** Records a tool's result as evidence, under its name if it has one, and returns it. */
  found<Thing extends object>(thing: Thing, name?: string): Thing {
    this.evidence.found.push({ text: wordsOf(thing).join(', '), ...(name ? { name } : {}) });
    return thing;
  }

  asked(words: string): void {
    this.evidence.asked.push(words);
  }

  /** Returns the handle of a class: 'c1', 'c2' … A class has one handle per reply, which also links to its page. */
  classHandle(classId: string, way: ReplyLink): string {
    const handle = this.#handle('c', classId, way);
    this.#classes.set(handle, classId);
    return handle;
  }

  /** Returns the handle of the caller's own booking: 'b1', 'b2' … */
  bookingHandle(bookingId: string, way: ReplyLink): string {
    return this.#handle('b', bookingId, way);
  }

  /** Allows a page to be linked by its path. Use it only for paths without personal data. */
  page(way: ReplyLink): string {
    this.#ways.set(way.to, way);
    return way.to;
  }

  /** Shows classes by their handles. Returns the unknown handles. */
  show(handles: readonly string[]): readonly string[] {
    for (const handle of handles) {
      const classId = this.#classes.get(handle);
      if (classId && !this.classIds.includes(classId) && this.classIds.length < classesMax) {
        this.classIds.push(classId);
      }
    }
    return handles.filter((handle) => !this.#classes.has(handle));
  }

  /** Links a page by its path, or a class or booking by its handle. Returns false if no tool has returned it. */
  link(name: string): boolean {
    const way = this.#ways.get(name);
    if (!way) return false;
    if (!this.links.includes(way) && this.links.length < linksMax) this.links.push(way);
    return true;
  }

  #handle(letter: string, id: string, way: ReplyLink): string {
    const key = `${letter}:${id}`;
    const handle = this.#handles.get(key) ?? `${letter}${this.#handles.size + 1}`;
    this.#handles.set(key, handle);
    this.#ways.set(handle, way);
    return handle;
  }
}

/** Returns every text and number in a value, at any depth, except handles, which carry no facts. */
function wordsOf(thing: unknown): string[] {
  if (typeof thing === 'string' || typeof thing === 'number') return [String(thing)];
  if (!thing || typeof thing !== 'object') return [];
  return Object.entries(thing).flatMap(([name, part]) => (name === 'id' ? [] : wordsOf(part)));
}
