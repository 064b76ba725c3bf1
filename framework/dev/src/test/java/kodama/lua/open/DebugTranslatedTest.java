package kodama.lua.open;

import static org.junit.jupiter.api.Assertions.assertEquals;

import kodama.lua.TranslatingMachine;
import org.junit.jupiter.api.Test;

/** The debug library reads and changes variables that functions keep elsewhere while they run as Java. */
class DebugTranslatedTest {

    /** Runs a function {@code body} as a coroutine for some resumes, and inspects it in between. */
    private static String turns(String body, String look) {
        return body + """

                local co = coroutine.create(body)
                for turn = 1, 60 do
                  print(turn, coroutine.resume(co, turn))
                """ + look + """

                end
                """;
    }

    private static void assertPrintsTheSame(String script) {
        TranslatingMachine.assertPrintsTheSame(script, FullLibraries::machine);
    }

    private static String printed(String script) {
        StringBuilder printed = new StringBuilder();
        TranslatingMachine.function(TranslatingMachine.printingTo(printed, 0, FullLibraries::machine), script)
                .call();
        return printed.toString();
    }

    @Test
    void aFunctionReadsCurrentValuesOfItsCallersRegisters() {
        assertEquals("true\nnil\n1\ntrue\nnil\n2\ntrue\nnil\n3\n", printed("""
                local weak = setmetatable({}, { __mode = 'v' })
                for i = 1, 3 do
                  local held = {}
                  weak[1] = held
                  collectgarbage()
                  print(weak[1] == held)
                  held = nil
                  collectgarbage()
                  print(weak[1])
                  local _, value = debug.getlocal(1, 5)
                  print(value)
                end
                """));
    }

    @Test
    void otherFunctionsReadVariablesThatAreNoLongerUsed() {
        assertEquals("1\n1\n1\n1\n2\n2\n2\n2\n", printed("""
                local function look(level) print(select(2, debug.getlocal(level, 2))) return 1 end
                local ready = setmetatable({}, { __add = function() return (look(3)) end })
                local function tail(n) local a = n return pcall(function() return (look(4)) end) end
                local function meta(n) local a = n return n + ready end
                local function walk(n) local a = n for _ in function(_, last) if not last then return (look(3)) end end do end end
                local function fail(n) local a = n error() end
                for i = 1, 2 do
                  tail(i) meta(i) walk(i)
                  xpcall(fail, function() print(select(2, debug.getlocal(3, 2))) end, i)
                end
                """));
    }

    @Test
    void otherCoroutinesReadAndSetVariables() {
        assertPrintsTheSame(turns("""
                function body()
                  local count, step = 0, 1
                  while true do
                    count = count + step
                    coroutine.yield()
                    print(count, step)
                  end
                end
                """, """
                print(debug.getlocal(co, 1, 1))
                print(debug.getlocal(co, 1, 2))
                if turn % 7 == 0 then print(debug.setlocal(co, 1, 2, turn)) end
                if turn == 60 then print(debug.setlocal(co, 1, 1, "text")) end
                print(debug.traceback(co))
                """));
    }

    @Test
    void aHookReadsVariables() {
        assertPrintsTheSame(turns("""
                function body()
                  local count = 0
                  while true do
                    count = count + 1
                    coroutine.yield()
                    print(count)
                  end
                end
                """, """
                local function line() print(debug.getlocal(2, 1)) end
                if turn % 10 == 5 then debug.sethook(co, line, "l") end
                if turn % 10 == 8 then debug.sethook(co) end
                """));
    }

    @Test
    void aChangedMetatableInvalidatesMethodCaches() {
        assertPrintsTheSame("""
                local function says(text) return function() return text end end
                local A, B, D = { name = says "A" }, {}, { name = says "D" }
                A.__index, B.__index, D.__index = A, B, D
                setmetatable(B, A)
                local o = setmetatable({ x = 1 }, B)
                local function ask(of) return of:name() end
                for i = 1, 60 do ask(o) end
                print(ask(o))
                debug.setmetatable(B, D)
                for i = 1, 60 do print(ask(o)) end
                """);
    }
}
