-- The status of the guardian: the strength left for its song, remaining songs and time below the values of the ship,
-- and at the bottom the song's name, bonus and captures. Replaces this module of the kit.
local X, Y, HEIGHT = 6, 30, 4
local BACK, FILL, LOW, NAME, WHITE = 0x1b1d42, 0x7fd672, 0xec5590, 0xf7c86a, 0xffffff
local SONG, BONUS = { color = NAME, outline = BACK }, { color = WHITE, align = "right", outline = BACK }
local TIME, HURRY = { color = WHITE, align = "right" }, { color = LOW, align = "right" }

local function bar(left)
  local width = draw.width - 2 * X - 18
  draw.rect(X, Y, width, HEIGHT, BACK)
  draw.rect(X, Y, width * math.max(0, left), HEIGHT, left > 0.25 and FILL or LOW)
  draw.frame(X - 1, Y - 1, width + 2, HEIGHT + 2, WHITE)
end

return function(self)
  local guardian, song = self.parent, self.parent.fights
  if not song then return end
  draw.camera(0, 0)             -- not affected by the shake
  bar(guardian.hp / guardian.full_hp)
  for i = 1, guardian.phases_left do draw.disc(X + 2 + (i - 1) * 7, Y + 10, 2, NAME) end
  local left = guardian.seconds_left
  draw.text(("%02d"):format(left), draw.width - 3, Y - 2, left < 6 and HURRY or TIME)
  local record = guardian.record
  draw.text(song.name, 4, draw.height - 12, SONG)
  local figures = ("%d  %d/%d"):format(guardian.bonus, record.captured, record.tried)
  draw.text(figures, draw.width - 4, draw.height - 12, BONUS)
end
