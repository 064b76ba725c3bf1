-- The texts of the game, in the player's language.
local text = require "kodama.text"

return text.words {
  title = { en = "LANTERNS", ja = "ともしび" },
  lives = { en = "Lives", ja = "残機" },
  enter = { en = "Enter: options", ja = "Enter: オプション" },
}
