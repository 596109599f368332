ALTER TABLE "tours" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "membership_months_by_time" ON "membership_months" USING btree ("branch_id","paid_at");--> statement-breakpoint
CREATE INDEX "payments_by_settling" ON "payments" USING btree ("branch_id","settled_at") WHERE settled_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_by_time" ON "refunds" USING btree ("branch_id","created_at");--> statement-breakpoint
CREATE INDEX "purchases_by_settling" ON "purchases" USING btree ("branch_id","settled_at") WHERE settled_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "waiting_entries_by_class" ON "waiting_entries" USING btree ("branch_id","class_id");