local t = {}
for _ = 1, 40 do t = { a = t, b = t } end
return t
