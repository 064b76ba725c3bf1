-- stress: random-ish operations, deterministic
local seed = 42 local function rnd(n) seed = (seed * 1103515245 + 12345) % 2147483648 return seed % n end
local t, n = {}, 0
for i = 1, 20000 do local op = rnd(6) local k = rnd(50)
  if op == 0 then t[k] = i elseif op == 1 then t[k] = nil elseif op == 2 then t["k" .. k] = i elseif op == 3 then t["k" .. k] = nil
  elseif op == 4 then t[k + 0.5] = i else t[1 + i % 75] = i if i % 97 == 0 then for j = 80, 40, -1 do t[j] = nil end end end end
local c, s = 0, 0 for k, v in pairs(t) do c = c + 1 s = s + v end local c2 = 0 for k in pairs(t) do if rawget(t, k) ~= nil then c2 = c2 + 1 end end print(c == c2)
local chk = 0 for i = 0, 60 do if t[i] then chk = chk + t[i] end if t["k" .. i] then chk = chk + t["k" .. i] end if t[i + 0.5] then chk = chk + t[i + 0.5] end end print(chk)
local l = {} for i = 1, 2000 do l[i] = rnd(1000) end table.sort(l) local ok = true for i = 2, #l do ok = ok and l[i - 1] <= l[i] end print(ok, l[1], l[2000])
local q, h, tl = {}, 1, 0 for i = 1, 30000 do if rnd(3) > 0 then tl = tl + 1 q[tl] = i elseif h <= tl then assert(q[h]) q[h] = nil h = h + 1 end end local left = 0 for k, v in pairs(q) do left = left + 1 end print(left == tl - h + 1, tl, h)
for k in pairs(t) do t[k] = nil end print(next(t))
local cos = {} for i = 1, 200 do cos[i] = coroutine.create(function(a) local x = a for j = 1, 5 do x = x + coroutine.yield(x * j) end return x, "end" end) end
local sum = 0 for r = 1, 7 do for i = 1, 200 do local ok, v = coroutine.resume(cos[i], i) if ok then sum = sum + v end end end print(sum)
local fs = {} for i = 1, 100 do local u = i fs[i] = {function() u = u + 1 return u end, function() return u end} end for r = 1, 3 do for i = 1, 100 do fs[i][1]() end end local tot = 0 for i = 1, 100 do tot = tot + fs[i][2]() end print(tot)
local str = {} for i = 1, 500 do str[i] = string.char(97 + rnd(26)) end str = table.concat(str) local cnt = {} for ch in str:gmatch(".") do cnt[ch] = (cnt[ch] or 0) + 1 end local ks = {} for k in pairs(cnt) do ks[#ks + 1] = k end table.sort(ks) for i, k in ipairs(ks) do ks[i] = k .. cnt[k] end print(table.concat(ks, " "))
