-- Runs programs so that whoever reads what is printed can time them; any Lua from 5.1 on runs it, so that all are measured alike.
-- arguments: seconds of the first phase, rounds once warm, then programs: a file, or a file = a number that it is given
-- prints a line at the end of each phase: its name, a tab, how many operations were done in it
local function say(name, operations)
  io.write(name, "\t", ("%d"):format(operations), "\n")
  io.flush()
end

local function phase(name, program, seconds)
  local operations, stop = 0, os.clock() + seconds
  repeat operations = operations + program() until os.clock() >= stop
  say(name, operations)
end

local function measure(file, number, seconds, rounds)
  local name, program = assert(loadfile(file))(tonumber(number))
  say(name, 0)
  phase("first", program, seconds)
  phase("warming", program, 1.5 * seconds)
  for _ = 1, rounds do phase("warm", program, seconds / 5) end
end

local seconds, rounds = tonumber((...)), tonumber((select(2, ...)))
for i = 3, select("#", ...) do
  local file, number = (select(i, ...)):match "^([^=]+)=?(%d*)$"
  measure(file, number, seconds, rounds)
end
os.exit() -- coroutines that are threads, as those of LuaJ, would keep the process alive
