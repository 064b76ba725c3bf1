-- The title fades in, waits and fades out. Each state is a method; to change the state, assign a method to self.state.
local Title = {}
Title.__index = Title

local FADE, SHOWN = 45, 120   -- ticks

-- created once, not in every frame; alpha is set before each use
local HEAD = { color = 0xffe0a8, scale = 3, align = "center" }
local LINE = { color = 0x9890c8, align = "center" }

-- runs in each tick; the next state runs from the next tick on
function Title:fade_in()
  self.alpha = math.min(1, self.alpha + 1 / FADE)
  if self.alpha == 1 then self.state = self.idle end
end

function Title:idle()
  self.shown = self.shown + 1
  if self.shown >= SHOWN or input.pressed "fire" then self.state = self.fade_out end
end

-- returns false at the end, which ends the task and its drawing
function Title:fade_out()
  self.alpha = math.max(0, self.alpha - 1 / FADE)
  return self.alpha > 0
end

function Title:paint()
  HEAD.alpha, LINE.alpha = self.alpha, self.alpha
  draw.rect(0, 84, 320, 1, 0x9878d0, self.alpha)
  draw.text("S T A T E S", 160, 100, HEAD)
  draw.rect(0, 136, 320, 1, 0x9878d0, self.alpha)
  draw.text("one function after the other", 160, 148, LINE)
end

return function()
  return spawn(setmetatable({ state = Title.fade_in, draw = Title.paint, alpha = 0, shown = 0 }, Title))
end
