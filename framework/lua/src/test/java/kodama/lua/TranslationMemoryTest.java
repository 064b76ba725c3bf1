package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import kodama.lua.library.Libraries;
import kodama.lua.translate.Instrumentation;
import org.junit.jupiter.api.Test;

/**
 * The translation threads are shared by all machines, and HotSpot keeps classes alive while it compiles them. Neither
 * may keep a closed machine and its scripts' memory alive.
 */
class TranslationMemoryTest {

    private static final String SCRIPT = """
            local t = { x = 1 }
            local function inner(a) t.x = t.x + a.y return t:missing() end
            function missing(self) return self end
            t.missing = missing
            for i = 1, 3 do inner { y = 2, z = { i } } end
            """;

    @Test
    void aMachineIsCollectedWhileItsFunctionsWaitForTranslation() {
        List<Runnable> waiting = new ArrayList<>();
        WeakReference<LuaMachine> machine = run(waiting::add, new ArrayList<>());
        assertNotNull(waiting.get(2));
        assertGone(machine);
        Reference.reachabilityFence(waiting);
    }

    @Test
    void aMachineIsCollectedWhileItsClassesStay() {
        List<TranslatedCode> classes = new ArrayList<>();
        WeakReference<LuaMachine> machine = run(Runnable::run, classes);
        assertNotNull(classes.get(0));
        assertGone(machine);
        Reference.reachabilityFence(classes);
    }

    @Test
    void aCollectedFunctionIsNotTranslated() {
        TranslationJob job = job();
        TranslatedCode made = job.get();
        for (int i = 0; i < 20 && made != null; i++) {
            System.gc();
            made = job.get();
        }
        assertNull(made, "it is still translated");
    }

    /** Returns a job to whose machine nothing else refers. */
    private static TranslationJob job() {
        LuaMachine machine = Libraries.machine(LuaOptions.forGame());
        ScriptFunction script = (ScriptFunction) machine.load("script.lua", SCRIPT.getBytes());
        return new TranslationJob(script.code, new Instrumentation(false, false), machine.maxMethodLength);
    }

    private static WeakReference<LuaMachine> run(Executor translator, List<TranslatedCode> classes) {
        LuaMachine machine = Libraries.machine(LuaOptions.forGame());
        machine.translationThreshold = 0;
        machine.translationExecutor = translator;
        machine.clock = () -> 0;
        ScriptFunction script = (ScriptFunction) machine.load("script.lua", SCRIPT.getBytes());
        machine.coroutine(script).resume(org.luaj.vm2.LuaValue.NONE);
        for (FunctionCode each : script.code.children) classes.add(each.translated);
        return new WeakReference<>(machine);
    }

    private static void assertGone(WeakReference<LuaMachine> machine) {
        for (int i = 0; i < 20 && machine.get() != null; i++) System.gc();
        assertNull(machine.get(), "something keeps the machine");
    }
}
