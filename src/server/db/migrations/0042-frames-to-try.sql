-- Frames that somebody wants to try at an appointment: their pieces are holds of the ledger.
create table appointment_frames (
  reservation_id bigint primary key references reservations,
  appointment_id integer not null references appointments on delete cascade
);
create index appointment_frames_appointment on appointment_frames (appointment_id);
