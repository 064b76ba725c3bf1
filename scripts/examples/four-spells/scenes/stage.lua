-- A stage with one section, the spirit. `--section "spirit/Snowball fight"` starts at that spell, as does the portal.
local background = require "kodama.shooter.background"
local hud = require "kodama.shooter.hud"
local player = require "kodama.shooter.player"
local run = require "kodama.shooter.run"
local spirit = require "spirit"
local stage = require "kodama.shooter.stage"
require "kodama.shooter.items"
require "kodama.shooter.score"

local BESIDE = { { x = -18, y = 8, close = { -8, -10 } }, { x = 18, y = 8, close = { 8, -10 } } }

local function butterfly(self)
  draw.sprite("kodama.butterfly.cyan", self.x, self.y, { rotation = -90, scale = 1.6 })
  draw.disc(self.x, self.y, self.radius, 0xffffff)
end

return stage {
  begin = function(self)
    run.begin(self.given or { power = 2 })
    local sky, near = { color = 0x101018 }, { stars = 50, speed = 0.5 }
    run.on("phase", function(season) sky.color, near.color = season.sky, season.light end, self)
    spawn(background, { layers = { sky, near } })
    spawn(hud)
    spawn(player, { draw = butterfly, companions = BESIDE })
  end,
  { name = "spirit", boss = spirit },
  done = function() scene.change "stage" end,
  over = function() scene.change "stage" end,
}
