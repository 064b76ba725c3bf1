-- The title: starts a new game or continues the saved one.
local NAME, HELP = { color = 0xf0e8d0, scale = 2 }, { color = 0xa8a0c0 }

return function(self)
  local saved = save.read "party"
  self.draw = function()
    draw.fill(0x302048)
    draw.text("LAMPLIGHT", 48, 50, NAME)
    draw.text("Z NEW GAME", 80, 90, HELP)
    draw.text(saved and "X CONTINUE" or "X NOTHING SAVED", 80, 102, HELP)
  end
  while true do
    if input.pressed "bomb" then game.data.party = saved end
    if input.pressed "fire" or (saved and input.pressed "bomb") then scene.change "field" end
    wait(1)
  end
end
