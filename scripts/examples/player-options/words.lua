-- What the game says, in the language that the player has chosen.
local WORDS = {
  en = { title = "LANTERNS", lives = "Lives", enter = "Enter: options" },
  ja = { title = "ともしび", lives = "残機", enter = "Enter: オプション" },
}

return function(name)
  return WORDS[options.language()][name]
end
