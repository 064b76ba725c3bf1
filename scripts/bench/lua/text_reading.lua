-- Reading strings: words found with patterns, letters read one by one, parts replaced.
local WORDS = 300

local words = {}
for i = 1, WORDS do words[i] = "word" .. i end
local line = table.concat(words, " ")

return "text read (a letter)", function()
  local found = 0
  for number in line:gmatch "word(%d+)" do found = found + #number end
  assert(found == 9 + 2 * 90 + 3 * 201)
  local spaces = 0
  for i = 1, #line do
    if line:byte(i) == 32 then spaces = spaces + 1 end
    if line:sub(i, i) == " " then spaces = spaces + 1 end
  end
  assert(spaces == 2 * (WORDS - 1))
  assert(line:gsub("word", "w"):find("w300", 1, true) == #line - 3 * WORDS - 3)
  return 4 * #line
end
