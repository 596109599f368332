DROP INDEX "invoices_once";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "subject" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("branch_id","kind","subject_id");--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "booking_id";