-- NaN
local none = 0/0
print(none, none + 1, 1 - none, none / none, none % 2, 2 ^ none, none .. "", math.huge - math.huge, math.sqrt(-1))
print(("%f %5.1f %g %e %+f % f %a"):format(none, none, none, none, none, none, none))
print(none == none, none ~= none, none < 1, 1 <= none, -none ~= -none)
local function negated(x) return -x end
for i = 1, 3 do print(negated(i), negated(none) == none) end
-- numbers in any base
print(tonumber("+1z", 36), tonumber("-1z", 36), tonumber("  +7  ", 8), tonumber("+", 10), tonumber("-+1", 10), tonumber("+ 1", 10))
print(tonumber("\f\n\r\t\v12\v", 3), tonumber("\0011", 10), tonumber("1\0", 10), tonumber("\xff1", 16), tonumber("", 10), tonumber(" ", 2))
print(tonumber("8", 8), tonumber("zZ", 36), tonumber("ffffffffffffffffffff", 16), tonumber("1e1", 10), tonumber("1e1", 16), tonumber("1.0", 10))
