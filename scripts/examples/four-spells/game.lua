-- A boss fight with the shooter kit: four spells, one for each season, that use only built-in images and kinds of
-- shots.
return {
  title = "Four spells",
  description = "Four spell cards: rotating arms, shots that stop and aim again, lasers, snowballs that burst.",
  width = 288,
  height = 384,
  scene = "stage",
}
