-- require, package, module: manual 6.3, with the full standard library
local plain = print -- addresses and temporary names differ between runs
local temporary = os.tmpname and os.tmpname() or "?"
local function print(...)
  local t = table.pack(...)
  for i = 1, t.n do t[i] = tostring(t[i]):gsub("0x%x%x%x%x%x+", "ADDRESS"):gsub(temporary:gsub("%p", "%%%0"), "TEMPORARY"):gsub("'_G%.", "'") end
  plain(table.concat(t, "\t", 1, t.n))
end
local function e(f, ...) print(pcall(f, ...)) end local function p(...) print(...) end
e(require) e(require, "no.such.module") e(require, {}) e(require, 1)
local m = require "string" p(m == string, require("_G") == _G, require("package") == package)
package.preload.foo = function(...) p("loading", ...) return "foo-value" end p(require("foo")) p(require("foo")) p(package.loaded.foo)
package.preload.bar = function(...) package.loaded.bar = "own" end p(require("bar")) package.preload.baz = function() end p(require("baz"), package.loaded.baz) package.preload.fal = function() return false end p(require("fal")) p(package.loaded.fal) p(require("fal"))
package.preload.err = function() error("load failed") end e(require, "err") p(package.loaded.err) package.preload.err2 = function() error({}) end e(require, "err2")
local N = temporary local dir = N .. ".d" os.execute("mkdir -p " .. dir .. "/sub") local function file(n, s) local f = io.open(dir .. "/" .. n, "w") f:write(s) f:close() end
file("m1.lua", "local a, b = ... return {name = a, file = b, n = select('#', ...)}") file("sub/m2.lua", "return ...") file("bad.lua", "x = = 1") file("rt.lua", "error('runtime')") file("init.lua", "return 'init'") file("nilret.lua", "glob = 1") 
local old = package.path package.path = dir .. "/?.lua" local function q(ok, ...) local t = table.pack(ok, ...) for i = 1, t.n do t[i] = tostring(t[i]):gsub(N:gsub("%p", "%%%0"), "TMP"):gsub("0x%x+", "A") end print(table.concat(t, " | ", 1, t.n)) end
q(require("m1").name, require("m1").file, require("m1").n) q(require("sub.m2")) q(pcall(require, "bad")) q(pcall(require, "rt")) q(require("nilret"), glob, package.loaded.nilret) q(pcall(require, "nope")) package.path = dir .. "/?.lua;" .. dir .. "/?/x.lua;?" q(pcall(require, "a-b.c"))
q(package.searchpath("m1", package.path)) q(package.searchpath("sub.m2", package.path)) q(package.searchpath("sub.m2", package.path, "")) q(package.searchpath("sub-m2", package.path, "-")) q(package.searchpath("sub.m2", package.path, ".", "_")) q(package.searchpath("x", "a?b;c")) q(package.searchpath("x", "")) e(package.searchpath) e(package.searchpath, "x") e(package.searchpath, "x", {}) q(pcall(package.searchpath, "a.b", "?;?/?", ".", "%1"))
package.path = nil q(pcall(require, "zzz")) package.path = 1 q(pcall(require, "zzz")) package.path = {} q(pcall(require, "zzz")) package.path = old local oc = package.cpath package.cpath = nil q(pcall(require, "zzz")) package.cpath = oc
local os_ = package.searchers package.searchers = nil q(pcall(require, "zzz")) package.searchers = {} q(pcall(require, "zzz")) package.searchers = {function(n) return "\n\ttried " .. n end, function(n) return nil end, function(n) return 12 end, function(n) return function(...) p("ldr", ...) return "v" end, "extra" end} q(require("zzz")) package.searchers = {function() return {} end} q(pcall(require, "yyy")) package.searchers = os_
for i, s in ipairs(package.searchers) do local r = table.pack(pcall(s, "m1")) q(i, r[1], type(r[2]), r[3]) end e(package.searchers[1]) e(package.searchers[2], {}) package.preload = nil q(pcall(package.searchers[1], "x"))
local lo = package.loaded package.loaded = {} q(require("string") == string) package.loaded = lo
print(type(package.path), type(package.cpath), (package.config:gsub("\n", "|")), #package.searchers, package.loaders == package.searchers) print((package.loadlib("nope.so", "f"))) print(select(2, package.loadlib("./nope.so", "*"))) print(select(3, package.loadlib("nope.so", "f"))) e(package.loadlib) e(package.loadlib, "x")
e(module) print(pcall(load("module('tests.mod', package.seeall) function inside() return _NAME .. '|' .. _PACKAGE .. '|' .. tostring(_M == package.loaded['tests.mod']) end local t = ... t.f = inside", "=mod"), package)) print(tests.mod.inside(), package.f()) e(load("module('string.len')")) e(load("module('tests.mod', 1, function(m) m.opt = 'option' end)")) print(tests.mod.opt) e(package.seeall) e(package.seeall, 1) print(pcall(coroutine.wrap(module), "x"))
print(table.maxn{1, 2, [10] = 1, [2.5] = 1, x = 1}, table.maxn{}, table.maxn{[-1] = 1}) e(table.maxn) print(math.log10(100), loadstring("return 7")(), unpack{1, 2, 3}) print(select(2, loadstring("x x", "=c")))
os.execute("rm -r " .. dir) os.remove(temporary)
