--- Waits for the fire button; returns false if it is not pressed within `ticks` ticks.
local function ask(ticks)
  for _ = 1, ticks do
    if input.pressed "fire" or input.pressed "start" then
      sound.play "start"
      return true
    end
    wait(1)
  end
  return false
end

return ask
