ALTER TABLE "memberships" ADD COLUMN "past_due_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk_payments" ADD COLUMN "gift_card_id" uuid;--> statement-breakpoint
ALTER TABLE "desk_payments" ADD COLUMN "sale_payment_id" uuid;--> statement-breakpoint
-- running code stands this: the partial index is empty, because only code after this migration fills the column, and
-- the front desk writes a few payments a minute, which wait for one scan of a table of thousands of rows
CREATE INDEX "desk_payments_sale_parts" ON "desk_payments" USING btree ("branch_id","sale_payment_id") WHERE sale_payment_id IS NOT NULL;