-- What entries of portal.lua may do before their scene begins, on top of a debug save.
local function set(name)
  return function(value)
    game.data.begin_with = game.data.begin_with or {}
    game.data.begin_with[name] = value
  end
end

for _, name in ipairs { "lives", "echoes", "power", "rank" } do game.command(name, set(name)) end
