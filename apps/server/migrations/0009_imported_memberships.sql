-- running code stands this: its ON CONFLICT names no index, and the same transaction creates the new index
DROP INDEX "memberships_one_of_each";--> statement-breakpoint
-- running code stands this: the index covers fewer rows than the one that it replaces
CREATE UNIQUE INDEX "memberships_one_of_each" ON "memberships" USING btree ("branch_id","member_id","product_id") WHERE status <> 'ENDED' AND imported_until IS NULL;
