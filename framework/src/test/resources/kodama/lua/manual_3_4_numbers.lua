-- what is no number has a sign
local none, other = 0/0, -(0/0)
print(none, other, -none, -other, none + 1, other + 1, 1 - other, other * 2, none / none, -(math.huge - math.huge))
print(other % 2, 2 % other, other ^ 2, 2 ^ other, other .. "", math.floor(other), math.sin(other), math.max(other, 1))
print(("%f %5.1f %g %e %+f % f %a"):format(other, other, other, other, other, other, other))
print(("%f %5.1f %g %e %+f % f %a"):format(none, none, none, none, none, none, none))
print(math.sqrt(-1), -math.sqrt(-1), none == none, other ~= other, other < 1, 1 <= none)
local function negated(x) return -x end
for i = 1, 3 do print(negated(none), negated(other), negated(i)) end
-- numbers in any base
print(tonumber("+1z", 36), tonumber("-1z", 36), tonumber("  +7  ", 8), tonumber("+", 10), tonumber("-+1", 10), tonumber("+ 1", 10))
print(tonumber("\f\n\r\t\v12\v", 3), tonumber("\0011", 10), tonumber("1\0", 10), tonumber("\xff1", 16), tonumber("", 10), tonumber(" ", 2))
print(tonumber("8", 8), tonumber("zZ", 36), tonumber("ffffffffffffffffffff", 16), tonumber("1e1", 10), tonumber("1e1", 16), tonumber("1.0", 10))
