-- The game in which the framework's Lua API is tested: kodama test framework/src/test/lua
return { width = 32, height = 16 } -- kodama: ignore missing-scene
