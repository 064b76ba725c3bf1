package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import kodama.lua.library.Libraries;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.luaj.vm2.LuaValue;

/**
 * With weak tables, a collection may run whenever a loop repeats, which must not affect the loop. Each script requests
 * the collection itself, before the loop or in its first iteration.
 */
class WeakTableLoopsTest {

    private static final String WEAK = "local weak = setmetatable({}, { __mode = 'k' }) weak[{}] = 1 local s = '' ";

    /** Loops that append their values to s; TURN requests the collection. */
    private static final String[] LOOPS = {
        "TURN for i = 1, 4 do s = s .. i end",
        "for i = 1, 4 do TURN s = s .. i end",
        "for i = 4, 1, -1 do TURN local j = i * 2 s = s .. i .. j end",
        "local step = 1 TURN for i = 1, 4, step do s = s .. i end",
        "TURN for i = 1, 4 do end for i = 1, 4 do s = s .. i end",
        "local n = 0 TURN for i = 1, 4 do n = n + i end s = s .. n",
        "local a, b = 'a', 'b' for i = 1, 3 do TURN for j = 1, 3 do local c = i * j s = s .. a .. c .. b end end",
        "local t = { 'a', 'b', 'c' } TURN for i, v in ipairs(t) do s = s .. i .. v end",
        "local t = { 'a', 'b', 'c', x = 1 } for k, v in pairs(t) do TURN s = s .. k .. v end",
        "local t = { 'a', 'b', 'c' } for k, v in next, t do TURN local w = v .. v s = s .. k .. w end",
        "TURN for c in ('abcd'):gmatch '.' do s = s .. c end",
        "local n = 0 local function count() n = n + 1 if n < 5 then return n, -n, n * n end end TURN for a, b, c in count do s = s .. a .. b .. c end",
        "for a, b in coroutine.wrap(function() for i = 1, 4 do TURN coroutine.yield(i, 'x') end end) do s = s .. a .. b end",
        "local object = setmetatable({}, { __call = function(_, _, i) i = (i or 0) + 1 if i < 5 then return i end end }) TURN for i in object do s = s .. i end",
        "local i, kept = 0, 'k' TURN while i < 4 do i = i + 1 s = s .. i .. kept end",
        "local i, kept = 0, 'k' while i < 4 do TURN i = i + 1 local j = i + i s = s .. i .. j .. kept end",
        "local i = 0 TURN repeat local j = i i = i + 1 s = s .. i .. j until j == 3",
        "local i, fs = 0, {} TURN repeat local j = i fs[#fs + 1] = function() return j end i = i + 1 until fs[#fs]() == 3 for _, f in ipairs(fs) do s = s .. f() end",
        "local fs = {} TURN for i = 1, 3 do fs[i] = function() i = i + 1 return i end end for _, f in ipairs(fs) do s = s .. f() .. f() end",
        "local i, kept = 1, 'k' TURN ::top:: s = s .. i .. kept i = i + 1 if i < 5 then goto top end",
        "local i = 1 TURN ::top:: do local j = i s = s .. j local f = function() return j end i = f() + 1 if i < 5 then goto top end end",
        "TURN for i = 1, 6 do if i % 2 == 0 then goto continue end s = s .. i ::continue:: end",
        "local t = {} TURN for i = 1, 4 do t[#t + 1] = { i, x = { i } } end for _, v in ipairs(t) do s = s .. v[1] .. v.x[1] end",
        "local function f(...) TURN for i = 1, select('#', ...) do s = s .. select(i, ...) end return s end s = f('a', 'b', 'c')",
        "local function f(n) if n == 0 then return 'z' end local r for i = 1, 2 do if n == 2 then TURN end r = f(n - 1) .. i end return r end s = f(3)",
        "local t = { 3, 1, 2 } table.sort(t, function(a, b) TURN local less for i = 1, 2 do less = a < b end return less end) s = table.concat(t)",
        "s = ('abc'):gsub('.', function(c) TURN local d = c for i = 1, 2 do d = d .. i end return d end)",
        "local m = setmetatable({}, { __index = function(_, k) TURN local v = k for i = 1, 2 do v = v .. i end return v end }) for i = 1, 2 do s = s .. m.a .. m.b end",
        "local ok, e = pcall(function() TURN for i = 1, 3 do if i == 3 then error('e' .. i, 0) end end end) s = s .. e",
    };

    static String[] loops() {
        return LOOPS;
    }

    @ParameterizedTest
    @MethodSource("loops")
    void loopsKeepTheirVariablesWhenInterpreted(String loop) {
        assertEquals(result(loop, "", Integer.MAX_VALUE), result(loop, " turn() ", Integer.MAX_VALUE));
    }

    @ParameterizedTest
    @MethodSource("loops")
    void loopsKeepTheirVariablesWhenTranslated(String loop) {
        assertEquals(result(loop, "", Integer.MAX_VALUE), result(loop, " turn() ", 0));
    }

    /** The loop with which the test suite of the reference implementation would have found an error. */
    @ParameterizedTest
    @CsvSource({"0", "3", "1000000000"})
    void aLongLoopWithoutCallsEnds(int translatesAfter) {
        assertEquals(
                "45000015000000",
                result("for i = 1, 3e6 do s = (s == '' and 0 or s) + i * 10 end", "", translatesAfter));
    }

    private static String result(String loop, String turn, int translatesAfter) {
        try (LuaMachine machine =
                TranslatingMachine.of(Libraries.machine(LuaOptions.unrestricted()), translatesAfter)) {
            machine.globals().set("turn", new Builtin("turn", args -> {
                machine.budget.charge(1_000_000); // out of its slice: a collection is due at the next jump back
                return LuaValue.NONE;
            }));
            String script = WEAK + loop.replace("TURN", turn) + " return s";
            return machine.load("loop.lua", script.getBytes(StandardCharsets.UTF_8))
                    .call()
                    .tojstring();
        }
    }
}
