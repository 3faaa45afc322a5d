-- Lists of cards are answered with 304 while their table is unchanged, as other lists are.
create trigger revision after insert or update or delete or truncate on vertical_cards
  for each statement execute function count_revision();
