CREATE TABLE "class_message_recipients" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"booking_id" uuid,
	"waiting_entry_id" uuid,
	"unreachable" text,
	CONSTRAINT "class_message_recipients_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_messages" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_by" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_messages_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE INDEX "class_message_recipients_by_message" ON "class_message_recipients" USING btree ("branch_id","message_id");--> statement-breakpoint
CREATE INDEX "class_message_recipients_by_booking" ON "class_message_recipients" USING btree ("branch_id","booking_id");--> statement-breakpoint
CREATE INDEX "class_message_recipients_by_entry" ON "class_message_recipients" USING btree ("branch_id","waiting_entry_id");--> statement-breakpoint
CREATE INDEX "class_messages_by_class" ON "class_messages" USING btree ("branch_id","class_id","sent_at");--> statement-breakpoint
CREATE INDEX "class_messages_by_time" ON "class_messages" USING btree ("sent_at");--> statement-breakpoint
-- running code stands this: no email is of this kind yet, so the index is built in one scan of the outbox.
CREATE INDEX "outbox_class_messages" ON "outbox" USING btree ((subject->>'recipientId')) WHERE kind = 'class-message';