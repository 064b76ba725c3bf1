package kodama.lua;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kodama.lua.library.Libraries;
import org.luaj.vm2.LuaValue;

/** Runs scripts that fill a small heap, and prints how each has ended; see MemoryGuardTest. */
final class HeapFiller {
    private static final long BUDGET = 300_000_000;

    private HeapFiller() {}

    public static void main(String[] args) throws Exception {
        List<String> scripts = Files.readAllLines(Path.of(args[0]));
        run("return 1");
        LuaMachine game = Libraries.machine(LuaOptions.forGame().withBudget(BUDGET));
        Coroutine bystander = game.coroutine(
                game.load("bystander.lua", bytes("local t = {} while true do t = { #t } coroutine.yield() end")));
        for (String script : scripts) {
            if (script.isBlank() || script.startsWith("--")) continue;
            String end = run(script);
            bystander.resume(LuaValue.NONE);
            System.gc();
            System.out.println(end + "\t" + Thread.activeCount() + "\t" + usedKilobytes() + "\t" + script);
        }
    }

    /**
     * Runs a script in a machine with another coroutine that runs before and after it; returns how the script ended.
     */
    private static String run(String script) {
        try (LuaMachine machine = Libraries.machine(LuaOptions.forGame().withBudget(BUDGET))) {
            machine.coroutine(machine.load("eater.lua", bytes(script))).resume(LuaValue.NONE);
            return "returned";
        } catch (LuaFailure failure) {
            return kind(failure.getMessage());
        } catch (Throwable broken) {
            return "broken by " + broken;
        }
    }

    private static String kind(String message) {
        if (message.contains("not enough memory")) return "memory";
        return message.contains("ran longer") ? "budget" : "error";
    }

    private static byte[] bytes(String script) {
        return script.getBytes(StandardCharsets.UTF_8);
    }

    private static long usedKilobytes() {
        Runtime runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) >> 10;
    }
}
