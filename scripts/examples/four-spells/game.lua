-- The kit for shooters in use: four spells, one for each season, without images or kinds of shots of its own.
return {
  title = "Four spells",
  description = "Four spell cards: rotating arms, shots that stop and aim again, lasers, snowballs that burst.",
  width = 288,
  height = 384,
  scene = "stage",
}
