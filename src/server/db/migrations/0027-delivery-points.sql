-- The lockers and points of carriers: a daily copy of their lists. One that left the list is kept, but not offered.
create table delivery_points (
  carrier text not null,
  -- The carrier's own id.
  point_id text not null,
  name text not null,
  -- Empty where the carrier names it in one language.
  name_el text not null default '',
  address text not null,
  address_el text not null default '',
  postal_code text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  is_active boolean not null default true,
  -- Invented, for a shop without a contract with the carrier.
  is_demo boolean not null default false,
  seen_at timestamptz not null,
  primary key (carrier, point_id)
);
