package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.luaj.vm2.LuaValue;

/**
 * Tries to escape from the sandbox and to exhaust its limits: each script of sandbox_escapes.txt and sandbox_torture.txt, in
 * each of the contexts of sandbox_contexts.txt.
 */
class SandboxTest {

    private static final long BUDGET = 1_000_000;
    private static final long MAX_LENGTH = 1_000_000_000L;
    private static final long MEGABYTE = 1 << 20;

    @Test
    void noScriptEscapes() {
        List<String> out = new ArrayList<>();
        for (String script : scripts("sandbox_escapes.txt")) if (run(script).equals("out")) out.add(script);
        assertEquals(List.of(), out);
    }

    @Test
    void noScriptExhaustsTheLimits() {
        List<String> scripts = scripts("sandbox_torture.txt");
        run(scripts.get(0));
        int threads = Thread.activeCount();
        long heap = heap();
        List<String> slow = new ArrayList<>();
        for (String script : scripts) {
            long start = processorTime();
            run(script);
            if (processorTime() - start > MAX_LENGTH) slow.add(script);
        }
        assertEquals(List.of(), slow);
        assertEquals(threads, Thread.activeCount());
        assertTrue(heap() - heap < 8 * MEGABYTE, "the heap grew by " + (heap() - heap) + " bytes");
    }

    @Test
    void requireFollowsNeitherLinksNorPaths(@TempDir Path folder) throws Exception {
        Path secret = Files.writeString(folder.resolve("secret.lua"), "return 'out'");
        Path scripts = Files.createDirectory(folder.resolve("scripts"));
        for (String name : List.of("..secret", "...secret", "../secret", "/secret", "." + secret, secret.toString())) {
            List<String> asked = new ArrayList<>();
            ScriptSource source = path -> {
                asked.add(path);
                return null;
            };
            LuaOptions options = LuaOptions.forGame().withScripts(source);
            run(Libraries.machine(options), "return require '" + name.replace(".lua", "") + "'");
            assertTrue(asked.stream().allMatch(each -> isInside(scripts, each)), name + " asked for " + asked);
        }
    }

    private static boolean isInside(Path folder, String asked) {
        return !asked.startsWith("/") && folder.resolve(asked).normalize().startsWith(folder);
    }

    /** Returns each script in each context. */
    private static List<String> scripts(String name) {
        List<String> contexts = lines("sandbox_contexts.txt").toList();
        return lines(name)
                .flatMap(script -> contexts.stream().map(each -> each.replace("SCRIPT", script)))
                .toList();
    }

    private static Stream<String> lines(String name) {
        String text = new String(Specs.resource(name), StandardCharsets.UTF_8);
        return text.lines().filter(line -> !line.isBlank() && !line.startsWith("--"));
    }

    private static String run(String script) {
        return run(Libraries.machine(LuaOptions.forGame().withBudget(BUDGET)), script);
    }

    /** Returns a script's result; a Lua error counts as none, and any other exception fails the test. */
    private static String run(LuaMachine machine, String script) {
        try (machine) {
            Coroutine co = machine.coroutine(machine.load("sandbox.lua", script.getBytes(StandardCharsets.UTF_8)));
            return co.resume(LuaValue.NONE).arg1().tojstring();
        } catch (LuaFailure failure) {
            return "";
        } catch (RuntimeException | Error broken) {
            throw new AssertionError("not a Lua error: " + script, broken);
        }
    }

    /** Processor time: wall time would include other programs. */
    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static long heap() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
