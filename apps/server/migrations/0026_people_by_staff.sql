ALTER TABLE "classes" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_to_pay" ON "bookings" USING btree ("branch_id","starts_at") WHERE due_pence > 0;--> statement-breakpoint
CREATE INDEX "desk_payments_by_person" ON "desk_payments" USING btree ("branch_id","person_id","taken_at");--> statement-breakpoint
CREATE INDEX "desk_payments_given_back" ON "desk_payments" USING btree ("branch_id","gives_back") WHERE gives_back IS NOT NULL;--> statement-breakpoint
CREATE INDEX "people_by_phone_end" ON "people" USING btree ("branch_id",reverse(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "people_by_arrival" ON "people" USING btree ("branch_id","created_at");