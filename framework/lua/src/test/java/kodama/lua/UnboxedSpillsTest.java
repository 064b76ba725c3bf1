package kodama.lua;

import static kodama.lua.TranslatingMachine.assertPrintsTheSame;
import static kodama.lua.TranslatingMachine.function;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaValue;

/** Numbers that a coroutine spills unboxed while it waits in translated code: no other code sees a difference. */
class UnboxedSpillsTest {

    private static final int RESUMES = 20_000;

    /** Runs a function {@code body} as a coroutine for some resumes. */
    private static String resumes(String body) {
        return body + """

                local co = coroutine.create(body)
                for turn = 1, 60 do
                  print(turn, coroutine.resume(co, turn))
                end
                """;
    }

    @Test
    void numbersAreReloadedWhenTheCoroutineResumes() {
        assertPrintsTheSame(resumes("""
                function body()
                  local sum, half, none, endless, minus = 0, 0.5, 0/0, 1/0, -0
                  while true do
                    sum, half = sum + 1, half * 1.5
                    minus = minus * 1
                    coroutine.yield()
                    print(sum, half, none ~= none, endless, 1 / minus)
                  end
                end
                """));
    }

    @Test
    void loopsContinue() {
        assertPrintsTheSame(resumes("""
                function body()
                  while true do
                    for i = 3, 1, -0.5 do
                      local square = i * i
                      coroutine.yield()
                      print(i, square)
                    end
                  end
                end
                """));
    }

    @Test
    void resultsOfTheYieldAreKeptNextToThem() {
        assertPrintsTheSame(resumes("""
                function body()
                  local sum = 0
                  while true do
                    local more, other = coroutine.yield(sum, sum / 2)
                    sum = sum + more
                    if sum % 5 == 0 then sum = tostring(sum) end
                  end
                end
                """));
    }

    @Test
    void aFunctionMayHaveManyNumbers() {
        StringBuilder body = new StringBuilder("function body()\n");
        for (int i = 1; i <= 60; i++) body.append("local v%d = %d\n".formatted(i, i));
        body.append("while true do\n");
        for (int i = 1; i <= 60; i++) body.append("v%d = v%d + %d\n".formatted(i, i, i));
        body.append("coroutine.yield()\nprint(");
        for (int i = 1; i < 60; i++) body.append("v%d, ".formatted(i));
        body.append("v60)\nend\nend\n");
        assertPrintsTheSame(resumes(body.toString()));
    }

    @Test
    void errorHandlersSeeThem() {
        assertPrintsTheSame(resumes("""
                local function failing(x) if x % 3 == 0 then error("at " .. x) end end
                function body()
                  local count = 0
                  while true do
                    count = count + 1
                    local x = count * 2
                    coroutine.yield()
                    print(x, pcall(failing, count))
                  end
                end
                """));
    }

    @Test
    void previousValuesOfTheirRegistersAreCollected() {
        assertPrintsTheSame("""
                local alive = setmetatable({}, { __mode = "k" })
                local function body()
                  do local first = {} alive[first] = true coroutine.yield() end
                  local count = 0.5
                  while true do count = count + 1 coroutine.yield() end
                end
                local waiting = {}
                for i = 1, 50 do
                  waiting[i] = coroutine.wrap(body)
                  for turn = 1, 50 do waiting[i]() end
                end
                collectgarbage()
                print(next(alive))
                """);
    }

    @Test
    void changingThemAllocatesNothing() {
        LuaMachine machine = TranslatingMachine.of(Libraries.machine(LuaOptions.forGame()), 30);
        Coroutine co = machine.coroutine(function(machine, """
                local yield = coroutine.yield
                local x, angle = 0, 0
                while true do
                  x, angle = x + 0.5, angle + 3
                  yield()
                end
                """));
        resume(co, RESUMES);
        long before = allocatedBytes();
        resume(co, RESUMES);
        long bytes = allocatedBytes() - before;
        assertTrue(bytes < RESUMES, "allocated " + bytes + " bytes in " + RESUMES + " resumes");
        assertEquals("suspended", co.status());
    }

    private static long allocatedBytes() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }

    private static void resume(Coroutine co, int resumes) {
        for (int i = 0; i < resumes; i++) co.resume(LuaValue.NONE);
    }
}
