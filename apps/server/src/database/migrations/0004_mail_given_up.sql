ALTER TABLE "outbox_mail" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_mail_failed" ON "outbox_mail" USING btree ("created_at" DESC NULLS FIRST) WHERE "outbox_mail"."failure" is not null;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_sent_or_failed" CHECK ("outbox_mail"."sent_at" is null or "outbox_mail"."failure" is null);--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_given_up_with_reason" CHECK ("outbox_mail"."given_up_at" is null or "outbox_mail"."failure" is not null);