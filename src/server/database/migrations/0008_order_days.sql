CREATE TABLE "order_days" (
	"store_id" integer NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "order_days_store_id_day_pk" PRIMARY KEY("store_id","day")
);
--> statement-breakpoint
ALTER TABLE "order_days" ADD CONSTRAINT "order_days_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
insert into order_days (store_id, day, orders)
select store_id, (placement_time at time zone 'UTC')::date, count(*) from orders group by 1, 2;
--> statement-breakpoint
-- Days are counted in their order, so that two writers wait for each other instead of blocking each other.
create function count_orders() returns trigger language plpgsql as $$
begin
  insert into order_days (store_id, day, orders)
  select store_id, (placement_time at time zone 'UTC')::date, count(*) * tg_argv[0]::integer
  from changed group by 1, 2 order by 1, 2
  on conflict (store_id, day) do update set orders = order_days.orders + excluded.orders;
  return null;
end
$$;
--> statement-breakpoint
create trigger count_new after insert on orders
  referencing new table as changed for each statement execute function count_orders('1');
--> statement-breakpoint
create trigger count_gone after delete on orders
  referencing old table as changed for each statement execute function count_orders('-1');
--> statement-breakpoint
create function count_moved_order() returns trigger language plpgsql as $$
begin
  insert into order_days (store_id, day, orders)
  select store_id, (placement_time at time zone 'UTC')::date, sum(change)
  from (values (old.store_id, old.placement_time, -1), (new.store_id, new.placement_time, 1))
    as moved (store_id, placement_time, change)
  group by 1, 2 having sum(change) <> 0 order by 1, 2
  on conflict (store_id, day) do update set orders = order_days.orders + excluded.orders;
  return null;
end
$$;
--> statement-breakpoint
create trigger count_moved after update on orders for each row
  when ((old.store_id, old.placement_time) is distinct from (new.store_id, new.placement_time))
  execute function count_moved_order();
--> statement-breakpoint
create function forget_order_days() returns trigger language plpgsql as $$
begin
  delete from order_days;
  return null;
end
$$;
--> statement-breakpoint
create trigger count_none after truncate on orders
  for each statement execute function forget_order_days();
