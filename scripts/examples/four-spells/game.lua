-- The kit for shooters in use: four spells, one for each season, without images or kinds of shots of its own.
return {
  title = "Four spells",
  description = "Four spell cards: arms that turn, shots that wait and aim again, lasers, and snowballs that burst.",
  width = 288,
  height = 384,
  scene = "stage",
}
