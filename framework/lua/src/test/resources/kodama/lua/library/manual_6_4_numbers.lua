-- numbers to strings and strings to numbers: manual 2.1, 3.1, 3.4.2, tostring and tonumber
local zero = 0 -- a minus before a literal is one constant
print(1/3, 2/3, 10/3, 100, 1e14, 1e15, 1e16, 123456789012, 12345678901234, 123456789012345, 1234567890123456)
print(0.1, 0.2, 0.1 + 0.2, 0.30000000000001, 0.300000000000001, 1e-4, 1e-5, 1.5e-7, 5e-324, 1.7976931348623157e308)
print(1e100, -1e100, 1e-100, 1/0, -1/0, -zero, 0.0, 1e300 * 1e10, 2^24 + 0.5, 2^53, 2^63, 2^64, -2^31, 16777217.5)
print(3.14159265358979, 123456.789, 59.98, 99.99, 1000000.5, 0.5, 0.25, 1e21, 1e22, 1e23, 100 / 7, 22 / 7)
print(99999999999999, 999999999999999, 9999999999999.5, 99999999999999.5, 0.99999999999999, 0.999999999999999)
print(123456789.123456789, 1.00000000000005, 1.0000000000005, 4.35, 2.675, 1.005, 8.11, 1e5 / 3)
print(-1.5, -100, -1e15, -1e-7, -123456.789, -1/3)

local texts = {
  "0", "1", " 1 ", "\t1\n", "1 2", "", " ", "-1", "- 1", "+1", "--1", "1.", ".1", ".", "1.5", "-.5", "1e1", "1e", "1e+", "1e+2",
  "1e-2", "1E2", "1.e1", ".1e1", ".e1", "e1", "0x", "0x1", "0X1f", "0xg", "0x.8", "0x8.", "0x.", "0x1p4", "0x1P-2", "0xA.8p1",
  "0x1p", "0x1p+", "-0x10", "+0x10", "0x 1", "0x1 ", "inf", "nan", "-inf", "infinity", "NaN", "1f", "1d", "1L", "1_000", "1,5",
  "0x1e1", "0x1e+1", "1e400", "-1e400", "1e-400", "0x1p2000", "00012", "0b1", "1\0", "\0001", "1e1.5", "12345678901234567890",
  "0xffffffffffffffffff", "0x0.1", "9007199254740993", "1\v", "\f1", "1e0x1", "0x1.8", "123456789012345678", "1..2", "1e5e5",
}
for i, text in ipairs(texts) do print(i, tonumber(text)) end
for base = 2, 36, 17 do print(base, tonumber("10", base), tonumber("z", base), tonumber("1", base)) end
print(tonumber("ff", 16), tonumber("FF", 16), tonumber("zz", 36), tonumber("8", 8), tonumber(" 11 ", 2), tonumber("-ff", 16), tonumber("1.0", 10))
print(tonumber(5), tonumber("0x10"), tonumber(nil), tonumber({}), tonumber(true))
print("10" == 10, "0x10" + 0, "1e1" + 0, pcall(function() return "abc" + 1 end))
print(tostring(1e15), tostring(2^31), tostring(-2^31), tostring(2^32), 1e15 .. "", 2^31 .. "|", #(2^60 .. ""))
