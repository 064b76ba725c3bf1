-- os: manual 6.9, with the full standard library; run with TZ=UTC
local plain = print -- addresses and temporary names differ between runs
local temporary = os.tmpname and os.tmpname() or "?"
local function print(...)
  local t = table.pack(...)
  for i = 1, t.n do t[i] = tostring(t[i]):gsub("0x%x%x%x%x%x+", "ADDRESS"):gsub(temporary:gsub("%p", "%%%0"), "TEMPORARY"):gsub("'_G%.", "'") end
  plain(table.concat(t, "\t", 1, t.n))
end
local function p(...) print(...) end
local function e(f, ...) print(pcall(f, ...)) end
local function show(t) if type(t) ~= "table" then p(t) return end local k = {} for x, v in pairs(t) do k[#k + 1] = x .. "=" .. tostring(v) end table.sort(k) print(table.concat(k, " ")) end
show(os.date("*t", 0)) show(os.date("!*t", 0)) show(os.date("*t", 1e9)) show(os.date("*t", -1)) show(os.date("!*t", 2^31)) p(os.date("!%c", 0)) p(os.date("%c", 0)) p(os.date("!%x %X %p %A %B %a %b %d %H %I %j %m %M %S %U %w %W %y %Y %Z %%", 1e9))
p(os.date("!%D %e %F %g %G %h %n %R %t %T %u %V %C %r", 86400 * 365)) for _, f in ipairs{"%", "%E", "%O", "%Ey", "%Od", "%q", "%k", "%", "x%", "%EO", "%5", "", "%%%", "%Ez", "%s", "%f", "%v", "%+", "%P"} do e(os.date, f, 0) end
e(os.date, {}) e(os.date, "%c", "x") e(os.date, "%c", 1e100) e(os.date, "*t", 1e15) e(os.date, "*tx", 0) e(os.date, "!", 0) e(os.date, "*", 0) e(os.date, "!*t %d", 0)
for _, t in ipairs{{year=2000,month=1,day=1}, {year=2000,month=1,day=1,hour=0}, {year=2000,month=13,day=1}, {year=2000,month=0,day=0}, {year=2000,month=2,day=30,hour=25,min=61,sec=61}, {year=2000,month=-11,day=-400,hour=-5}, {year="2000",month="1",day="1"}, {year=2000,month=1}, {month=1,day=1}, {year=2000,day=1}, {}, {year=2000,month=1,day=1,hour="x"}, {year=2000,month=1,day="x"}, {year=2000,month=1,day=1.9}, {year=2000,month=1,day=1,isdst=true}, {year=2000,month=7,day=1,isdst=false}, {year=1e9,month=1,day=1}, {year=1970,month=1,day=1,hour=0}, {year=1969,month=12,day=31,hour=23,min=59,sec=59}, {year=2000,month=1,day=1,sec=-1}, {year=2000, month=1, day=1e6}, {year=2000,month=1,day=1,sec=1e9}, {year=1900,month=1,day=1}, {year=2000,month=1,day=1,hour=true}, {year=-1,month=1,day=1}} do e(os.time, t) end
e(os.time, 1) e(os.time, "x")
e(os.exit, {}) e(os.exit, "x")
e(os.difftime) e(os.difftime, 1) e(os.difftime, 5, 3) e(os.difftime, "5", "x") print(type(os.clock()), os.clock() >= 0, type(os.time()), os.time() == os.time(nil)) e(os.getenv) e(os.getenv, "NOPE_NOT_SET") e(os.getenv, {}) print(type(os.getenv("PATH")))
print(os.setlocale("C"), os.setlocale(), os.setlocale(nil, "all"), os.setlocale(nil, "numeric"), os.setlocale("C", "time"), os.setlocale("xx_YY"), os.setlocale("POSIX")) e(os.setlocale, nil, "bad") e(os.setlocale, {})
p(os.execute("exit 3")) p(os.execute("exit 129")) p(os.execute("exit 255")) p(os.execute("kill -s KILL $$")) p(os.execute("kill -s TERM $$")) p(os.execute("true")) p(os.execute()) p(os.execute("")) e(os.execute, {})
p(os.remove(temporary)) p(os.remove(temporary)) p(os.rename(temporary, temporary .. "x")) e(os.remove) e(os.rename, "x") p(os.remove("/nonexistent/y")) p(os.remove(os.tmpname()))
os.remove(temporary)
