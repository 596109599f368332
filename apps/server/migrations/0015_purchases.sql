CREATE TABLE "gift_card_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"branch_id" text NOT NULL,
	"gift_card_id" uuid NOT NULL,
	"pence" integer NOT NULL,
	"reason" text NOT NULL,
	"purchase_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_movements_not_zero" CHECK ("gift_card_movements"."pence" <> 0)
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"amount_pence" integer NOT NULL,
	"balance_pence" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"buyer_id" text NOT NULL,
	"purchase_id" uuid NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"sender_name" text NOT NULL,
	"message" text NOT NULL,
	"send_on" date,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_cards_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "gift_cards_never_below_zero" CHECK ("gift_cards"."balance_pence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "had_offers" (
	"branch_id" text NOT NULL,
	"member_id" text NOT NULL,
	"product_id" text NOT NULL,
	"purchase_id" uuid NOT NULL,
	CONSTRAINT "had_offers_branch_id_member_id_product_id_pk" PRIMARY KEY("branch_id","member_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"goods" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"gift_card_id" uuid,
	"gift_card_pence" integer DEFAULT 0 NOT NULL,
	"card_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"intent_id" text,
	"method" text,
	"receipt_url" text,
	"entitlement_id" uuid,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_because" text,
	CONSTRAINT "purchases_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "purchases_parts" CHECK ("purchases"."gift_card_pence" >= 0 AND "purchases"."card_pence" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_movements_once" ON "gift_card_movements" USING btree ("branch_id","gift_card_id","purchase_id","reason");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_code" ON "gift_cards" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_once_per_purchase" ON "gift_cards" USING btree ("branch_id","purchase_id");--> statement-breakpoint
CREATE INDEX "gift_cards_to_send" ON "gift_cards" USING btree ("send_at") WHERE sent_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_intent" ON "purchases" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_one_open" ON "purchases" USING btree ("branch_id","member_id","product_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "purchases_open" ON "purchases" USING btree ("created_at") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "purchases_by_member" ON "purchases" USING btree ("branch_id","member_id","id");--> statement-breakpoint
CREATE FUNCTION "gift_card_movements_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of gift cards is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "gift_card_movements_append_only" BEFORE UPDATE OR DELETE ON "gift_card_movements" FOR EACH ROW EXECUTE FUNCTION "gift_card_movements_are_append_only"();
--> statement-breakpoint
CREATE FUNCTION "gift_card_balance_follows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "gift_cards" SET "balance_pence" = "balance_pence" + NEW."pence"
    WHERE "branch_id" = NEW."branch_id" AND "id" = NEW."gift_card_id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "gift_card_balance_follows_movements" AFTER INSERT ON "gift_card_movements" FOR EACH ROW EXECUTE FUNCTION "gift_card_balance_follows"();
