-- Commands for entries of portal.lua. They run after the debug save, before the scene starts.
local function set(name)
  return function(value)
    game.data.begin_with = game.data.begin_with or {}
    game.data.begin_with[name] = value
  end
end

for _, name in ipairs { "lives", "echoes", "power", "rank" } do game.command(name, set(name)) end
