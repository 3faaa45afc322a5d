-- A moment as the contract has it: ISO 8601 UTC with milliseconds. Not immutable, so that it is inlined.
create function iso(moment timestamp with time zone) returns text language sql stable parallel safe
return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
--> statement-breakpoint
create view revisions as
select table_name, sum(count)::bigint as revision from revision_counts group by table_name;
--> statement-breakpoint
-- Counts go ahead with the clock, so that a database made anew never repeats those of the last one.
create function count_revision() returns trigger language plpgsql as $$
declare
  milliseconds bigint := extract(epoch from clock_timestamp()) * 1000;
begin
  insert into revision_counts (table_name, backend, count)
  values (tg_table_name, pg_backend_pid(), milliseconds)
  on conflict (table_name, backend)
  do update set count = greatest(revision_counts.count + 1, excluded.count);
  return null;
end
$$;
--> statement-breakpoint
-- The connections of the past counted in rows of their own; their sum goes to one row.
create function fold_revisions() returns void language sql as $$
  with gone as (delete from revision_counts where backend <> 0 returning table_name, count)
  insert into revision_counts (table_name, backend, count)
  select table_name, 0, sum(count) from gone group by table_name
  on conflict (table_name, backend) do update set count = revision_counts.count + excluded.count;
$$;
--> statement-breakpoint
do $$
declare
  watched text;
begin
  foreach watched in array array[
    'addons', 'attribute_values', 'attributes', 'categories', 'category_products', 'credits',
    'custom_content', 'hours_overrides', 'initial_inventory', 'inventory', 'menus',
    'netsuite_accounts', 'order_history', 'order_products', 'order_promotions', 'orders',
    'permissions', 'price_update_jobs', 'product_addons', 'product_attribute_values',
    'product_attributes', 'product_categories', 'product_promotional_categories', 'product_tags',
    'products', 'promotion_categories', 'promotion_roles', 'promotion_stores', 'promotion_users',
    'promotional_categories', 'promotions', 'recommendation_items', 'recommendations',
    'recommended_products', 'refund_products', 'refund_reasons', 'refunds', 'role_permissions',
    'roles', 'store_attributes', 'store_hours', 'store_products', 'store_variant_prices', 'stores',
    'surcharges', 'tags', 'tax_rates', 'transactions', 'user_permissions', 'user_roles',
    'user_stores', 'users', 'variant_values', 'variants', 'vendor_products', 'vendor_regions',
    'vendors'
  ]
  loop
    execute format(
      'create trigger revision after insert or update or delete or truncate on %I
       for each statement execute function count_revision()', watched);
  end loop;
end
$$;
