package kodama.lua.library;

import java.util.Set;
import kodama.lua.LuaMachine;
import kodama.lua.error.BadArgument;
import kodama.lua.value.Args;
import kodama.lua.value.LosslessUtf8;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code collectgarbage}. The JVM collects by itself; the options return what a script may expect. */
final class CollectGarbageFunction {

    private static final Set<String> KNOWN = Set.of(
            "collect",
            "stop",
            "restart",
            "count",
            "step",
            "setpause",
            "setstepmul",
            "setmajorinc",
            "isrunning",
            "generational",
            "incremental");
    private static final double KILOBYTE = 1024;
    private static final double SANDBOXED_KILOBYTES = 1024;

    /** Number of steps of a whole collection. */
    private static final int STEPS = 40;

    private final LuaMachine machine;
    private boolean isRunning = true;
    /** Number of steps since the last collection. */
    private long progress;
    // Parameters set by scripts: without effect, but setting one returns the previous value.
    private int pause = 200;
    private int stepMultiplier = 200;
    private int majorIncrease = 200;

    CollectGarbageFunction(LuaMachine machine) {
        this.machine = machine;
    }

    Varargs collect(Varargs args) {
        String given = Args.isMissing(args, 1) ? null : LosslessUtf8.of(Args.string(args, 1));
        String option = given == null ? "collect" : given;
        if (!KNOWN.contains(option)) throw new BadArgument(1, "invalid option '" + option + "'");
        int value = (int) Args.integer(args, 2, 0);
        return answer(option, value);
    }

    private Varargs answer(String option, int value) {
        return switch (option) {
            case "collect" -> {
                machine.collector().collect();
                yield LuaReal.ZERO;
            }
            case "count" -> count();
            case "stop", "restart" -> {
                isRunning = option.equals("restart");
                machine.collector().setPaused(!isRunning);
                yield LuaReal.ZERO;
            }
            case "isrunning" -> LuaValue.valueOf(isRunning);
            case "step" -> step(value);
            case "setpause" -> {
                int old = pause;
                pause = value;
                yield LuaReal.of(old);
            }
            case "setstepmul" -> {
                int old = stepMultiplier;
                stepMultiplier = value;
                yield LuaReal.of(old);
            }
            case "setmajorinc" -> {
                int old = majorIncrease;
                majorIncrease = value;
                yield LuaReal.of(old);
            }
            default -> LuaReal.ZERO;
        };
    }

    /** A cycle has a fixed number of steps; a larger step counts as several. */
    private LuaValue step(int size) {
        progress += 1L + Math.max(size, 0);
        if (progress < STEPS) return LuaValue.FALSE;
        progress = 0;
        machine.collector().collect();
        return LuaValue.TRUE;
    }

    /** Returns kilobytes, and the bytes after the last whole kilobyte. */
    private Varargs count() {
        double kilobytes = usedKilobytes();
        return LuaValue.varargsOf(LuaReal.of(kilobytes), LuaReal.of(kilobytes % 1 * KILOBYTE));
    }

    /** Returns a constant on a sandboxed machine, because the JVM's memory use differs from run to run. */
    private double usedKilobytes() {
        if (machine.options().sandboxed()) return SANDBOXED_KILOBYTES;
        Runtime runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) / KILOBYTE;
    }
}
