-- the utf8 library and table.move of Lua 5.3; recorded with lua5.4, limited to the features of both
local function err(f) print(select(2, pcall(f))) end
local text = "aé木😀"
print(#text, utf8.len(text), utf8.len(""), utf8.len(text, 4), utf8.len(text, -4), utf8.len(text, 1, 1), utf8.len(text, 2, 3), utf8.len(text, 4, 3))
print(utf8.len("\xff"), utf8.len("a\x80"), utf8.len("abc\xE6\x9C"), utf8.len("\xC0\x80"), utf8.len("\xF4\x90\x80\x80"), utf8.len(text, 3))
print(utf8.char(), utf8.char(97), utf8.char(97, 233, 0x6728, 0x1F600), utf8.char(0x7F, 0x80) == "\x7F\xC2\x80", #utf8.char(0x7FF, 0x800, 0xFFFF, 0x10000, 0x10FFFF))
print(utf8.codepoint(text), utf8.codepoint(text, 2), utf8.codepoint(text, 4, 7), utf8.codepoint(text, 1, -1))
print(select("#", utf8.codepoint(text, 3, 2)), utf8.codepoint("abc", 1, 3))
for place, code in utf8.codes(text) do print(place, code) end
for place, code in utf8.codes("") do print(place, code) end
print(utf8.offset(text, 1), utf8.offset(text, 2), utf8.offset(text, 3), utf8.offset(text, 4), utf8.offset(text, 5), utf8.offset(text, 6))
print(utf8.offset(text, -1), utf8.offset(text, -2), utf8.offset(text, -4), utf8.offset(text, -5), utf8.offset(text, 0), utf8.offset(text, 0, 3), utf8.offset(text, 0, 10))
print(utf8.offset(text, 2, 2), utf8.offset(text, -1, 4), utf8.offset("", 1), utf8.offset("", 0), utf8.offset("", -1))
local count = 0
for character in text:gmatch(utf8.charpattern) do count = count + 1 print(count, #character) end
print(#utf8.charpattern)
err(function() local _ = utf8.len("abc", 5) end)
err(function() local _ = utf8.len("abc", 1, 4) end)
err(function() local _ = utf8.len("abc", -4) end)
err(function() local _ = utf8.len({}) end)
err(function() local _ = utf8.char(-1) end)
err(function() local _ = utf8.char("x") end)
err(function() local _ = utf8.codepoint("\xff") end)
err(function() local _ = utf8.offset("é", 1, 2) end)
err(function() local _ = utf8.offset("abc", 1, 5) end)
err(function() local _ = utf8.offset("abc") end)
err(function() for _ in utf8.codes("a\xff") do end end)
err(function() for _ in utf8.codes("a\xE6\x9C") do end end)

-- table.move
local function show(t) print(table.concat(t, ",")) end
show(table.move({ 1, 2, 3 }, 1, 3, 2)) show(table.move({ 1, 2, 3 }, 2, 3, 1)) show(table.move({ 1, 2, 3 }, 1, 3, 1)) show(table.move({ 1, 2, 3 }, 1, 0, 5))
show(table.move({ 1, 2, 3 }, 1, 3, 1, {})) show(table.move({ 1, 2, 3 }, 2, 3, 3, { 9, 9 })) show(table.move({ 1, 2, 3, 4, 5 }, 1, 4, 2)) show(table.move({ 1, 2, 3 }, 1, 3, 3))
err(function() table.move({}, 1, 2) end)
err(function() table.move({}, 1, 2, "x") end)
