-- manual 6.4, string.format
local zero = 0 -- a minus before a literal is one constant
local f = string.format
local function err(g) print(select(2, pcall(g))) end

print(f("plain"), f(""), f("%%"), f("100%%|%%%%"), f("%s", "x"), f("a%sb%sc", 1, 2))
-- d and i
print(f("%d|%5d|%-5d|%05d|%+d|% d|%.3d|%8.3d|%-8.3d|%+.0d", 42, 42, 42, 42, 42, 42, 42, 42, 42, 42))
print(f("%d|%5d|%-5d|%05d|%+d|% d|%.3d|%08.3d", -42, -42, -42, -42, -42, -42, -42, -42))
print(f("%i|%d|%d|%d|%.0d|", 3, 3.99, -3.99, "17", 0))
print(f("%d %d %d", 2^31, 2^53, -2^63), f("%d", -zero), f("%5.0d|", 0))
-- unsigned
print(f("%u|%5u|%-5u|%05u|%.4u", 42, 42, 42, 42, 42), f("%u", 2^63), f("%u", 2^64 - 2048))
print(f("%o|%#o|%5o|%#.4o|%#o", 8, 8, 8, 8, 0), f("%x|%X|%#x|%#X|%08x|%#08x|%#.6x|%#x", 255, 255, 255, 255, 255, 255, 255, 0))
-- c
print(f("%c%c%c", 72, 105, "33"), f("%5c|%-5c|", 65, 65), #f("%c", 0), f("%c", 256 + 65))
-- s
print(f("%s|%5s|%-5s|%.2s|%5.1s|%-5.1s|%.0s|%.s|", "abc", "abc", "abc", "abc", "abc", "abc", "abc", "abc"))
print(f("%s %s %s %s", nil, true, 12, 1.5), f("%5s|%-6s|", true, 1.5), f("%.3s", 3.14159))
print(#f("%s", ("x"):rep(200)), #f("%20s", ("x"):rep(200)), #f("%.99s", ("x"):rep(200)), #f("%99s", ("x"):rep(98)))
print(f("%s|%10s|", setmetatable({}, { __tostring = function() return "obj" end }), setmetatable({}, { __tostring = function() return "obj" end })))
print(#f("%s", "a\0b"), #f("%s", ("\0"):rep(100)))
-- q
print(f("%q", 'say "hi"\\\n\tdone\r'), f("%q", "\0001\0a\1272"), f("%q", 12), f("%q", "\200\255"))
-- f
print(f("%f|%.0f|%.1f|%.3f|%10.2f|%-10.2f|%010.2f|%+.1f|% .1f|%#.0f", 3.14159, 3.14159, 3.14159, 3.14159, 3.14159, 3.14159, 3.14159, 3.14159, 3.14159, 3))
print(f("%.2f %.2f %.2f %.2f %.1f %.0f %.0f %.0f", 0.005, 0.015, 2.675, 1.005, 0.25, 0.5, 1.5, 2.5))
print(f("%f %f %.3f %5.1f", 1e15, 1e-10, -0.0001, -0.04), f("%.20f", 0.1), f("%.3f", 1e22))
print(f("%.99f", 1/3), f("%5.2f%%", 99.5), f("%f", "10"), f("FPS: %.3f", 59.98501))
-- e, g, a
print(f("%e|%.0e|%.2e|%E|%12.3e|%-12.3e|%012.3e|%#.0e", 12345.678, 12345.678, 12345.678, 12345.678, 12345.678, 12345.678, 12345.678, 3))
print(f("%e %e %e %.15e", 0, 1e-300, -1e300, 0.1))
print(f("%g|%g|%g|%g|%g|%g|%g|%g", 0, 1, 100000, 1000000, 0.0001, 0.00001, 123456789, 1e100))
print(f("%.3g|%.10g|%#g|%#.3g|%G|%10.2g|%-10.2g|%+g|%.0g|%.14g|%.17g", 1234.5, 1/3, 1.5, 2, 1e-10, 0.123, 0.123, 5, 17, 0.1, 0.1))
print(f("%a|%A|%.2a|%.0a|%a|%a|%20a|%-20a|%020a", 1.5, 255.5, 1/3, 1.5, 0, -2, 0.1, 0.1, 0.1))
print(f("%f|%5.1f|%-8f|%08f|%+f|%e|%g|%G", 1/0, -1/0, 1/0, 1/0, 1/0, 1/0, -1/0, 1/0))
print(f("%g|%f|%5g|%d", -zero, -zero, -zero, -zero), f("%.14g", 2^53), f("%.14g", 123456789012345))
-- errors of the reference implementation
err(function() local _ = f("%d") end)
err(function() local _ = string.format("%d", "x") end)
err(function() local _ = string.format("%d", {}) end)
err(function() local _ = string.format("%d", 2^63) end)
err(function() local _ = string.format("%d", -2^64) end)
err(function() local _ = string.format("%d", 1/0) end)
err(function() local _ = string.format("%d", 0/0) end)
err(function() local _ = string.format("%x", -1) end)
err(function() local _ = string.format("%u", 2^64) end)
err(function() local _ = string.format("%c", "x") end)
err(function() local _ = string.format("%f", "x") end)
err(function() local _ = string.format("%f", nil) end)
err(function() local _ = string.format("%q", nil) end)
err(function() local _ = string.format("%q", {}) end)
err(function() local _ = string.format("%s") end)
err(function() local _ = string.format("%s %s", 1) end)
err(function() local _ = string.format("%y", 1) end)
err(function() local _ = string.format("%", 1) end)
err(function() local _ = string.format("%F", 1) end)
err(function() local _ = string.format("%5%", 1) end)
err(function() local _ = string.format("%123d", 1) end)
err(function() local _ = string.format("%.123d", 1) end)
err(function() local _ = string.format("%-+ #0-d", 1) end)
err(function() local _ = string.format() end)
err(function() local _ = string.format({}) end)
err(function() local _ = ("%d"):format({}) end)
err(function() local _ = ("%d"):format() end)
