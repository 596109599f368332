import { toLondonDate } from '@studio/domain/time/london';
import { type ToolSet, tool } from 'ai';
import { z } from 'zod';
import { createFindClassesTool } from './find-classes-tool.ts';
import type { AssistantTools, Question, StudioDetails } from './port.ts';
import type { ReplyContext } from './reply-context.ts';
import {
  toClassTypesOutput,
  toInstructorsOutput,
  toOwnBookingOutput,
  toPassageOutput,
  toProductOutput,
  toSessionBalanceOutput,
  toStudioDetailsOutput,
} from './tool-output.ts';

const maxPassages = 4;
const noInput = z.object({});
const done = { done: true } as const;

/** Output for the model when a lookup fails. It reveals no internal error. */
const unavailable = { problem: 'The lookup failed. Try again later.' } as const;

/**
 * Creates all tools of the model. None of them changes data. The tools named own_… exist only for logged-in members.
 */
export function createModelTools(
  lookups: AssistantTools,
  studio: StudioDetails,
  { now, signedIn }: Pick<Question, 'now' | 'signedIn'>,
  context: ReplyContext,
): ToolSet {
  return {
    ...createStudioTools(lookups, studio, context),
    find_classes: createFindClassesTool(lookups, studio, toLondonDate(now), context),
    ...(signedIn ? createMemberTools(lookups, context) : {}),
    ...createAttachmentTools(context),
  };
}

function createStudioTools(lookups: AssistantTools, studio: StudioDetails, context: ReplyContext): ToolSet {
  const kinds = [...new Set(studio.products.map(({ kind }) => kind))];
  return {
    search_policies: tool({
      description: "Searches the studio's answers, policies and terms for words.",
      inputSchema: z.object({ words: z.string().min(1).max(200) }),
      execute: ({ words }) =>
        hideErrors(async () => {
          context.recordRequest(words);
          const passages = await lookups.search(words);
          return {
            passages: passages.slice(0, maxPassages).map((passage) => toPassageOutput(passage, context)),
          };
        }),
    }),
    studio_facts: tool({
      description:
        'Tells about the studio: visiting (address, hours, closed days, contact, arriving, cancelling), its kinds of class, or its instructors.',
      inputSchema: z.object({ about: z.enum(['visiting', 'classes', 'instructors']) }),
      execute: async ({ about }) => {
        if (about === 'classes') return toClassTypesOutput(studio, context);
        return about === 'visiting'
          ? toStudioDetailsOutput(studio, context)
          : toInstructorsOutput(studio, context);
      },
    }),
    prices: tool({
      description: `Tells what the studio sells and what it costs. Kinds: ${kinds.join(', ')}; without one, all.`,
      inputSchema: z.object({ kind: z.string().max(40).optional() }),
      execute: async ({ kind }) => {
        const matching = studio.products.filter((product) => !kind || product.kind === kind);
        return { products: matching.map((product) => toProductOutput(product, context)) };
      },
    }),
  };
}

function createMemberTools(lookups: AssistantTools, context: ReplyContext): ToolSet {
  return {
    own_bookings: tool({
      description: 'Tells what the person who asks has booked. Only when they ask about their own bookings.',
      inputSchema: noInput,
      execute: () =>
        hideErrors(async () => ({
          bookings:
            (await lookups.ownBookings())?.map((booking) => toOwnBookingOutput(booking, context)) ?? [],
        })),
    }),
    own_sessions: tool({
      description: 'Tells which sessions the person who asks has left. Only when they ask about their own.',
      inputSchema: noInput,
      execute: () =>
        hideErrors(async () => ({
          sessions:
            (await lookups.ownSessions())?.map((sessions) => toSessionBalanceOutput(sessions, context)) ?? [],
        })),
    }),
  };
}

function createAttachmentTools(context: ReplyContext): ToolSet {
  return {
    show_classes: tool({
      description:
        'Shows classes beside the answer, by the ids that find_classes gave, in this order, at most 6.',
      inputSchema: z.object({ ids: z.array(z.string().max(20)).min(1).max(12) }),
      execute: async ({ ids }) => {
        const unknown = context.show(ids);
        return unknown.length === 0 ? done : { problem: 'find_classes gave no such id', ids: unknown };
      },
    }),
    add_link: tool({
      description:
        'Puts a button beside the answer: a page that a tool named, or the id of a class or booking.',
      inputSchema: z.object({ path: z.string().max(200) }),
      execute: async ({ path }) => (context.link(path) ? done : { problem: 'No tool named this page.' }),
    }),
    start_tour: tool({
      description: 'Opens the form for a free studio tour under the answer.',
      inputSchema: noInput,
      execute: async () => {
        context.action = 'startBooking';
        return done;
      },
    }),
    hand_over: tool({
      description: 'Passes the chat to the studio’s team, who will answer here.',
      inputSchema: noInput,
      execute: async () => {
        context.handOver = true;
        return done;
      },
    }),
  };
}

async function hideErrors<Result>(read: () => Promise<Result>): Promise<Result | typeof unavailable> {
  try {
    return await read();
  } catch {
    return unavailable;
  }
}
