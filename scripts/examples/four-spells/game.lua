-- The kit for shooters at work: four spells, one for each season, with no picture and no list of shots of its own.
return {
  title = "Four spells",
  description = "Four spell cards: arms that turn, shots that wait and aim again, lasers, and snowballs that burst.",
  width = 288,
  height = 384,
  scene = "stage",
}
