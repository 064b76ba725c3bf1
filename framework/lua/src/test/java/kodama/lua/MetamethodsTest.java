package kodama.lua;

import static kodama.lua.TranslatingMachine.assertPrintsTheSame;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The shape of a metatable gives the slots of its metamethods; later changes take effect at once. */
class MetamethodsTest {

    private static final String OPERATORS = """
            local function says(text) return function() return text end end
            local meta, other = {}, { __sub = says "other", __add = says "other", __eq = says(true) }
            local a, b, c = setmetatable({}, meta), setmetatable({}, meta), setmetatable({}, other)
            local function sum(x, y) return x + y end
            local function difference(x, y) return x - y end
            local function negative(x) return -x end
            local function same(x, y) return x == y end
            local function note()
              print(pcall(sum, a, 1)) print(pcall(sum, 1, a)) print(pcall(sum, c, a)) print(pcall(difference, a, b))
              print(pcall(negative, a)) print(pcall(same, a, b)) print(pcall(same, a, c))
            end
            note()
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "meta.x, meta.__add = 1, says 'add'",
                "meta.__add = says 'add' note() meta.__add = nil",
                "meta.__sub, meta.__add, meta.__unm = says 'sub', says 'add', says 'unm' note() meta.__sub = 5",
                "meta.__eq = says(true) note() meta.__eq = nil note() meta.__eq = says(false)",
                "meta.__add = says 'add' for i = 1, 300 do meta['n' .. i] = i end note() meta.__add = says 'more'",
                "for i = 1, 300 do meta['n' .. i] = i end note() meta.__add, meta.__eq = says 'add', says(true)",
                "for i = 1, 250 do meta['n' .. i] = i end note() meta.__add, meta.__eq = says 'add', says(true)",
                "rawset(meta, '__' .. 'unm', says 'unm')",
                "setmetatable(meta, { __index = other })",
                "meta.__add = says 'add' note() setmetatable(a, other) note() setmetatable(a, nil)",
                "meta.__metatable = 'none' note() print(pcall(setmetatable, a, other), getmetatable(a))",
            })
    void changesOfAMetamethodAreDetected(String change) {
        assertPrintsTheSame(OPERATORS + "for i = 1, 40 do note() end " + change + " for i = 1, 40 do note() end");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{ __mode = 'k' }", "{ a = 1, __mode = 'k', b = 2 }", "large"})
    void aMetatableMakesATableWeak(String metatable) {
        assertPrintsTheSame("""
                local large = {}
                for i = 1, 300 do large["n" .. i] = i end
                large.__mode = "k"
                local weak = setmetatable({}, %s)
                for i = 1, 60 do weak[{}] = i end
                collectgarbage()
                print(next(weak))
                """.formatted(metatable));
    }
}
