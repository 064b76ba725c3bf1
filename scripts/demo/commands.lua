-- Commands for entries of portal.lua, called before their scene starts, after a debug save.
local function set(name)
  return function(value)
    game.data.begin_with = game.data.begin_with or {}
    game.data.begin_with[name] = value
  end
end

for _, name in ipairs { "lives", "echoes", "power", "rank" } do game.command(name, set(name)) end
