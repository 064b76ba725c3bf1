-- What luacheck is to know about Kodama's Lua: 5.2, and the names a game finds there.
std = "lua52"
max_line_length = 120
self = false -- a task function takes self whether it needs it or not

read_globals = {
  "spawn", "wait", "wait_seconds", "wait_until", "wait_for", "await", "find", "circle", "box", "move_to",
  "data", "draw", "game", "input", "job", "log", "options", "replay", "resource", "save", "scene", "pattern", "sfx",
  "shot", "sound", "task", "time",
  "INIT", "MAIN", "END", "utf8",
  table = { fields = { "move" } },
  coroutine = { fields = { "close", "isyieldable" } },
}

-- a game reaches neither the disk nor the machine
not_globals = {
  "io", "os.execute", "os.exit", "os.getenv", "os.remove", "os.rename", "os.setlocale", "os.tmpname",
}

-- what files of tests have besides
for _, tests in ipairs { "**/*_spec.lua", "**/*_test.lua" } do
  files[tests] = { read_globals = {
    "describe", "it", "manual", "skip", "before_each", "after_each", "settings", "expect", "test",
  } }
end

-- modules that games bring along
files["scripts/examples/own-module/**/*.lua"] = { read_globals = { "noise" } }

exclude_files = { "**/target" }
