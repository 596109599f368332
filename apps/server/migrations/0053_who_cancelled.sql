ALTER TABLE "bookings" ADD COLUMN "cancelled_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD COLUMN "mailbox" text;