ALTER TABLE "holds" ADD COLUMN "seen" jsonb;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD COLUMN "seen" jsonb;