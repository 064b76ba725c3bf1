package kodama.lua;

import static kodama.lua.TranslatingMachine.NEVER;
import static kodama.lua.TranslatingMachine.assertPrintsTheSame;
import static kodama.lua.TranslatingMachine.countedBy;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values that are only moved, compared or traversed, which may be unboxed numbers or other values. */
class PairOperandTest {

    private static final String RUN = """
            local function text(v) return type(v) == "table" and "table" or tostring(v) end
            local function all(t)
              local s = ""
              for k, v in pairs(t) do s = s .. " " .. text(k) .. "=" .. text(v) end
              return s
            end
            local function lists()
              return {
                { 1, 2, 3, 4 },
                { 1, "two", 3, {}, false },
                { 1.5, nil, -0.0, nil, 5 },
                { 0 / 0, 1, 2 },
                { "a", "b", "c" },
                { 7, x = 1, y = "why", [2.5] = 3, [true] = 4 },
                {},
                setmetatable({ 1, 2 }, { __index = function(_, k) return k == 3 and 9 or nil end }),
              }
            end
            local function f(list, i, other) %s end
            local function run()
              local s = ""
              for _ = 1, 6 do
                for n, list in ipairs(lists()) do
                  local other = {}
                  for i = 1, 3 do
                    s = s .. n .. ":" .. text(select(2, pcall(f, list, i, other))) .. all(other) .. all(list) .. "\\n"
                  end
                end
              end
              return s
            end
            """;

    private static final String PLAIN = "print(run())";

    private static final String YIELDS = """
            local co = coroutine.create(run)
            repeat
              local ok, value = coroutine.resume(co, 1)
              print(ok, text(value))
            until coroutine.status(co) == "dead"
            """;

    private static final String FAILS = """
            local function trace(e) return text(e) .. debug.traceback("", 2) end
            for _ = 1, 5 do
              for i, list in ipairs(lists()) do print(xpcall(f, trace, list, i, {})) end
            end
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "list[i + 1], list[i] = list[i], list[i + 1]",
                "local v = list[i] list[i] = list[i + 1] other.x = v return v",
                "local v = list[i] if v == list[i + 1] then return 'same' end return v == 2 or v == 'a'",
                "local v = list[i] if v then other[#other + 1] = v end",
                "local v = list[i] if not v then return 'none' end other[v] = v",
                "local v = list[i] or 5 other[i] = v return v",
                "local k = list[i] other.v = list[k] other.w = other[k]",
                "local s = 0 for k = 1, 3 do local v = list[k] s = s + v list[k] = v end return s",
                "local best for k = 1, 4 do local v = list[k] if best == nil or v == 3 then best = v end end return best",
                "local a = i for k = 1, 3 do other[k] = a a = list[k] end return a",
                "local a = list[i] for k = 1, 3 do a = a + k end return a",
                "local v = list[i] coroutine.yield(v) other[1] = v",
                "local t = setmetatable({}, { __newindex = function(_, k, v) other[1] = v end }) t[i] = list[i] t.x = list[i]",
                "local o = setmetatable({}, { __eq = function() return true end }) local v = list[i] return v == o",
                "local v = list[i] local function g() v = list[i + 1] return v end other[1] = v return g()",
            })
    void itemsMayBeAnything(String body) {
        compare(body);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "for k, v in pairs(list) do other[k] = v end",
                "for k, v in ipairs(list) do other[k] = v end",
                "for k, v in ipairs(list) do other[v] = k end",
                "for k in pairs(list) do list[k] = nil end",
                "for k, v in pairs(list) do if k == i then list[k] = 'new' elseif v == 3 then list[k] = nil end end",
                "local s = 0 for k, v in pairs(list) do s = s + v end return s",
                "local s = 0 for k, v in ipairs(list) do s = s + v * k end return s",
                "local s = '' for k, v in pairs(list) do s = s .. text(k) .. text(v) end return s",
                "for k, v in next, list, 2 do other[k] = v end",
                "for k, v, w in pairs(list) do other[1] = w other[2] = v end",
                "for k, v in ipairs(list) do k = k + 0.5 other[k] = v v = k end",
                "for k, v in ipairs(list) do if k < 6 then list[#list + 1] = v end end",
                "for k in ipairs(list) do list[k + 1] = nil end",
                "for k, v in pairs(list) do for l, w in pairs(list) do if v == w then other[k] = l end end end",
                "for k, v in pairs(list) do for l, w in ipairs(list) do other[l] = k end end",
                "for k, v in pairs(list) do other[k] = function() k = v return k end end return text(other[1] and other[1]())",
                "for k, v in ipairs(list) do coroutine.yield(v) other[k] = v end",
                "for k, v in pairs(list) do if k == i then return v end end",
                "local last for k, v in pairs(list) do if last then other[k] = last end last = k end return last",
                "for k, v in string.gmatch('a=1 b=2', '(%w)=(%w)') do other[k] = v end",
                "for k, v in function(s, c) if c < 3 then return c + 1, s[c] end end, list, 0 do other[k] = v end",
                "for k, v in pairs(list) do list[k] = v other.x = v other.y = k end",
            })
    void loopsTraverseAnything(String body) {
        compare(body);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "local t = { 1, 2, 3 } while true do t[1], t[2] = t[2], t[1] n = n + 1 end",
                "local t = { 1, 'x', 3 } while true do t[1], t[2] = t[2], t[1] n = n + 1 end",
                "local t = { 1, 2, 3 } while true do local o = {} for i, v in ipairs(t) do o[i] = v n = n + 1 end end",
                "local t = { 1, 2, 3 } while true do local o = {} for i, v in pairs(t) do o[i] = v n = n + 1 end end",
                "local t = { a = 1, b = 'x' } while true do local o = {} for k, v in pairs(t) do o[k] = v n = n + 1 end end",
                "while true do for i in ipairs({}) do n = n - 1 end n = n + 1 end",
                "while true do for i in ipairs({ 1, nil, 3 }) do n = n + 1 end for i in pairs({}) do n = 0 end end",
                "local t = {} for i = 1, 99 do t[i] = i end while true do for i = 1, 98 do t[i] = nil end "
                        + "for k in pairs(t) do n = n + 1 end end",
            })
    void theBudgetCountsTheSame(String script) {
        for (int budget = 20_000; budget < 20_060; budget += 7) {
            double expected = countedBy(NEVER, "n = 0 " + script, budget);
            assertEquals(expected, countedBy(0, "n = 0 " + script, budget));
            assertEquals(expected, countedBy(20, "n = 0 " + script, budget));
        }
    }

    /** Compares plain runs, runs with yields, and runs with errors. */
    private static void compare(String body) {
        String functions = RUN.formatted(body);
        for (String script : new String[] {functions + PLAIN, functions + YIELDS, functions + FAILS}) {
            assertPrintsTheSame(script);
        }
    }
}
