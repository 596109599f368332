ALTER TABLE "invoices" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
UPDATE "invoices" SET "subject" = 'booking', "subject_id" = "booking_id";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "intent_id" text;--> statement-breakpoint
UPDATE "refunds" r SET "intent_id" = p."intent_id" FROM "payments" p WHERE p."branch_id" = r."branch_id" AND p."id" = r."payment_id";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "intent_id" SET NOT NULL;
