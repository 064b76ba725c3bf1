-- Returns the party that all scenes share. A new game starts at level 1.
return function()
  game.data.party = game.data.party or { level = 1, lamps = 0 }
  return game.data.party
end
