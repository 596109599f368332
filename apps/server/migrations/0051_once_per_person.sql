ALTER TABLE "entitlements" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "stopped_for_dispute" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD COLUMN "holders" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "had_offers" ADD COLUMN "had_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- running code stands this: the table has a row for each offer that someone has had, so the index takes milliseconds.
CREATE INDEX "had_offers_by_purchase" ON "had_offers" USING btree ("branch_id","purchase_id");--> statement-breakpoint
-- running code stands this: the table has a row for each offer that someone has had, so the index takes milliseconds.
CREATE INDEX "had_offers_by_time" ON "had_offers" USING btree ("had_at");
