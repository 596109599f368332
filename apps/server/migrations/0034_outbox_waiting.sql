-- running code stands this: it reads the mails once, a second or so for a million; what writes one waits so long.
CREATE INDEX "outbox_unqueued" ON "outbox" USING btree ("id") WHERE queued_at IS NULL;--> statement-breakpoint
-- running code stands this: the same, and no longer than the one before.
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("created_at") WHERE sent_at IS NULL AND dropped_because IS NULL;