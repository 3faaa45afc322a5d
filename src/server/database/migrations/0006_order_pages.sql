DROP INDEX "orders_store_placement";--> statement-breakpoint
DROP INDEX "orders_user_placement";--> statement-breakpoint
CREATE INDEX "orders_store_placement" ON "orders" USING btree ("store_id","placement_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_user_placement" ON "orders" USING btree ("user_id","placement_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);