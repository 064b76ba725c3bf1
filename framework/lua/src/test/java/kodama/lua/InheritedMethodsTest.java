package kodama.lua;

import static kodama.lua.TranslatingMachine.assertPrintsTheSame;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cached method lookups are invalidated by every change of the inheritance chain. */
class InheritedMethodsTest {

    /** A class C that inherits from B, which inherits from A; an object of C, and calls of its methods. */
    private static final String CLASSES = """
            local function says(text) return function() return text end end
            local A, B, C, D = { name = says "A" }, {}, {}, { name = says "D" }
            A.__index, B.__index, C.__index, D.__index = A, B, C, D
            setmetatable(B, A) setmetatable(C, B)
            local o, p = setmetatable({ x = 1 }, C), setmetatable({ x = 1 }, C)
            local function ask(of) return of:name() end
            local function inherits(of) return of.size end
            local function note()
              local _, name = pcall(ask, o)
              local _, other = pcall(ask, p)
              local _, size = pcall(inherits, o)
              print(name, other, size)
            end
            for i = 1, 60 do pcall(ask, o) pcall(inherits, o) end
            note()
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A.name = says 'a'",
                "A.name = nil",
                "A.name = 1",
                "B.name = says 'B'",
                "C.name = says 'C'",
                "o.name = says 'o'",
                "o.name = says 'o' note() o.name = nil",
                "C.name = says 'C' note() C.name = nil",
                "B.name = nil note() B.name = says 'B'",
                "rawset(B, 'name', says 'B')",
                "local k = 'na' B[k .. 'me'] = says 'B'",
                "setmetatable(o, D)",
                "setmetatable(o, nil)",
                "setmetatable(C, D)",
                "setmetatable(B, nil)",
                "setmetatable(B, { __index = D })",
                "setmetatable(B, { __index = function() return says 'f' end })",
                "B.__index = D",
                "B.__index = nil",
                "C.__index = says 'x'",
                "C.__index = 5",
                "rawset(A, '__index', D)",
                "for i = 1, 300 do B['b' .. i] = i end note() B.name = says 'B'",
                "for i = 1, 300 do A['a' .. i] = i end note() A.name = says 'a'",
                "for k in pairs(B) do B[k] = nil end",
                "A.size = 1 note() A.size = 2 note() A.size = nil note() B.size = 'b'",
                "for i = 1, 50 do B['b' .. i] = i note() A.name = says(i) end",
                "table.sort({ 1, 2, 3 }, function(a, b) C.name = says 'sorted' return a < b end)",
            })
    void aChangeOfTheChainIsDetected(String change) {
        assertPrintsTheSame(CLASSES + change + " note() for i = 1, 40 do pcall(ask, o) end note()");
    }

    @Test
    void objectsWithTheirOwnMetatablesFindTheirOwnMethods() {
        assertPrintsTheSame(CLASSES + """
                for i = 1, 100 do
                  local class = { name = says(i) }
                  class.__index = class
                  io.write(setmetatable({ x = 1 }, class):name(), ask(setmetatable({ x = 1 }, class)), " ")
                end
                print()
                """.replace("io.write(", "print("));
    }

    @Test
    void anyChangesInAnyOrderAreDetected() {
        for (int seed = 0; seed < 60; seed++) assertPrintsTheSame(CLASSES + changes(new Random(seed)));
    }

    private static String changes(Random random) {
        StringBuilder script = new StringBuilder();
        for (int i = 0; i < 60; i++) {
            script.append("pcall(function() ").append(change(random)).append(" end) note() ");
        }
        return script.toString();
    }

    private static String change(Random random) {
        String table = pick(random, "A", "B", "C", "D", "o");
        return switch (random.nextInt(6)) {
            case 0 -> table + ".name = " + pick(random, "nil", "1", "says 'x'", "says 'y'");
            case 1 -> table + ".size = " + pick(random, "nil", "1", "2", "'s'");
            case 2 -> table + ".__index = " + pick(random, "nil", "A", "B", "C", "D", "says 'i'");
            case 3 -> "setmetatable(" + table + ", " + pick(random, "nil", "A", "B", "C", "D") + ")";
            case 4 -> table + "." + pick(random, "a", "b", "c") + " = 1";
            default -> "for i = 1, 9 do ask(o) inherits(o) end";
        };
    }

    private static String pick(Random random, String... of) {
        return of[random.nextInt(of.length)];
    }

    @Test
    void classesAreCollectedWithTheirObjects() {
        assertPrintsTheSame("""
                local weak = setmetatable({}, { __mode = "k" })
                local function ask(of) return of:name() + of.size end
                local function round(n)
                  local class = { name = function() return n end, size = n }
                  class.__index = class
                  weak[class] = true
                  local o = setmetatable({}, class)
                  local sum = 0
                  for i = 1, 9 do sum = sum + ask(o) end
                  return sum
                end
                for i = 1, 60 do round(i) end
                print(round(1))
                collectgarbage()
                print(next(weak))
                """);
    }
}
