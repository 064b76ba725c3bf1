-- What the game says, in the language that the player has chosen.
local text = require "kodama.text"

return text.words {
  title = { en = "LANTERNS", ja = "ともしび" },
  lives = { en = "Lives", ja = "残機" },
  enter = { en = "Enter: options", ja = "Enter: オプション" },
}
