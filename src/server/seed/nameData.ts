export const firstNames =
  `Maya Theo Ines Dana Jonah Priya Marcus Elena Caleb Nadia Owen Farah Lucas Simone Diego Hannah Kofi
Aaliyah Mateo Greta Ravi Chloe Malik Yuki Beatriz Silas Leila Tomasz Ivy Omar Clara Dmitri Renee Xavier
Noor Felix Camila Julian Esme Hugo Anika Gabriel Rosa Wendell Thandi Soren Lucia Amir Paige Emeka Vera
Colin Mei Rafael Tessa Idris Naomi Patrick Zara Anders Joy Samir Holly Mercy Ezra Linh Carmen Walter
Fatima Peter Giulia Brooks Halima Nolan Sunita August Delphine Ramon Kiara Edgar`.split(/\s+/)

export const lastNames =
  `Lindqvist Calder Whitfield Rao Bellamy Petrov Okonkwo Marsh Delgado Fischer Tran Haddad Moreau Silva
Brandt Osei Novak Kimura Abbott Rossi Greer Singh Castillo Holm Farrow Mendes Adeyemi Kowalski Ortega
Bauer Sato Larkin Ibrahim Vance Duarte Novotny Ellison Chaudhry Reyes Thorne Mbeki Carver Yamada Lowe
Fontaine Aguilar Pruitt Sandoval Hale Nguyen Barros Winslow Khan Delacroix Sharpe Ito Romero Blackwood
Kaur Mercer Alvarez Stone Jansen Cho Bright Morales Underwood Zhang Garner Amadi Pereira Shaw`.split(
    /\s+/,
  )

/** Hard to lay out: long, accents, apostrophes, one word. */
export const awkwardNames = [
  'Jürgen Müller-Lüdenscheidt',
  'Siobhán Ó Súilleabháin',
  'Zoë Brontë',
  'Nguyễn Thị Ánh Nguyệt',
  'Maximiliana Anastasia Wolfeschlegelsteinhausen-Featherstonehaugh de la Cruz y Villanueva',
  'Björk Þórðardóttir',
  'Cher',
  'Dara O’Brien-Smythe',
]

export const cars = [
  'Blue Subaru Outback',
  'Silver Honda Civic',
  'Red Toyota Tacoma',
  'White Tesla Model 3',
  'Green Mini Cooper',
  'Black Jeep Wrangler',
  'Gray Ford Maverick',
  'Yellow VW Beetle',
]

export const instructions = [
  'Extra hot, please.',
  'Light ice.',
  'No lid, please.',
  'Half sweet.',
  'Please write "Happy birthday, Dad" on the cup.',
  'Oat milk on the side.',
  'Cut in half, please.',
  'Allergic to nuts: clean the pitcher first, please.',
]
