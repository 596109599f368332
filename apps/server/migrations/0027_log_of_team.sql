CREATE INDEX "audit_of_team" ON "audit" USING btree ("branch_id","id") WHERE actor LIKE 'staff:%';--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit" USING brin ("at");