-- Tables and triggers take the field's terms.
alter table houses rename to brands;
alter trigger houses_tell_catalogue on brands rename to brands_notify_catalogue;
alter trigger products_tell_catalogue on products rename to products_notify_catalogue;
alter trigger categories_tell_catalogue on categories rename to categories_notify_catalogue;
alter trigger products_truncate_tells_catalogue on products rename to products_truncate_notifies_catalogue;
alter function tell_catalogue() rename to notify_catalogue;
alter function tell_whole_catalogue() rename to notify_whole_catalogue;
alter table throttles rename to rate_limits;
alter index throttles_expiry rename to rate_limits_expiry;

-- The five categories of the specification, which every shop has.
insert into categories (id, slug, name, name_el, description, description_el) values
  (1, 'sunglasses', 'Sunglasses', 'Γυαλιά ηλίου',
    'Lenses that stop ultraviolet light up to 400 nm, in frames that stay comfortable through a long bright day.',
    'Φακοί που σταματούν την υπεριώδη ακτινοβολία έως τα 400 nm, σε σκελετούς άνετους για μια ολόκληρη φωτεινή μέρα.'),
  (2, 'optical-frames', 'Optical Frames', 'Σκελετοί οράσεως',
    'Frames for your prescription, measured in millimetres and fitted by our opticians in three towns.',
    'Σκελετοί για τη συνταγή σας, μετρημένοι στο χιλιοστό και προσαρμοσμένοι από τους οπτικούς μας σε τρεις πόλεις.'),
  (3, 'sport-eyewear', 'Sport Eyewear', 'Αθλητικά γυαλιά',
    'Light wraps and firm grips for cycling, running, sailing and the hills of Troodos.',
    'Ελαφριά γυαλιά με σταθερή εφαρμογή για ποδήλατο, τρέξιμο, ιστιοπλοΐα και τις πλαγιές του Τροόδους.'),
  (4, 'kids', 'Kids', 'Παιδικά',
    'Small faces are not small adult faces: lower bridges, shorter temples, hinges that forgive.',
    'Το παιδικό πρόσωπο δεν είναι μικρογραφία του μεγάλου: πιο χαμηλές γέφυρες, πιο κοντοί βραχίονες, μεντεσέδες που συγχωρούν.'),
  (5, 'accessories', 'Accessories', 'Αξεσουάρ',
    'Cases, cords and cloths that keep a good pair good for years.',
    'Θήκες, κορδόνια και πανάκια που κρατούν ένα καλό ζευγάρι καλό για χρόνια.')
on conflict do nothing;
