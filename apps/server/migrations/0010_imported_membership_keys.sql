ALTER TABLE "import_rows" ADD COLUMN "membership_key" text;--> statement-breakpoint
-- running code stands this: it writes no membership keys
CREATE UNIQUE INDEX "import_memberships_once" ON "import_rows" USING btree ("branch_id","membership_key") WHERE membership_key IS NOT NULL;