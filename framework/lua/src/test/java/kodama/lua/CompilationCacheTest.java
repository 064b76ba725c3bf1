package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;

class CompilationCacheTest {
    private final CompilationCache compiled = new CompilationCache();

    private static byte[] bytes(String source) {
        return source.getBytes(StandardCharsets.UTF_8);
    }

    private LuaMachine machine() {
        return Libraries.machine(LuaOptions.forGame().withCompiled(compiled));
    }

    @Test
    void aFileIsCompiledOnceAndAgainWhenItHasChanged() {
        Object first = compiled.prototype("@a.lua", bytes("return 1"));
        assertSame(first, compiled.prototype("@a.lua", bytes("return 1")));
        assertNotSame(first, compiled.prototype("@b.lua", bytes("return 1")));
        assertNotSame(first, compiled.prototype("@a.lua", bytes("return 2")));
    }

    @Test
    void textThatIsNotAFileIsNotCached() {
        assertNotSame(
                compiled.prototype("return 1", bytes("return 1")), compiled.prototype("return 1", bytes("return 1")));
    }

    @Test
    void machinesDoNotShareMutableState() {
        String script = "local t = { n = 0 } t.n = t.n + 1 count = (count or 0) + t.n return count";
        for (int i = 0; i < 3; i++) {
            try (LuaMachine machine = machine()) {
                LuaFunction function = machine.load("a.lua", bytes(script));
                assertEquals(1, function.invoke(LuaValue.NONE).arg1().toint());
            }
        }
    }

    @Test
    void aSyntaxErrorIsReportedEachTime() {
        for (int i = 0; i < 2; i++) {
            LuaFailure failure = assertThrows(LuaFailure.class, () -> machine().load("a.lua", bytes("return (")));
            assertEquals("a.lua:1: unexpected symbol near <eof>", failure.getMessage());
        }
    }

    @Test
    void aCachedFileCostsAsMuchAsACompiledOne() {
        byte[] module = bytes("return '" + "x".repeat(10_000) + "'");
        for (int i = 0; i < 2; i++) {
            LuaOptions options = LuaOptions.forGame()
                    .withCompiled(compiled)
                    .withBudget(50_000)
                    .withScripts(path -> path.equals("large.lua") ? module : null);
            try (LuaMachine machine = Libraries.machine(options)) {
                Coroutine loading = machine.coroutine(machine.load("a.lua", bytes("require 'large'")));
                assertThrows(LuaFailure.class, () -> loading.resume(LuaValue.NONE));
            }
        }
    }
}
