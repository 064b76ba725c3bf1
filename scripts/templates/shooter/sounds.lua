-- The sounds, made of numbers: change one and save, and you hear another. sfx.fields tells all there are.
return {
  shot = sfx.laser(3, { volume = 0.1 }),
  hit = sfx.hit(4, { volume = 0.15 }),
  burst = sfx.explosion(2),
  down = sfx.explosion(5),
  begin = sfx.powerup(1),
}
