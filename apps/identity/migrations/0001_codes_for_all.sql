ALTER TABLE "identity"."codes" DROP CONSTRAINT "codes_sub_users_sub_fk";
--> statement-breakpoint
CREATE INDEX "codes_expires_at_index" ON "identity"."codes" USING btree ("expires_at");